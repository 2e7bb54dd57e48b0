//! What a roster file of another program says, as far as we read it: forces, and selections in selections. The file is
//! read as a stream and never becomes a tree of everything in it, so what it costs follows from its length, and it is
//! refused as soon as it has more of anything than a roster has.

use kernel::Problem;
use kernel::files::Source;
use quick_xml::Reader;
use quick_xml::events::{BytesStart, Event};

/// Nobody's roster has more.
pub(super) const MOST_TEXT: usize = 4 * 1024 * 1024;
const MOST_ELEMENTS: usize = 100_000;
const MOST_ATTRIBUTES: usize = 64;
const MOST_SELECTIONS: usize = 3_000;
const MOST_FORCES: usize = 100;
const DEEPEST: usize = 256;
const LONGEST_NAME: usize = 100;

#[derive(Debug, Default)]
pub(super) struct Outline {
    pub name: String,
    /// The values of the points the list was made for, as they stand there.
    pub limits: Vec<String>,
    pub forces: Vec<Force>,
    /// All selections; others name them by their place.
    selections: Vec<Selection>,
}

#[derive(Debug, Default)]
pub(super) struct Force {
    pub name: String,
    pub catalogue: String,
    pub parts: Vec<usize>,
}

#[derive(Clone, Debug, Default)]
pub(super) struct Selection {
    pub name: String,
    pub number: u32,
    pub is_model: bool,
    pub parts: Vec<usize>,
}

/// How much has been looked at.
#[derive(Copy, Clone, PartialEq, Eq, Debug, Default)]
pub(super) struct Counted {
    elements: usize,
    attributes: usize,
}

/// The element the stream is in.
#[derive(Copy, Clone)]
enum Place {
    Roster,
    Limits,
    Forces,
    Force,
    /// The list of a force's or a selection's parts.
    Parts(Owner),
    Selection(usize),
    Other,
}

#[derive(Copy, Clone)]
enum Owner {
    Force,
    Selection(usize),
}

impl Outline {
    pub fn read(text: &str) -> Result<Outline, Problem> {
        let mut reading = Reading::new(text);
        reading.all()?;
        Ok(reading.outline)
    }

    pub fn selection(&self, at: usize) -> &Selection {
        &self.selections[at]
    }
}

struct Reading<'t> {
    source: Source<'t>,
    reader: Reader<&'t [u8]>,
    outline: Outline,
    places: Vec<Place>,
    counted: Counted,
}

