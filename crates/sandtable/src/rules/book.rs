//! `sandtable rules GAME --book`: the rulebook as one page. The client's own script draws it, with the drawing of the
//! real board; here everything it needs is put into one file.

use super::examples;
use crate::context::Context;
use crate::failure::Failure;
use any_game::Listed;
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use flate2::Compression;
use flate2::write::DeflateEncoder;
use kernel::title::in_short;
use kernel::{Examples, Text};
use serde::Serialize;
use serde_json::Value;
use server::wire::{ClauseCard, ExampleCard, ExampleView};
use std::collections::HashMap;
use std::fs;
use std::io::Write;
use std::path::Path;

/// What the page reads; `web/src/scene/book.ts` has the same.
#[derive(Serialize)]
struct BookData {
    game: &'static str,
    language: &'static str,
    seats: Vec<&'static str>,
    interface: String,
    words: String,
    clauses: Vec<ClauseCard>,
    /// Every space that an example shows, once.
    spaces: Vec<Value>,
    /// Each an `ExampleView` whose board names its spaces by their numbers.
    examples: Vec<Value>,
}

pub fn write(listed: Listed, file: &Path, context: &mut Context<'_>) -> Result<(), Failure> {
    let about = listed.game.about();
    let (language, words) = listed.game.words_for(context.lang);
    let (_, interface) = server::interface_words(language).unwrap_or((language, String::new()));
    let clauses = listed.game.clauses().clauses();
    let shown = examples::of(listed)?;
    let mut examples = carried_out(listed, &shown)?;
    let data = BookData {
        game: about.id,
        language,
        seats: about.seats.iter().map(|seat| seat.id).collect(),
        interface,
        words: words.join("\n"),
        clauses: ClauseCard::all(listed, &shown),
        spaces: told_once(&mut examples),
        examples,
    };
    fs::write(file, page(&data)?).map_err(|error| Failure::usage(format!("{}: {error}", file.display())))?;
    let text = Text::new("cli-book").name("game", about.id).name("file", file.display().to_string());
    let text = text.number("clauses", clauses.len() as i64).number("examples", data.examples.len() as i64);
    let line = context.say(&text);
    Ok(writeln!(context.out, "{line}")?)
}

fn carried_out(listed: Listed, examples: &Examples) -> Result<Vec<Value>, Failure> {
    let view = |example| {
        let staged = examples::stage(listed.game, example).map_err(|problems| Failure::bad(in_short(&problems)))?;
        Ok(serde_json::to_value(ExampleView { card: ExampleCard::of(example), staged })?)
    };
    examples.all.iter().map(view).collect()
}

/// Takes the spaces out of the examples' boards and leaves their numbers there. The examples of one game show parts of
/// the same map; the outlines of Axis & Allies repeated in each of them are nine tenths of its book.
fn told_once(examples: &mut [Value]) -> Vec<Value> {
    let mut all = Vec::new();
    let mut numbers = HashMap::new();
    let boards = examples.iter_mut().filter_map(|example| example.pointer_mut("/board/spaces"));
    for space in boards.filter_map(Value::as_array_mut).flatten() {
        let number = *numbers.entry(space.to_string()).or_insert_with(|| {
            all.push(space.clone());
            all.len() - 1
        });
        *space = Value::from(number);
    }
    all
}

/// The page itself: styles, what is to be read, and the script that shows it.
fn page(data: &BookData) -> Result<String, Failure> {
    let part = |name: &str| {
        let bytes = server::client_file(name);
        let bytes = bytes.ok_or_else(|| Failure::usage(format!("{name}: the web client is not part of this build")))?;
        Ok::<_, Failure>(String::from_utf8_lossy(&bytes).into_owned())
    };
    // Within a page nothing may look like the end of the element it stands in.
    let closed = |text: String| text.replace("</", "<\\/");
    let (styles, script) = (part("book.css")?, closed(part("book.js")?));
    let packed = BASE64.encode(deflated(&serde_json::to_vec(data)?)?);
    let language = data.language;
    Ok(format!(
        "<!doctype html>\n<html lang=\"{language}\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <meta name=\"base-path\" content=\"\">\n<title>{}</title>\n<style>{styles}</style>\n</head>\n\
         <body>\n<div id=\"app\"></div>\n\
         <script type=\"application/octet-stream\" id=\"book-data\">{packed}</script>\n\
         <script>{script}</script>\n</body>\n</html>\n",
        data.game
    ))
}

/// What examples show and say is much alike: packed, it is a fifth or less.
fn deflated(bytes: &[u8]) -> Result<Vec<u8>, Failure> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::default());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}
