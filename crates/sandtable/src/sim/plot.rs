//! Plots as parts of a page. Curves and bars are SVG that is stretched to the room there is; what is read beside them
//! is text of the page, so that it stays readable on a narrow one.

use std::fmt::Write;

/// One line with the band around it, from left to right: where, then lower edge, middle and upper edge.
#[derive(Clone, Debug)]
pub struct Line {
    pub points: Vec<(f64, [f64; 3])>,
    /// Which of the page's colours.
    pub colour: usize,
}

/// What is written at a scale.
#[derive(Clone, Debug)]
pub struct Scale {
    pub low: f64,
    pub high: f64,
    pub ticks: Vec<f64>,
}

impl Scale {
    /// A scale that takes in both ends, with at most so many round marks.
    pub fn around(low: f64, high: f64, most: usize) -> Scale {
        let span = (high - low).max(1.0);
        let rough = span / most.max(1) as f64;
        let power = 10_f64.powf(rough.log10().floor());
        // Turns and points are whole, so a step is at least one.
        let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|n| n * power).find(|&step| step >= rough);
        let step = step.unwrap_or(power * 10.0).max(1.0);
        let (low, high) = ((low / step).floor() * step, (high.max(low + 1.0) / step).ceil() * step);
        let count = ((high - low) / step).round() as usize;
        Scale { low, high, ticks: (0..=count).map(|i| low + i as f64 * step).collect() }
    }

    /// The same, but reaching from the first to the last and no further.
    pub fn from_to(low: f64, high: f64, most: usize) -> Scale {
        let around = Scale::around(low, high, most);
        let ticks = around.ticks.into_iter().filter(|tick| (low..=high).contains(tick)).collect();
        Scale { low, high: high.max(low + 1.0), ticks }
    }

    /// In per cent from the lower end.
    fn place(&self, value: f64) -> f64 {
        100.0 * (value - self.low) / (self.high - self.low)
    }
}

/// A frame with marks at the left and below around what is drawn.
fn framed(drawn: &str, x: &Scale, y: &Scale, said: &str) -> String {
    let mut html = String::from("<div class=\"plot\"><div class=\"y\">");
    // Writing to a string cannot fail.
    for tick in &y.ticks {
        let _ = write!(html, "<span style=\"top:{:.2}%\">{}</span>", 100.0 - y.place(*tick), figure(*tick));
    }
    let _ = write!(
        html,
        "</div><svg viewBox=\"0 0 100 100\" preserveAspectRatio=\"none\" role=\"img\" aria-label=\"{said}\">"
    );
    for tick in &y.ticks {
        let at = 100.0 - y.place(*tick);
        let _ = write!(html, "<line class=\"grid\" x1=\"0\" x2=\"100\" y1=\"{at:.2}\" y2=\"{at:.2}\"/>");
    }
    html.push_str(drawn);
    html.push_str("</svg><div class=\"x\">");
    for tick in &x.ticks {
        let _ = write!(html, "<span style=\"left:{:.2}%\">{}</span>", x.place(*tick), figure(*tick));
    }
    html + "</div></div>"
}

/// Lines over a scale of whole numbers.
pub fn lines(lines: &[Line], x: &Scale, y: &Scale, said: &str) -> String {
    let mut drawn = String::new();
    for Line { points, colour } in lines {
        let at = |i: usize| {
            points.iter().map(move |(to, values)| format!("{:.2},{:.2}", x.place(*to), 100.0 - y.place(values[i])))
        };
        let band: Vec<String> = at(0).chain(at(2).rev()).collect();
        let middle: Vec<String> = at(1).collect();
        let _ = write!(drawn, "<polygon class=\"band c{colour}\" points=\"{}\"/>", band.join(" "));
        let _ = write!(drawn, "<polyline class=\"line c{colour}\" points=\"{}\"/>", middle.join(" "));
    }
    framed(&drawn, x, y, said)
}

