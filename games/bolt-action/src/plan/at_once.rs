//! What the script does where that is known without the list of what is legal: of what is worth a thought the best is
//! put to the judge first. The list asks the judge about everything.

use crate::action::Action;
use crate::decisions::{coming_on, moving, ordering};
use crate::game::Pending;
use crate::state::*;
use crate::{Memory, Rules, plan::aims::Aim};
use kernel::decision::{self, Decides};
use kernel::plan::Mind;
use kernel::{Quick, Seat};

impl Rules {
    /// The same that the script would take from the list.
    pub(crate) fn known_choice(&self, s: &State, seat: Seat, mind: &Mind<Aim, Memory>) -> Option<Action> {
        let mut actions = match self.pending(s)? {
            Pending::Drawing => return Some(Action::Begin),
            Pending::Ordering => ordering::thinkable(self, s, seat),
            Pending::Moving => moving::thinkable(self, s, seat)?,
            Pending::ComingOn => coming_on::thinkable(self, s)?,
            _ => return None,
        };
        // In the order of the list, so that of equals the same one is taken.
        actions.sort_unstable();
        actions.dedup();
        let worths = decision::worths(self, s, seat, &actions, mind);
        let mut best_first: Vec<usize> = (0..actions.len()).collect();
        best_first.sort_by(|&a, &b| worths[b].total_cmp(&worths[a]));
        let mut actions = best_first.into_iter().map(|i| actions[i]);
        actions.find(|action| Quick::ask(|judge| decision::judge(self, s, seat, action, judge)))
    }
}
