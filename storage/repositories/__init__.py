"""All SQL: one small class over a connection for each kind of record.

A repository neither begins nor ends a transaction, and has no clock: `now` is an argument.
"""
