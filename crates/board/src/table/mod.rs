//! The open table: points, bases, hulls and terrain in whole hundredths of an inch. Every question (how far, does it
//! overlap, can it be seen) is answered by an exact comparison of integers, never by a rounded number.
//!
//! - Directions are whole degrees ([`Heading`]) with a table of vectors; the corners of a hull are rounded once, when
//!   it is set down, and from then on the rounded polygon *is* the hull.
//! - Distances are compared as squares; where a length is wanted ([`Point::steps_to`]) it is rounded up, so that a move
//!   never gets longer than it may be.
//! - Terrain is made of convex outlines; what is bent is made of several.

mod arrange;
mod heading;
mod outline;
mod point;
mod shape;
mod sight;

pub use arrange::{Squad, in_formation};
pub use heading::Heading;
pub use outline::{Outline, OutlineError, Span};
pub use point::{Area, LIMIT, Point, root_up};
pub use shape::Shape;
pub use sight::{Eye, FeatureSet, Further, MAX_FEATURES, Mark, Opacity, Screen, Sightlines, View};

/// Hundredths in an inch.
pub const INCH: i32 = 100;
