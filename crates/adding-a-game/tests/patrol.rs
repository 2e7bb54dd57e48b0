include!(concat!(env!("OUT_DIR"), "/tests/patrol.rs"));
