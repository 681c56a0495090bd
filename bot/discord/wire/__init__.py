"""What Discord is sent and answers: components, custom ids, words, calls and their failures."""
