import { commits } from './db.ts'

const most = 10_000

/**
 * Recently looked-up values, by key, since people at work ask many times a second. Everything is forgotten when this
 * process has committed something, and when the database says that somebody changed it elsewhere (channel
 * `accounts`); so nothing is cached before somebody listens.
 */
export class RecentAnswers<Key, Answer> {
  /** How long a value is valid, in ms, if nobody reports a change. */
  goodMs = 1000
  private known = new Map<Key, { answer: Answer; until: number }>()
  private listening = false

  constructor() {
    commits.on('committed', this.forget)
  }

  get(key: Key): Answer | undefined {
    const kept = this.known.get(key)
    return kept && kept.until > performance.now() ? kept.answer : undefined
  }

  /**
   * Returns a function that caches what is looked up from now on; values looked up before a change are not cached
   * after it.
   */
  beginLookup(): (key: Key, answer: Answer, goodMs?: number) => void {
    const { known, goodMs } = this
    const now = performance.now()
    return (key, answer, leftMs = goodMs) => {
      if (!this.listening) return
      if (known.size >= most) known.clear()
      known.set(key, { answer, until: now + Math.min(goodMs, leftMs) })
    }
  }

  /** From now on changes are reported. */
  listen(): void {
    this.listening = true
    this.forget()
  }

  readonly forget = (): void => {
    this.known = new Map()
  }

  close(): void {
    commits.off('committed', this.forget)
    this.listening = false
    this.forget()
  }
}
