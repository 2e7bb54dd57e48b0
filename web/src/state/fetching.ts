// Parts of the program that are fetched when they are wanted.

/** The first and the longest pause before it is tried again, in milliseconds. */
const [FIRST, LONGEST] = [500, 8000]

/** Fetches a part; if the server does not answer, again and again until it does. */
export async function untilFetched<T>(fetch: () => Promise<T>): Promise<T> {
  for (let pause = FIRST; ; pause = Math.min(2 * pause, LONGEST)) {
    try {
      return await fetch()
    } catch {
      await new Promise((over) => setTimeout(over, pause))
    }
  }
}
