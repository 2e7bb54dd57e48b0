//! What the program said when it was asked something in a shell.

use serde_json::Value;

pub struct Said {
    pub code: i32,
    pub out: String,
    pub errors: String,
}

impl Said {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.out).unwrap_or_else(|e| panic!("{e}: {}{}", self.out, self.errors))
    }
}

impl From<std::process::Output> for Said {
    fn from(said: std::process::Output) -> Said {
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Said { code: said.status.code().unwrap(), out: text(said.stdout), errors: text(said.stderr) }
    }
}
