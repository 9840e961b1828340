/** Caches answers until `forget` is called; those under way at that time are returned but not cached. */
export function waitForChange() {
  let answers = new Map<string, Promise<unknown>>()
  return {
    keep<T>(name: string, ask: () => Promise<T>): Promise<T> {
      const known = answers.get(name) as Promise<T> | undefined
      if (known !== undefined) return known
      const answer = ask()
      const kept = answers
      kept.set(name, answer)
      answer.catch(() => kept.delete(name))
      return answer
    },
    forget() {
      answers = new Map()
    },
  }
}
