// Files that go to and come from the reader's disk.
import type { MatchCard } from '../api/types'

export function saveText(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: 'application/json' }))
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 1000)
}

export const recordName = (card: Pick<MatchCard, 'game' | 'scenario' | 'id'>): string =>
  `${card.game}-${card.scenario}-${card.id.slice(0, 8)}.sandtable`
