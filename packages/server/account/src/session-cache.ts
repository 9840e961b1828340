import { commits } from '@seriba/server-kit/db'
import type { SessionLookup } from './find-session.ts'
import type { Session } from './session.ts'

const most = 10_000

/**
 * Sessions that were looked up a moment ago, by their tokens: whoever works asks many times a second. Forgotten are all
 * of them whenever this process has committed something, and when the database says that an account or a session was
 * changed elsewhere; so nothing is kept before somebody listens to it.
 */
export class SessionCache {
  /** So long one is good, in ms, should nobody tell that it changed. */
  goodMs = 1000
  private known = new Map<string, { session: Session; until: number }>()
  private listening = false

  constructor() {
    commits.on('committed', this.forget)
  }

  get(token: string): Session | undefined {
    const kept = this.known.get(token)
    return kept && kept.until > performance.now() ? kept.session : undefined
  }

  /** Answers how to keep what is looked up from now on; what was looked up before a change is not kept after it. */
  beginLookup(): (token: string, found: SessionLookup) => void {
    const { known, goodMs } = this
    const now = performance.now()
    return (token, { session, leftMs }) => {
      if (!this.listening) return
      if (known.size >= most) known.clear()
      known.set(token, { session, until: now + Math.min(goodMs, leftMs) })
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