impl<'t> Reading<'t> {
    fn new(text: &'t str) -> Reading<'t> {
        Reading {
            source: Source::new("roster", text),
            reader: Reader::from_str(text),
            outline: Outline::default(),
            places: Vec::new(),
            counted: Counted::default(),
        }
    }

    /// A problem at the place that has been read to.
    fn wrong(&self, what: impl AsRef<str>) -> Problem {
        let at = usize::try_from(self.reader.buffer_position()).unwrap_or(usize::MAX);
        Problem { file: None, ..self.source.at(at..at, what.as_ref()) }
    }

    fn broken(&self, what: impl std::fmt::Display) -> Problem {
        self.wrong(format!("expected a roster in XML: {what}"))
    }

    fn all(&mut self) -> Result<(), Problem> {
        if self.source.text.len() > MOST_TEXT {
            return Err(Problem::new(format!("expected a roster of at most {MOST_TEXT} bytes of text")));
        }
        let mut seen = false;
        loop {
            match self.reader.read_event() {
                Ok(Event::Start(element)) => {
                    let place = self.enter(&element)?;
                    self.places.push(place);
                    seen = true;
                }
                Ok(Event::Empty(element)) => {
                    self.enter(&element)?;
                    seen = true;
                }
                Ok(Event::End(_)) => drop(self.places.pop()),
                // Entities could stand for more than the file has, or for files of this machine.
                Ok(Event::DocType(_)) => return Err(self.broken("definitions of a document type are not read")),
                Ok(Event::Eof) if !self.places.is_empty() => return Err(self.broken("the file ends too early")),
                Ok(Event::Eof) if !seen => return Err(self.broken("there is no element in the file")),
                Ok(Event::Eof) => return Ok(()),
                Ok(_) => {}
                Err(error) => return Err(self.broken(error)),
            }
        }
    }

    fn enter(&mut self, element: &BytesStart<'_>) -> Result<Place, Problem> {
        self.counted.elements += 1;
        if self.counted.elements > MOST_ELEMENTS {
            return Err(self.wrong(format!("expected a roster of at most {MOST_ELEMENTS} elements")));
        }
        if self.places.len() >= DEEPEST {
            return Err(self.wrong(format!("expected elements at most {DEEPEST} deep in each other")));
        }
        let name = element.local_name();
        match (self.places.last(), name.as_ref()) {
            (None, b"roster") => {
                self.outline.name = self.attributes(element, ["name"])?[0].take().unwrap_or_default();
                Ok(Place::Roster)
            }
            (None, other) => {
                let found: String = String::from_utf8_lossy(other).chars().take(LONGEST_NAME).collect();
                Err(self.wrong(format!("expected the element \"roster\", found \"{found}\"")))
            }
            (Some(Place::Roster), b"forces") => Ok(Place::Forces),
            (Some(Place::Roster), b"costLimits") => Ok(Place::Limits),
            (Some(Place::Limits), b"costLimit") => {
                let [value] = self.attributes(element, ["value"])?;
                self.outline.limits.extend(value);
                Ok(Place::Other)
            }
            (Some(Place::Forces), b"force") => self.force(element),
            (Some(Place::Force), b"selections") => Ok(Place::Parts(Owner::Force)),
            (Some(Place::Selection(at)), b"selections") => Ok(Place::Parts(Owner::Selection(*at))),
            (Some(&Place::Parts(owner)), b"selection") => self.selection(element, owner),
            _ => Ok(Place::Other),
        }
    }

    fn force(&mut self, element: &BytesStart<'_>) -> Result<Place, Problem> {
        if self.outline.forces.len() == MOST_FORCES {
            return Err(self.wrong(format!("expected a roster of at most {MOST_FORCES} forces")));
        }
        let [name, catalogue] = self.attributes(element, ["name", "catalogueName"])?.map(Option::unwrap_or_default);
        self.outline.forces.push(Force { name, catalogue, parts: Vec::new() });
        Ok(Place::Force)
    }

    fn selection(&mut self, element: &BytesStart<'_>, owner: Owner) -> Result<Place, Problem> {
        let at = self.outline.selections.len();
        if at == MOST_SELECTIONS {
            return Err(self.wrong(format!("expected a roster of at most {MOST_SELECTIONS} selections")));
        }
        let [name, number, kind] = self.attributes(element, ["name", "number", "type"])?;
        self.outline.selections.push(Selection {
            name: name.unwrap_or_default(),
            number: number.and_then(|n| n.parse().ok()).unwrap_or(1),
            is_model: kind.as_deref() == Some("model"),
            parts: Vec::new(),
        });
        let parts = match owner {
            // Selections of a force are read after the force itself.
            Owner::Force => self.outline.forces.last_mut().map(|force| &mut force.parts),
            Owner::Selection(above) => Some(&mut self.outline.selections[above].parts),
        };
        if let Some(parts) = parts {
            parts.push(at);
        }
        Ok(Place::Selection(at))
    }

    /// The values of the attributes that are wanted, shortened.
    fn attributes<const N: usize>(
        &mut self,
        element: &BytesStart<'_>,
        wanted: [&str; N],
    ) -> Result<[Option<String>; N], Problem> {
        let mut found = [const { None }; N];
        // Looking for attributes that stand there twice compares each with all before it.
        for (i, attribute) in element.attributes().with_checks(false).enumerate() {
            self.counted.attributes += 1;
            if i == MOST_ATTRIBUTES {
                return Err(self.wrong(format!("expected an element with at most {MOST_ATTRIBUTES} attributes")));
            }
            let attribute = attribute.map_err(|e| self.broken(e))?;
            let Some(at) = wanted.iter().position(|name| name.as_bytes() == attribute.key.as_ref()) else { continue };
            let value = attribute.unescape_value().map_err(|e| self.broken(e))?;
            found[at] = Some(value.chars().take(LONGEST_NAME).collect());
        }
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is wrong with a text, and how much was looked at before it was refused.
    fn refused(text: &str) -> (String, Counted) {
        let mut reading = Reading::new(text);
        let problem = reading.all().unwrap_err();
        (problem.to_string(), reading.counted)
    }

    #[test]
    fn an_element_with_many_attributes_is_refused_at_the_first_one_too_many() {
        let attributes: String = (0..80_000).map(|i| format!(" a{i}='{i}'")).collect();
        let (problem, counted) = refused(&format!("<roster{attributes}/>"));
        assert!(problem.contains("at most 64 attributes"), "{problem}");
        assert_eq!(counted, Counted { elements: 1, attributes: MOST_ATTRIBUTES + 1 });
        // The same for every element we look into, however many there are.
        let (problem, counted) =
            refused(&format!("<roster><forces><force{attributes}/><force{attributes}/></forces></roster>"));
        assert!(problem.contains("at most 64 attributes"), "{problem}");
        assert_eq!(counted, Counted { elements: 3, attributes: MOST_ATTRIBUTES + 1 });
        // Those we do not look into are passed over.
        let other = format!("<roster><x{attributes}/></roster>");
        let mut reading = Reading::new(&other);
        assert_eq!((reading.all(), reading.counted.attributes), (Ok(()), 0));
    }

    #[test]
    fn deep_wide_and_endless_rosters_are_refused_where_they_begin_to_be() {
        let open = "<selections><selection name='x'>";
        let deep = format!("<roster><forces><force>{}", open.repeat(50_000));
        let (problem, counted) = refused(&deep);
        assert!(problem.contains("at most 256 deep"), "{problem}");
        assert_eq!(counted.elements, DEEPEST + 1);

        let wide = format!("<roster><forces><force><selections>{}", "<selection/>".repeat(200_000));
        let (problem, counted) = refused(&wide);
        assert!(problem.contains("at most 3000 selections"), "{problem}");
        assert_eq!(counted.elements, 4 + MOST_SELECTIONS + 1);

        let (problem, counted) = refused(&format!("<roster>{}</roster>", "<x/>".repeat(300_000)));
        assert!(problem.contains("at most 100000 elements"), "{problem}");
        assert_eq!(counted.elements, MOST_ELEMENTS + 1);

        let (problem, _) = refused(&format!("<roster><forces>{}", "<force/>".repeat(10_000)));
        assert!(problem.contains("at most 100 forces"), "{problem}");

        let (problem, counted) = refused(&" ".repeat(MOST_TEXT + 1));
        assert!(problem.contains("bytes of text"), "{problem}");
        assert_eq!(counted, Counted::default());
    }

    #[test]
    fn entities_stand_for_nothing() {
        let lol = "<!DOCTYPE x [<!ENTITY a 'aaaa'><!ENTITY b '&a;&a;&a;&a;'>]><roster name='&b;'/>";
        let (problem, counted) = refused(lol);
        assert!(problem.contains("document type"), "{problem}");
        assert_eq!(counted, Counted::default());
        let (problem, _) = refused("<roster name='&unknown;'/>");
        assert!(problem.contains("expected a roster in XML"), "{problem}");
        assert_eq!(Outline::read("<roster name='&lt;&#65;&gt;'/>").unwrap().name, "<A>");
    }

    #[test]
    fn a_problem_tells_its_line() {
        let (problem, _) = refused("<roster>\n<forces>\n<oops</forces>");
        assert!(problem.contains("expected a roster in XML"), "{problem}");
        let problem = Reading::new("<roster>\n<forces>\n</roster>").all().unwrap_err();
        assert_eq!(problem.line, Some(3));
    }
}
