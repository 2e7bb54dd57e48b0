// The shapes that go over the wire, under the names the client uses for them.

export type Arg = { number: number } | { name: string } | { word: string } | { text: Text } | { list: Arg[] }
export interface Text {
  key: string
  args?: [string, Arg][]
}

export type Shape = 'pointy_hexes' | 'flat_hexes' | 'areas' | 'table'
export interface Space {
  id: string
  x: number
  y: number
  kind: string
  outline?: [number, number][]
  facts?: Text[]
}
export interface Line {
  kind: string
  name?: string | null
  between: [string, string][]
  along_side: boolean
}
export interface Label {
  at: string
  text: string
  other?: string | null
  kind: string
}
export interface Tray {
  id: string
  title: Text
}
export interface Board {
  spaces: Space[]
  lines: Line[]
  labels: Label[]
  trays?: Tray[]
  shape: Shape
}

export interface Piece {
  id: string
  seat: number
  nation: string
  symbol: string
  at: string
  factors: string
  steps: [number, number]
  markers?: string[]
}
export interface Mark {
  kind: string
  spaces: string[]
}
export interface Row {
  text: Text
  value: string
  clause?: string | null
}
export interface Panel {
  id: string
  title: Text
  rows: Row[]
  chances?: [string, number][]
}
export type Tone = 'plain' | 'attack' | 'finish'
export interface Choice {
  action: unknown
  label: Text
  space?: string | null
  piece?: string | null
  cost?: string | null
  tone?: Tone
  warning?: Text | null
}
export interface Outcome {
  winners: number
  text: Text
}
export interface Scene {
  turn: Text
  phases: string[]
  phase: number
  deciding: number
  prompt: Text
  pieces: Piece[]
  marks: Mark[]
  panels: Panel[]
  choices: Choice[]
  outcome?: Outcome | null
}

export interface GameCard {
  id: string
  rules: string
  languages: string[]
  seats: { id: string; side: string }[]
  scenarios: { id: string; turns: number }[]
  options: { name: string; values: string[]; default: string }[]
  levels: string[]
}
export interface Preview {
  board: Board
  scene: Scene
}
export interface ClauseCard {
  id: string
  section: string
  kept: 'enforced' | 'automatic' | 'definition' | 'set-up' | 'option'
  provenance: 'rulebook' | 'history' | 'published' | 'house'
  options: string[]
  key: string
  tests: string[]
}
export type Who = 'human' | { machine: string }
export interface NewMatch {
  from:
    | { scenario: { game: string; scenario: string; options?: Record<string, string> } }
    | { record: { text: string; steps?: number | null } }
  seats?: Record<string, Who>
  listed?: boolean
}
export interface Created {
  id: string
  keys: Record<string, string>
  watch: string
}
export interface MatchCard {
  id: string
  game: string
  scenario: string
  options: Record<string, string>
  seats: Record<string, Who>
  listed: boolean
  turn: Text
  deciding: number
  outcome?: Outcome | null
  created: number
  updated: number
}
export type Viewer = { seat: number } | 'spectator'
export interface LogEntry {
  number: number
  seat: number
  notes: { text: Text; at?: string[]; only?: number | null }[]
  dice?: string[]
}
export interface Whole {
  version: string
  scene: Scene
  log: LogEntry[]
  earlier: boolean
  undo: boolean
}
export interface MatchView extends MatchCard {
  viewer: Viewer
  board: Board
  now: Whole
}
export interface SceneChange {
  turn?: Text | null
  phase?: number | null
  deciding?: number | null
  prompt?: Text | null
  pieces?: Piece[]
  pieces_gone?: string[]
  marks?: { gained: Mark; lost?: string[] }[]
  panels?: Panel[] | null
  choices?: Choice[] | null
  outcome?: Outcome | null
}
export interface Change {
  version: string
  after: string
  scene: SceneChange
  log_from?: number | null
  log?: LogEntry[]
  undo: boolean
}
export type Update = { whole: Whole } | { change: Change }
export interface Command {
  id: string
  version: string
  do: 'undo' | { act: unknown }
}
export interface Done {
  version: string
}
export type Spot = { space: string } | { piece: string }
export type Question = { why_not: Spot } | { explain: unknown } | { inspect: Spot }
export interface Reason {
  clause: string
  facts: Text
}
export interface Refused {
  label: Text
  reasons: Reason[]
}
export interface Explanation {
  path?: string[]
  rows?: Row[]
}
export interface Inspection {
  rows?: Row[]
  ways?: Mark[]
}
export type Answer = { why_not: Refused[] } | { explain: Explanation } | { inspect: Inspection }
export interface Moment {
  steps: number
  step: number
  scene: Scene
  entry?: LogEntry | null
  turns: number[]
}
export interface RecordCheck {
  game: string
  scenario: string
  steps: number
  over: boolean
  outcome?: Outcome | null
}
export interface Problem {
  type: string
  title: string
  status: number
  detail?: string | null
  reasons?: Reason[]
  version?: string | null
}
