//! The page that describes the protocol shows what is so.
