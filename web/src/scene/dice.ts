/** Dice that lay on the table together. */
export interface Throw {
  sides: number
  faces: number[]
}

/** Reads what is written `d6:4` or `d10:1,8`. */
export function readThrow(written: string): Throw {
  const [, sides = '6', faces = ''] = /^d(\d+):([\d,]*)$/.exec(written) ?? []
  return { sides: Number(sides), faces: faces.split(',').filter(Boolean).map(Number) }
}
