/** What the server said that it has done; whatever it refused or did not answer is not in here. */
export class Acknowledged {
  /** By lot, which is one buyer's: each amount that was bid on it, in order, in yen. */
  readonly bids = new Map<number, { bidId: number; buyerId: number; amounts: number[] }>()
  /** By their text. */
  readonly payments = new Map<string, { userId: number; amount: number }>()
  /** Bids that were won, each for `soldPrice`. */
  readonly wins = new Set<number>()
  readonly errors = new Map<string, number>()
  /** Answers that nobody should be given. */
  readonly faults: string[] = []
  /** Requests that were sent again, after 503 or no answer at all. */
  repeats = 0

  refuse(code: string) {
    this.errors.set(code, (this.errors.get(code) ?? 0) + 1)
  }
}

/** Yen; less than anybody bids, so that a win takes no credit that the bid had not. */
export const soldPrice = 250_000
