// Where the program is: at the root of its host, or below a path that a proxy gave it. The server writes it into the
// page.
const written =
  typeof document === 'undefined' ? null : document.querySelector<HTMLMetaElement>('meta[name="base-path"]')

export const base = written?.content ?? ''

/** The address of a screen, or of anything else of the program. */
export const at = (path: string): string => base + path
