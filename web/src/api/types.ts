// The shapes that go over the wire, under the names the client uses for them.
import type { components } from './schema'

type Wire = components['schemas']

/** Lists that are left out when they are empty, which the description does not say of answers. */
type Lacking<T, K extends keyof T> = Omit<T, K> & Partial<Pick<T, K>>

export type Text = Wire['Text']
export type Arg = Wire['Arg']

export type Board = Wire['Board']
export type Space = Wire['Space']
export type Line = Wire['Line']
export type Label = Wire['Label']

export type Scene = Wire['Scene']
export type Piece = Wire['Piece']
export type Mark = Wire['Mark']
export type Panel = Wire['Panel']
export type Row = Wire['Row']
export type Choice = Wire['Choice']
export type Group = Wire['Group']
export type Figure = Wire['Figure']
export type Sketch = Wire['Sketch']
export type Stroke = Wire['Stroke']
export type Pointing = Wire['Pointing']
export type Outcome = Wire['Outcome']

export type GameCard = Wire['GameCard']
export type Preview = Wire['Preview']
export type ClauseCard = Wire['ClauseCard']
export type Language = Wire['Language']
export type Lists = Wire['Lists']
export type Draft = Wire['Draft']
export type DraftUnit = Wire['DraftUnit']
export type UnitAbout = Lacking<Wire['UnitAbout'], 'options'>
export type Force = Lacking<Wire['Force'], 'problems' | 'left_out'>
export type RecordCard = Wire['RecordCard']
export type RecordCheck = Wire['RecordCheck']

export type Who = Wire['Who']
export type NewMatch = Wire['NewMatch']
export type Created = Wire['Created']
export type Deleted = Wire['Deleted']
export type MatchCard = Wire['MatchCard']
export type Viewer = Wire['Viewer']

export type LogEntry = Lacking<Wire['LogEntry'], 'dice'>
export type Whole = Omit<Wire['Whole'], 'log'> & { log: LogEntry[] }
export type MatchView = Omit<Wire['MatchView'], 'now'> & { now: Whole }
export type SceneChange = Omit<Lacking<Wire['SceneChange'], 'pieces' | 'pieces_gone'>, 'marks'> & {
  marks?: Lacking<Wire['MarkChange'], 'lost'>[]
}
export type Change = Omit<Wire['Change'], 'scene' | 'log'> & { scene: SceneChange; log?: LogEntry[] }
export type Update = { whole: Whole } | { change: Change }

export type Command = Wire['Command']
export type Done = Wire['Done']
export type Spot = Wire['Spot']
export type Question = Wire['Question']
export type Answer = Wire['Answer']
export type Reason = Wire['Reason']
export type Refused = Wire['Refused']
export type Tried = Lacking<Wire['Tried'], 'reasons'>
export type Explanation = Wire['Explanation']
export type Inspection = Wire['Inspection']
export type Moment = Omit<Wire['Moment'], 'entry'> & { entry?: LogEntry | null }
export type Problem = Wire['Problem']