/// How many fall on each whole number; wide spans are put together.
pub fn histogram(values: &[f64], said: &str) -> String {
    const MOST_BARS: f64 = 40.0;
    const FEW_BARS: f64 = 9.0;
    const MOST_TICKS: usize = 10;
    let (low, high) = values.iter().fold((f64::MAX, f64::MIN), |(low, high), &v| (low.min(v), high.max(v)));
    if values.is_empty() {
        return String::new();
    }
    let wide = ((high - low + 1.0) / MOST_BARS).ceil();
    let bars = ((high - low + 1.0) / wide).ceil() as usize;
    let mut counts = vec![0_usize; bars];
    for value in values {
        counts[((value - low) / wide) as usize] += 1;
    }
    // A few bars are not stretched over the whole width.
    let beside = (FEW_BARS - bars as f64).max(0.0) / 2.0;
    let ticks = (0..bars).step_by(bars.div_ceil(MOST_TICKS)).map(|bar| low + bar as f64 * wide).collect();
    let x = Scale { low: low - 0.5 - beside, high: low + bars as f64 * wide - 0.5 + beside, ticks };
    let y = Scale::around(0.0, counts.iter().copied().max().unwrap_or(0) as f64, 4);
    let mut drawn = String::new();
    for (i, &count) in counts.iter().enumerate() {
        let (left, right) = (x.place(low + i as f64 * wide - 0.42), x.place(low + (i as f64 + 1.0) * wide - 0.58));
        let high = y.place(count as f64);
        let (width, top) = (right - left, 100.0 - high);
        let _ = write!(
            drawn,
            "<rect class=\"fill c0\" x=\"{left:.2}\" y=\"{top:.2}\" width=\"{width:.2}\" height=\"{high:.2}\"/>"
        );
    }
    framed(&drawn, &x, &y, said)
}

/// A share with its interval on a scale from nothing to all, the half marked.
pub fn share(share: f64, low: f64, high: f64, colour: usize) -> String {
    let [share, low, high] = [share, low, high].map(|value| 100.0 * value);
    format!(
        "<svg class=\"share\" viewBox=\"0 0 100 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">\
         <line class=\"grid\" x1=\"50\" x2=\"50\" y1=\"0\" y2=\"10\"/>\
         <rect class=\"band c{colour}\" x=\"{low:.2}\" y=\"1\" width=\"{:.2}\" height=\"8\"/>\
         <line class=\"line c{colour}\" x1=\"{share:.2}\" x2=\"{share:.2}\" y1=\"0\" y2=\"10\"/></svg>",
        (high - low).max(0.5)
    )
}

/// Parts of a whole, side by side: how much each is, and which of the page's colours it has.
pub fn parts(parts: &[(f64, usize)]) -> String {
    let mut drawn = String::new();
    let mut from = 0.0;
    for (part, colour) in parts {
        let width = 100.0 * part;
        let _ = write!(
            drawn,
            "<rect class=\"fill c{colour}\" x=\"{from:.2}\" y=\"0\" width=\"{width:.2}\" height=\"10\"/>"
        );
        from += width;
    }
    format!(
        "<svg class=\"parts\" viewBox=\"0 0 100 10\" preserveAspectRatio=\"none\" aria-hidden=\"true\">{drawn}</svg>"
    )
}

/// A mark of a scale, without digits it does not need.
fn figure(value: f64) -> String {
    format!("{value:.0}").replace('-', "−")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_scale_has_round_marks_and_takes_in_both_ends() {
        let scale = Scale::around(0.0, 23.0, 5);
        assert_eq!(scale.ticks, [0.0, 5.0, 10.0, 15.0, 20.0, 25.0]);
        assert_eq!(Scale::around(-7.0, 12.0, 5).ticks, [-10.0, -5.0, 0.0, 5.0, 10.0, 15.0]);
        assert_eq!(Scale::around(3.0, 3.0, 4).ticks, [3.0, 4.0]);
        assert_eq!(Scale::from_to(1.0, 14.0, 5).ticks, [5.0, 10.0]);
    }

    #[test]
    fn lines_lie_within_the_frame() {
        let line = Line { points: vec![(0.0, [0.0, 1.0, 2.0]), (4.0, [2.0, 3.0, 4.0])], colour: 1 };
        let (x, y) = (Scale::from_to(0.0, 4.0, 5), Scale::around(0.0, 4.0, 4));
        let drawn = lines(&[line], &x, &y, "points");
        assert!(drawn.contains("<polyline class=\"line c1\" points=\"0.00,75.00 100.00,25.00\"/>"), "{drawn}");
        assert!(drawn.contains("points=\"0.00,100.00 100.00,50.00 100.00,0.00 0.00,50.00\""), "{drawn}");
    }

    #[test]
    fn a_histogram_has_a_bar_for_each_number_or_for_several() {
        let few = histogram(&[3.0, 3.0, 5.0], "turns");
        assert_eq!(few.matches("<rect").count(), 3, "{few}");
        assert!(few.contains(">3</span>") && few.contains(">5</span>") && !few.contains(">6</span>"), "{few}");
        let many: Vec<f64> = (0..1000).map(f64::from).collect();
        assert_eq!(histogram(&many, "turns").matches("<rect").count(), 40);
        assert!(histogram(&[], "turns").is_empty());
    }
}
