// Applies what has changed to what was known. Nothing here is changed in place, so that what is drawn can be compared.
import type { Change, Mark, Scene, SceneChange, Whole } from '../api/types'

export function changeScene(scene: Scene, change: SceneChange): Scene {
  return {
    ...scene,
    turn: change.turn ?? scene.turn,
    phase: change.phase ?? scene.phase,
    deciding: change.deciding ?? scene.deciding,
    prompt: change.prompt ?? scene.prompt,
    pieces: changePieces(scene.pieces, change),
    marks: changeMarks(scene.marks, change),
    panels: change.panels ?? scene.panels,
    ...((change.sketch ?? scene.sketch) ? { sketch: change.sketch ?? scene.sketch } : {}),
    choices: change.choices ?? scene.choices,
    closing: change.closing ? change.closing.now : scene.closing,
    outcome: change.outcome ?? scene.outcome,
  }
}

function changePieces(
  pieces: Scene['pieces'],
  { pieces: changed = [], pieces_gone: gone = [] }: SceneChange,
): Scene['pieces'] {
  if (changed.length === 0 && gone.length === 0) return pieces
  const left = new Set(gone)
  const now = new Map(changed.map((piece) => [piece.id, piece]))
  const known = new Set(pieces.map((piece) => piece.id))
  return [
    ...pieces.filter((piece) => !left.has(piece.id)).map((piece) => now.get(piece.id) ?? piece),
    ...changed.filter((piece) => !known.has(piece.id)),
  ]
}

function changeMarks(marks: Mark[], { marks: changes = [] }: SceneChange): Mark[] {
  if (changes.length === 0) return marks
  const spaces = new Map(marks.map((mark) => [mark.kind, mark.spaces]))
  for (const { gained, lost = [] } of changes) {
    const gone = new Set([...lost, ...gained.spaces])
    const kept = (spaces.get(gained.kind) ?? []).filter((space) => !gone.has(space))
    spaces.set(gained.kind, [...kept, ...gained.spaces])
  }
  return [...spaces].filter(([, of]) => of.length > 0).map(([kind, of]) => ({ kind, spaces: of }))
}

/** What is known after a change, or nothing if the change builds on something else. */
export function changeWhole(whole: Whole, change: Change): Whole | undefined {
  if (change.after !== whole.version) return undefined
  const from = change.log_from ?? Infinity
  const kept = whole.log.filter((entry) => entry.number < from)
  return {
    version: change.version,
    scene: changeScene(whole.scene, change.scene),
    log: change.log?.length || kept.length < whole.log.length ? [...kept, ...(change.log ?? [])] : whole.log,
    earlier: whole.earlier,
    undo: change.undo,
    ...((change.dice ?? whole.dice) ? { dice: change.dice ?? whole.dice } : {}),
  }
}
