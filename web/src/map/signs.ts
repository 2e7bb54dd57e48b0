// Small signs beside the name of an area: what the facts about it say at a glance. Drawn in a box of 20 by 20.

export interface Sign {
  path: string
  filled: boolean
}

const SIGNS: Record<string, Sign> = {
  'fact-capital': { path: 'M10 1.5l2.5 5.6 6.1.6-4.6 4.1 1.3 6L10 14.7l-5.3 3.1 1.3-6L1.4 7.7l6.1-.6Z', filled: true },
  'fact-port': {
    path: 'M10 7V18.5M5.5 10h9M2.5 12c.5 4 3.6 6.5 7.5 6.5s7-2.5 7.5-6.5M10 7a2.4 2.4 0 1 0 0-4.8a2.4 2.4 0 1 0 0 4.8',
    filled: false,
  },
  'fact-fort': { path: 'M2.5 18.5V3.5h3.5v3h2.2v-3h3.6v3h2.2v-3h3.5v15Z', filled: true },
  'fact-oil': { path: 'M10 1.5c3.6 5 5.8 7.8 5.8 10.9a5.8 5.8 0 1 1-11.6 0C4.2 9.3 6.4 6.5 10 1.5Z', filled: true },
}

/** The signs of an area, in a fixed order. */
export const signsOf = (facts: string[]): Sign[] =>
  Object.entries(SIGNS).flatMap(([fact, sign]) => (facts.includes(fact) ? [sign] : []))
