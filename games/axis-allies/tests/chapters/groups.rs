//! Section 4: a group in hand grows by more of the same, as long as there is somewhere to go for all of them.

use crate::common::{table, with};
use axis_allies::Action::*;
use axis_allies::vocabulary::Kind;

/// a group grows before it sets out, by what is left where it stands.
#[test]
fn a_group_grows_before_it_sets_out() {
    let sketch = "turn germany combat_move\n\
        germany: ukraine 3 armour; germany 2 fighter\n\
        ussr: russia 1 infantry\n\
        uk: sz-baltic 1 transport";
    let mut t = table(sketch);
    t.pick("ukraine", Kind::Armour);
    assert!(t.may(All) && t.may(Add));
    t.act(Add);
    t.refused(All, "R-2.3");
    t.act(Add);
    t.refused(Add, "R-2.3");
    let mut t = table(sketch);
    t.pick("ukraine", Kind::Armour).via("karelia");
    t.refused(Add, "R-4.18");
    t.refused(All, "R-4.18");
    let mut t = table(sketch);
    t.pick("germany", Kind::Fighter).via("western-europe").via("germany");
    t.refused(Add, "R-4.18");
    t.to("sz-baltic");
}

/// AA-109, R-11.9: no more fighters come along than find a deck, and no more carriers than are not waited for.
#[test]
fn a_group_grows_as_far_as_all_can_land() {
    for pieces in ["off", "on"] {
        let mut t = with(
            &[("piece_limits", pieces)],
            "turn usa combat_move\n\
                owner hawaiian-islands japan\n\
                owner midway japan\n\
                usa: sz-western-usa 1 carrier; western-usa 3 fighter\n\
                japan: sz-wake 1 submarine",
        );
        t.pick("western-usa", Kind::Fighter);
        t.refused(All, "AA-109");
        t.act(Add);
        t.refused(Add, "AA-109");
    }
    let mut t = table(
        "turn usa combat_move\n\
            owner hawaiian-islands japan\n\
            owner midway japan\n\
            usa: sz-western-usa 2 carrier 1 fighter\n\
            japan: sz-japan 1 submarine; sz-western-canada 1 submarine",
    );
    t.go("sz-western-usa", Kind::Fighter, "sz-japan").pick("sz-western-usa", Kind::Carrier);
    t.refused(Add, "AA-109");
    t.to("sz-western-canada");
    assert!(!t.may(t.pick_of("sz-western-usa", Kind::Carrier)), "the other is waited for");
}

/// AA-130: with two pieces for carriers a stack of three is not parted, but grows in hand until it is whole.
#[test]
fn a_stack_without_pieces_is_taken_up_as_a_whole() {
    let mut t =
        with(&[("piece_limits", "on")], "turn usa non_combat\nusa: sz-western-usa 3 carrier; sz-eastern-usa 1 carrier");
    t.pick("sz-western-usa", Kind::Carrier).not_to("sz-hawaii", "R-17.6");
    t.act(Add).not_to("sz-hawaii", "R-17.6");
    t.act(Add).to("sz-hawaii");
}
