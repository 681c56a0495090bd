"""From engine values to what people see and read: pictures, sentences and alt text. Knows no Discord."""
