import { hasReached, type Position } from './positions.ts'

type Written = { position: Position; at: number }

/** Longer than any setting of how far behind a standby may be needs looks to be remembered. */
const mostLooks = 10_000

/**
 * How far a standby is behind, by the primary's places in the log at known times: a standby is as far behind as the
 * first of them that it has not come to is ago. The clocks of both servers do not matter, and a database in which
 * nothing happens is never behind.
 */
export class Lag {
  private waiting: Written[] = []

  /** In ms; `at` is the time of this process. */
  of(primary: Position, replayed: Position, at: number): number {
    this.waiting = this.waiting.filter(({ position }) => !hasReached(replayed, position))
    if (!hasReached(replayed, primary) && this.waiting.length < mostLooks)
      this.waiting.push({ position: primary, at })
    const [first] = this.waiting
    return first === undefined ? 0 : at - first.at
  }
}
