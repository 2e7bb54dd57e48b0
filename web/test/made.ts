// Scenes for tests, with as little in them as a scene can have.
import type { Piece, Scene } from '../src/api/types'

export const pieceOf = (id: string, at: string, more: Partial<Piece> = {}): Piece => ({
  id,
  at,
  seat: 0,
  nation: 'x',
  symbol: 'infantry',
  factors: '1-1',
  steps: [2, 2],
  ...more,
})

export const sceneOf = (pieces: Piece[], more: Partial<Scene> = {}): Scene => ({
  turn: { key: 't' },
  phases: [],
  phase: 0,
  deciding: 0,
  prompt: { key: 'p' },
  pieces,
  marks: [],
  panels: [],
  choices: [],
  ...more,
})
