// Which screen an address means. Addresses are real ones, so that they can be linked to and gone back from.
import { at, base } from '../api/base'

export type Route =
  | { screen: 'lobby' }
  | { screen: 'new'; game: string; scenario: string }
  | { screen: 'match'; id: string }
  | { screen: 'replay'; id: string }
  | { screen: 'rules'; game: string }
  | { screen: 'nowhere' }

/** A part of a path as it is meant; nothing if it cannot be read. */
function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part)
  } catch {
    return undefined
  }
}

/** The screen of a path, which is told without the path of the program itself. */
export function routeOf(path: string): Route {
  const parts = path.split('/').filter(Boolean).map(decoded)
  if (parts.includes(undefined)) return { screen: 'nowhere' }
  const [first, second, third] = parts
  if (parts.length === 0) return { screen: 'lobby' }
  if (first === 'new' && second && third && parts.length === 3) return { screen: 'new', game: second, scenario: third }
  if (first === 'match' && second && parts.length === 2) return { screen: 'match', id: second }
  if (first === 'match' && second && third === 'replay' && parts.length === 3) return { screen: 'replay', id: second }
  if (first === 'rules' && second && parts.length === 2) return { screen: 'rules', game: second }
  return { screen: 'nowhere' }
}

/** The path within the program; nothing if it is not the program's. */
function within(path: string): string | undefined {
  return path === base || path.startsWith(`${base}/`) ? path.slice(base.length) : undefined
}

class Router {
  route = $state.raw<Route>(routeOf(within(location.pathname) ?? ''))
  hash = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => this.#read())
    addEventListener('hashchange', () => this.#read())
    // Links within the program change the screen without loading the page again.
    document.addEventListener('click', (event) => {
      if (
        event.defaultPrevented ||
        event.button !== 0 ||
        event.metaKey ||
        event.ctrlKey ||
        event.shiftKey ||
        event.altKey
      )
        return
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return
      const path = within(link.pathname)
      if (path === undefined || path.startsWith('/api/')) return
      event.preventDefault()
      this.go(path + link.search + link.hash)
    })
  }

  /** Goes to a screen; its path is told without the path of the program itself. */
  go(path: string): void {
    history.pushState(null, '', at(path))
    this.#read()
  }

  /** Forgets the fragment, where a secret came in. */
  dropHash(): void {
    history.replaceState(null, '', location.pathname + location.search)
    this.hash = ''
  }

  #read(): void {
    this.hash = location.hash
    const next = routeOf(within(location.pathname) ?? '')
    if (JSON.stringify(next) !== JSON.stringify(this.route)) this.route = next
  }
}

export const router = new Router()
