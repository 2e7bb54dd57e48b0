//! Watches the web client's files, which become part of the program. The folder is made if the client has not been
//! built: a folder that is not there would count as changed at every build.

fn main() {
    let files = "../../web/dist";
    // If it cannot be made, there is nothing to embed either.
    let _ = std::fs::create_dir_all(files);
    println!("cargo::rerun-if-changed={files}");
}
