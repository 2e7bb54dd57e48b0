// Seats are numbered; a set of them is a bit mask.

export const hasSeat = (set: number, seat: number): boolean => (set & (1 << seat)) !== 0

export const seatsIn = (set: number): number[] => Array.from({ length: 16 }, (_, seat) => seat).filter((seat) => hasSeat(set, seat))
