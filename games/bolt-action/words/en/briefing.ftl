# What a player is told before the first move, and whenever he asks.

briefing-length = { $left ->
        [one] This is turn { $last }. After turn 6 a die decides whether there is a seventh, the last.
       *[other] { $left } of { $last } turns are still to be played. After turn 6 a die decides whether there is a seventh.
    }
briefing-destroyed = Units destroyed: { $seat }
briefing-in-zone = Units in the defender’s zone: { $seat }
briefing-left = Units off the far edge: { $seat }
briefing-objective = Objective { $number }
briefing-object = The object
briefing-base = Base blown up: { $seat }
briefing-envelopment = One platoon defends a strip along its edge of the table; the other wants to break into it or through it. The defender sets up first and may hide. After a bombardment the attacker comes on from his own edge and may send units round the flanks.
special-envelopment = Points are counted at the end: a lead of two wins, less is a draw.
aim-envelopment-both = Roll off first: the winner chooses to attack or to defend.
aim-envelopment-attacker = Get your units into the defender’s zone or off his edge, and destroy what stands in the way. Do not lose many: each gives the enemy two points.
aim-envelopment-defender = Destroy the attackers before they are through: each unit is worth two points. Cover and Ambush are your friends.
briefing-maximum-attrition = Two platoons meet and neither gives way. Only destroyed units count. Both come on from their own edges, and both may go round the flanks.
special-maximum-attrition = Every unit counts one point, a tank no more than a mortar with two men.
aim-maximum-attrition-both = Destroy at least two units more than you lose. Shoot at what is weak and pinned, and finish it.
briefing-point-defence = Three objectives lie in the defender’s half of the table. After a bombardment at least half of the attackers come on; the rest follow as reserves. A side holds an objective with men or a gun within three inches while the enemy has none there.
special-point-defence = If the attacker holds one objective at the end, it is a draw; if he holds none, the defender has won.
aim-point-defence-both = Roll off first: the winner chooses to attack or to defend.
aim-point-defence-attacker = Hold at least two of the three objectives at the end. Pin the defenders with fire, then go in.
aim-point-defence-defender = Keep the attacker off: if he holds no objective you win, if he holds one it is a draw.
briefing-hold-until-relieved = Two units hold the objective in the middle of the table. At least half of the attackers stand around it, more than eighteen inches away. Everybody else is in reserve and comes on from his own edge from the second turn.
special-hold-until-relieved = Only men and guns within three inches of the objective at the very end count.
aim-hold-until-relieved-both = Roll off first: the winner chooses to attack or to defend.
aim-hold-until-relieved-attacker = Throw the garrison off the objective before its relief is there, and hold it yourself at the end.
aim-hold-until-relieved-defender = Hold the objective until your platoon has come on; better a garrison that is Down than one that is dead.
briefing-top-secret = In the middle lies something that both sides want. A man on foot who ends his move touching it picks it up. He must carry it off his own edge of the table.
special-top-secret = If the carrier falls, the object stays where he fell. Whoever carries it home wins at once; otherwise it is a draw.
aim-top-secret-both = Be first at the object with a squad that can Run, cover it with fire, and bring it home over your own edge.
briefing-demolition = Each side has a base near its edge. Enemy infantry that touches it at the end of a turn, with no defender within three inches, blows it up. That ends the battle.
special-demolition = Guard your own base while you go for theirs: one unit of men or a gun within three inches is enough.
aim-demolition-both = Blow up the enemy’s base before he blows up yours.
