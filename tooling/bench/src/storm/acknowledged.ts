/** What the server said it has done; whatever it refused or did not answer is not included. */
export class Acknowledged {
  /** By lot, which belongs to one buyer: each amount that was bid on it, in order, in yen. */
  readonly bids = new Map<number, { bidId: number; buyerId: number; amounts: number[] }>()
  /** By their text. */
  readonly payments = new Map<string, { userId: number; amount: number }>()
  /** Bids that were won, each for `soldPrice`. */
  readonly wins = new Set<number>()
  readonly errors = new Map<string, number>()
  /** Answers that nobody should get. */
  readonly faults: string[] = []
  /** Requests that were sent again, after a 503 or no answer at all. */
  repeats = 0

  refuse(code: string) {
    this.errors.set(code, (this.errors.get(code) ?? 0) + 1)
  }
}

/** Yen; less than anybody bids, so that a win takes no more credit than the bid did. */
export const soldPrice = 250_000
