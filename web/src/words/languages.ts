// Which language a reader is first met with. The server names the languages to choose from.

export const FALLBACK = 'en'

export const LANGUAGES: readonly string[] = ['en', 'el', 'es', 'hu', 'nl', 'ru']

/** The first of the wanted languages that the interface speaks; `nl-BE` wants Dutch. */
export function preferred(wanted: readonly (string | null)[]): string {
  return wanted.map((tag) => tag?.split('-')[0] ?? '').find((language) => LANGUAGES.includes(language)) ?? FALLBACK
}
