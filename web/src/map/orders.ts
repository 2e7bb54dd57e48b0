// The signs of orders, on dice and in menus: told from afar, where a word is too small. Drawn around their middle, 40
// by 40.
import type { Text } from '../api/types'

export const ORDERS: Record<string, string> = {
  fire: 'M0-17V-9M0 9V17M-17 0H-9M9 0H17M-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
  advance: 'M-15 7 0-9 15 7',
  run: 'M-15 2 0-13 15 2M-15 15 0 0 15 15',
  ambush: 'M-19 0Q0-18 19 0Q0 18-19 0ZM-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0',
  rally: 'M-9 15V-14L13-7-9 1',
  down: 'M0-15V5M-11-5 0 6 11-5M-17 14H17',
}

/** The sign of the order a text speaks of. */
export function orderIn(text: Text): string | undefined {
  const words = (text.args ?? []).flatMap(([, arg]) =>
    'word' in arg && arg.word.startsWith('order-') ? [arg.word.slice('order-'.length)] : [],
  )
  return words.map((word) => ORDERS[word]).find((sign) => sign !== undefined)
}
