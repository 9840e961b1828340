import { stateAt } from '../auctioneer.ts'
import { clockText, instantOf } from '../calendar.ts'
import type { Hall } from '../halls.ts'
import { lotHash, roundYen, startShare } from '../outcome.ts'
import { SeededRandom } from '../random.ts'

/** Where and when a lot is sold. One slot is reused for a whole session, to keep millions of lots cheap. */
export class Slot {
  readonly hall: Hall
  readonly day: number
  readonly dice: SeededRandom
  readonly year: number
  /** How many pictures a lot has: the archive keeps half. */
  readonly archived: boolean
  lotNo = 0
  second = 0
  hash = 0
  auctionDate = ''
  #datePrefix: string
  #now: number

  constructor(hall: Hall, day: number, date: string, seed: number, now: number, archived: boolean) {
    this.hall = hall
    this.day = day
    this.dice = new SeededRandom(lotHash(hall.hash ^ seed, day, 0))
    this.year = Number(date.slice(0, 4))
    this.archived = archived
    this.#datePrefix = `${date}T`
    this.#now = now
  }

  moveTo(lotNo: number, second: number): void {
    this.lotNo = lotNo
    this.second = second
    this.hash = lotHash(this.hall.hash, this.day, lotNo)
    this.auctionDate = `${this.#datePrefix}${clockText(second)}+09:00`
  }

  /** The price at which bidding opens for a lot of this worth, yen. */
  startPrice(worth: number): number {
    return roundYen(worth * startShare(this.hash))
  }

  state(startPrice: number) {
    return stateAt(this.hall.kind, this.hash, startPrice, instantOf(this.day, this.second), this.#now)
  }
}
