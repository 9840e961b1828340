import { hasReached, type Position } from './positions.ts'

type Written = { position: Position; at: number }

/** Measurements need not be remembered for longer than any setting of the allowed lag. */
const mostLooks = 10_000

/**
 * A standby's lag, from the primary's log positions at known times: it is the age of the first position that the
 * standby has not reached. The clocks of both servers do not matter, and a database in which nothing happens never
 * lags.
 */
export class Lag {
  private waiting: Written[] = []

  /** In ms; `at` is this process's time. */
  of(primary: Position, replayed: Position, at: number): number {
    this.waiting = this.waiting.filter(({ position }) => !hasReached(replayed, position))
    if (!hasReached(replayed, primary) && this.waiting.length < mostLooks)
      this.waiting.push({ position: primary, at })
    const [first] = this.waiting
    return first === undefined ? 0 : at - first.at
  }
}
