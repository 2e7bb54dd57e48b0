# What a player is told before the first move, and whenever he asks.

briefing-length = { $left ->
        [one] This is turn { $last }, and after it a die decides whether there is one more.
       *[other] { $left } turns are left of { $last }; then a die decides whether there is one more.
    }
briefing-destroyed = Units destroyed: { $seat }
briefing-in-zone = Units in the defender’s zone: { $seat }
briefing-left = Units off the far edge: { $seat }
briefing-objective = Objective { $number }
briefing-object = The object
briefing-base = Base blown up: { $seat }
briefing-envelopment = One platoon defends a strip along its edge of the table; the other wants to break into it or through it. The attacker comes on from his own edge and may send units round the flanks. The defender sets up first and may hide.
special-envelopment = Points are counted at the end; two more than the other win, less is a draw.
aim-envelopment-both = Roll off first: who wins chooses to attack or to defend.
aim-envelopment-attacker = Get your units into the defender’s zone or off his edge, and destroy what stands in the way. Do not lose many: each costs you two points.
aim-envelopment-defender = Destroy the attackers before they are through: each is worth two points. Cover and Ambush are your friends.
briefing-maximum-attrition = Two platoons meet and neither gives way. Nothing on the table counts but the enemy. Both come on from their own edges, and both may go round the flanks.
special-maximum-attrition = Every unit counts one point, a tank as much as two men with a mortar.
aim-maximum-attrition-both = Destroy at least two units more than you lose. Shoot at what is weak and pinned, and finish it.
briefing-point-defence = Three objectives lie in the defender’s half of the table. The attacker comes with everything after a bombardment. Whoever stands alone within three inches of one holds it.
special-point-defence = One objective for the attacker is a draw, none is a victory of the defender.
aim-point-defence-both = Roll off first: who wins chooses to attack or to defend.
aim-point-defence-attacker = Hold two of the three objectives at the end. Pin the defenders with fire, then go in.
aim-point-defence-defender = Keep the attacker off: with all three objectives denied to him you win, with one lost it is a draw.
briefing-hold-until-relieved = A small garrison holds the objective in the middle of the table. Everybody else is still on the road: attackers from one side, relief from the other. The first turns are short of men and long in minutes.
special-hold-until-relieved = Only what stands within three inches at the very end counts.
aim-hold-until-relieved-both = Roll off first: who wins chooses to attack or to defend.
aim-hold-until-relieved-attacker = Throw the garrison off the objective before its relief is there, and stand on it yourself at the end.
aim-hold-until-relieved-defender = Hold the objective in the middle until your platoon has come on; keep the garrison Down rather than dead.
briefing-top-secret = In the middle lies something that both sides want. A man on foot who touches it picks it up and carries it. It must go off the carrier’s own edge of the table.
special-top-secret = If the carrier falls, the object lies where he fell. Who carries it home wins at once.
aim-top-secret-both = Be first at the object with a squad that can run, cover it with fire, and bring it home over your own edge.
briefing-demolition = Each side has a base near its edge. A foot unit of the enemy that touches it at the end of a turn, with no defender near, blows it up. That ends the battle.
special-demolition = Guard your own base while you go for theirs: a unit within three inches is enough.
aim-demolition-both = Blow up the enemy’s base before he blows up yours.
