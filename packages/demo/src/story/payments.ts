import type { DemoUser } from '../people.ts'
import { hashText, SeededRandom } from '../random.ts'
import type { PlannedBid, PlannedPayment } from './types.ts'

const dayMs = 86_400_000
const methods = ['bank', 'bank', 'transfer', 'wallet'] as const

/** Price, fees, transport and freight of a won bid, yen. */
export const purchaseTotal = ({ soldPrice, amount, purchase }: PlannedBid): number =>
  purchase
    ? (soldPrice ?? amount) + purchase.agentFee + purchase.delivery + purchase.other + purchase.freight
    : 0

function remittance(email: string, amount: number, at: number, dice: SeededRandom): PlannedPayment {
  const method = dice.pick(methods)
  const swift = new Date(at).toISOString().slice(2, 10).replaceAll('-', '')
  const description = method === 'wallet' ? '' : `SWIFT ${swift}${dice.int(1000, 9999)}`
  return {
    email,
    type: 'Remittances',
    amount,
    purpose: null,
    description,
    method,
    at: new Date(at),
    lotKey: null,
  }
}

/** What is charged for a won bid, and what has changed since. */
function chargesOf(bid: PlannedBid, at: Date): PlannedPayment[] {
  const { lotKey } = bid
  const row = { email: bid.clientEmail, type: 'CarPurchase', description: '', method: '', lotKey } as const
  const changes = bid.purchase?.changes ?? []
  return [
    { ...row, amount: -purchaseTotal(bid), purpose: null, at },
    ...changes.map(({ yen, daysAfter }) => ({
      ...row,
      amount: -yen,
      purpose: 'correction' as const,
      at: new Date(at.getTime() + daysAfter * dayMs),
    })),
  ]
}

function paymentsOf(person: DemoUser, wins: readonly PlannedBid[], now: Date): PlannedPayment[] {
  const dice = new SeededRandom(hashText(person.email))
  const rows: PlannedPayment[] = person.deposits.map(({ daysAgo, ...deposit }) => ({
    ...deposit,
    email: person.email,
    type: 'Remittances',
    purpose: 'deposit',
    description: '',
    at: new Date(now.getTime() - daysAgo * dayMs),
    lotKey: null,
  }))
  for (const win of wins) {
    const at = win.purchase?.purchasedAt ?? win.placedAt
    rows.push(...chargesOf(win, at))
    const paidAt = at.getTime() + dice.int(1, 4) * dayMs + dice.int(0, 40_000) * 1000
    const paid = Math.floor(purchaseTotal(win) / 100_000) * 100_000
    // The last of an overdrawn client's invoices is still open.
    if (paidAt < now.getTime() - dayMs && paid > 0 && person.balance >= 0) {
      rows.push(remittance(person.email, paid, paidAt, dice))
    }
  }
  const sum = rows.reduce((total, row) => total + row.amount, 0)
  const missing = person.balance - sum
  if (missing > 0 && person.creditLimit > 0) {
    rows.push(remittance(person.email, missing, now.getTime() - dice.int(20, 40) * 3_600_000, dice))
  }
  if (missing < 0) {
    rows.push({
      email: person.email,
      type: 'CarPurchase',
      amount: missing,
      purpose: null,
      description: 'Freight and storage, earlier purchases',
      method: '',
      at: new Date(now.getTime() - dice.int(26, 44) * dayMs),
      lotKey: null,
    })
  }
  return rows
}

/** Deposits, remittances and charges for everyone, so that each balance ends where their account says. */
export function planPayments(
  bids: readonly PlannedBid[],
  people: readonly DemoUser[],
  { now }: { now: Date },
): PlannedPayment[] {
  const wins = new Map<string, PlannedBid[]>()
  for (const bid of bids) {
    if (bid.purchase) wins.set(bid.clientEmail, [...(wins.get(bid.clientEmail) ?? []), bid])
  }
  return people
    .flatMap((person) => paymentsOf(person, wins.get(person.email) ?? [], now))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}
