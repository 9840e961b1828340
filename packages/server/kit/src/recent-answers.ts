import { commits } from './db.ts'

const most = 10_000

/**
 * What was looked up a moment ago, by key: people at work ask many times a second. Everything is forgotten when this
 * process has committed something, and when the database says that somebody changed it elsewhere (channel `accounts`);
 * so nothing is kept before somebody listens.
 */
export class RecentAnswers<Key, Answer> {
  /** So long one is good, in ms, should nobody say that it changed. */
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

  /** Answers how to keep what is looked up from now on; what was looked up before a change is not kept after it. */
  beginLookup(): (key: Key, answer: Answer, goodMs?: number) => void {
    const { known, goodMs } = this
    const now = performance.now()
    return (key, answer, leftMs = goodMs) => {
      if (!this.listening) return
      if (known.size >= most) known.clear()
      known.set(key, { answer, until: now + Math.min(goodMs, leftMs) })
    }
  }

  /** From now on changes are told. */
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
