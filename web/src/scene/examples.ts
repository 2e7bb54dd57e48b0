// Examples of clauses, as they are read.
import type { ExampleCard, StagedStep } from '../api/types'
import { settings } from '../state/settings.svelte'
import { FALLBACK } from '../words/languages'
import type { Words } from '../words/format'

/** A sentence in the reader's language, or in the one every game speaks. */
export const inLanguage = (said: Record<string, string> | undefined, language = settings.language): string =>
  said?.[language] ?? said?.[FALLBACK] ?? Object.values(said ?? {})[0] ?? ''

/** What a step says; one that says nothing is told by what is done. */
export const sentenceOf = (step: StagedStep, words: Words): string =>
  inLanguage(step.say) || (step.label ? words.say(step.label) : '')

/** Examples by the clauses they show, those that are about a clause before those that only run into it. */
export function examplesByClause(cards: ExampleCard[]): Map<string, ExampleCard[]> {
  const found = new Map<string, ExampleCard[]>()
  const add = (clause: string, card: ExampleCard): void => {
    const there = found.get(clause) ?? []
    if (!there.includes(card)) found.set(clause, [...there, card])
  }
  for (const card of cards) for (const clause of card.clauses) add(clause, card)
  for (const card of cards) for (const clause of card.refuses) add(clause, card)
  return found
}
