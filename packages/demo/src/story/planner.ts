import { japanDate } from '../calendar.ts'
import type { DemoUser } from '../people.ts'
import { SeededRandom } from '../random.ts'
import { hopefulAmount, losingAmount, wasSold, winningAmount } from './amounts.ts'
import { Budget } from './budget.ts'
import { type Candidate, keyOf } from './candidates.ts'
import { chatOf } from './chat.ts'
import { demoClient } from './demo-client.ts'
import { purchaseOf } from './purchase.ts'
import type { PlannedBid, StoryStatus } from './types.ts'

const hourMs = 3_600_000
const minuteMs = 60_000

const comments = [
  '',
  '',
  '',
  'Please check the underbody',
  'Only with both keys',
  'Stop if the interior smells',
  'For my customer, grade matters',
  'No rust, please',
]
const lotTypes = { car: 'auction', bike: 'bike', machinery: 'mech', stock: 'stock' } as const

/** Plans bids one by one, within each client's credit and never two of one client on one lot. */
export class Planner {
  readonly #dice: SeededRandom
  readonly #now: number
  readonly #today: string
  readonly #budgets = new Map<string, Budget>()
  readonly #taken = new Set<string>()
  #talked = false
  readonly bids: PlannedBid[] = []

  constructor(seed: number, now: Date) {
    this.#dice = new SeededRandom(seed)
    this.#now = now.getTime()
    this.#today = japanDate(now)
  }

  /** Plans one bid; false when this client cannot or would not bid on this lot. */
  plan(candidate: Candidate, client: DemoUser, wanted: StoryStatus): boolean {
    const key = `${client.email} ${candidate.hash}`
    if (this.#taken.has(key)) return false
    const status = this.#possible(candidate, wanted)
    const amount = this.#amount(candidate, status)
    if (amount === undefined || amount > client.creditLimit) return false
    const live = status <= 2
    const place = live ? this.#budgetOf(client).take(amount, candidate.lot.kind !== 'stock') : { group: null }
    if (!place) return false
    this.#taken.add(key)
    this.bids.push(this.#bid(candidate, client, status, amount, place.group))
    return true
  }

  /** A lot that is over has an outcome, an upcoming one has none yet, and only a sold one is won. */
  #possible(candidate: Candidate, wanted: StoryStatus): StoryStatus {
    if (candidate.at > this.#now) return wanted
    if (wanted === 6 && !wasSold(candidate)) return 5
    // Some results of today's lots still have to be entered.
    if (wanted === 2 && candidate.day === this.#today) return 2
    return wanted <= 2 ? 5 : wanted
  }

  #amount(candidate: Candidate, status: StoryStatus): number | undefined {
    if (candidate.lot.kind === 'stock') return hopefulAmount(candidate, this.#dice)
    if (status === 6) return winningAmount(candidate, this.#dice)
    return status === 5 ? losingAmount(candidate, this.#dice) : hopefulAmount(candidate, this.#dice)
  }

  #budgetOf(client: DemoUser): Budget {
    const known = this.#budgets.get(client.email)
    if (known) return known
    const budget = new Budget(client)
    this.#budgets.set(client.email, budget)
    return budget
  }

  #placedAt(at: number): number {
    const latest = Math.min(at - 1.2 * hourMs, this.#now - 4 * minuteMs)
    return Math.floor(latest - this.#dice.next() ** 2 * 44 * hourMs)
  }

  /** When the bid reached its last status: results after the hammer, everything else before it. */
  #decidedAt(status: StoryStatus, placed: number, at: number): number {
    const result = status >= 5
    const from = result ? at + minuteMs : placed + 2 * minuteMs
    const until = Math.min(
      this.#now - minuteMs,
      result ? at + 50 * minuteMs : Math.min(at, placed + 9 * hourMs),
    )
    return Math.floor(Math.min(until, from) + Math.max(0, until - from) * this.#dice.next())
  }

  #bid(
    candidate: Candidate,
    client: DemoUser,
    status: StoryStatus,
    amount: number,
    group: PlannedBid['group'],
  ): PlannedBid {
    const { lot, at } = candidate
    const dice = this.#dice
    const placed = this.#placedAt(at)
    const decided = this.#decidedAt(status, placed, at)
    const managerEmail = client.managerEmail ?? 'manager@demo.example'
    const history: PlannedBid['history'] = [{ status: 1, at: new Date(placed), byEmail: client.email }]
    if (status >= 5) history.push({ status: 2, at: new Date(placed + 20 * minuteMs), byEmail: managerEmail })
    if (status > 1) {
      const byEmail = status === 4 ? client.email : managerEmail
      history.push({ status, at: new Date(decided), byEmail })
    }
    const talkative = client.email === demoClient && status === 2 && amount > 1_000_000
    const talkUntil = Math.min(
      this.#now - minuteMs,
      status >= 5 ? decided + 3 * hourMs : this.#now - minuteMs,
    )
    const talkFrom = status >= 5 ? decided : placed
    const chat = chatOf(status, talkFrom, talkUntil, dice, talkative && !this.#talked)
    if (talkative) this.#talked = true
    const last = chat.at(-1)
    const fresh = last !== undefined && last.at.getTime() > this.#now - 6 * hourMs
    return {
      clientEmail: client.email,
      managerEmail,
      lotKey: keyOf(candidate),
      lotType: lotTypes[lot.kind],
      amount,
      status,
      soldPrice: status >= 5 && wasSold(candidate) ? lot.soldPrice : null,
      group,
      bidTypeId: dice.pick(client.countryCode === 'RU' ? [1, 1, 1, 2, 3, 4] : [1, 1, 2]),
      adjustmentPrice: status === 2 ? dice.pick([0, 0, 10_000, 20_000, 30_000]) : 0,
      comment: dice.pick(comments),
      placedAt: new Date(placed),
      history,
      chat,
      readByClient: !(fresh && last.from === 'manager'),
      readByStaff: !(fresh && last.from === 'client'),
      purchase: status === 6 ? purchaseOf(lot, client, new Date(decided), new Date(this.#now), dice) : null,
    }
  }
}
