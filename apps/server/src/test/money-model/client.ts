/** What the model knows about a client's money. */
export type Line = {
  amount: number
  kind: 'money' | 'charge' | 'refund' | 'reversal'
  /** The deposit that it is. */
  deposit: Deposit | null
  /** The deposit that it names, whether it is that deposit or additional money for it. */
  named: Deposit | null
  isReversed: boolean
  /** Whether it is a charge or reverses one: no money came in or went out. */
  isCharge: boolean
}
export type Deposit = {
  state: 'pending' | 'received' | 'failed'
  isAnnounced: boolean
  line: Line | null
  refund: Line | null
}
export type Car = { price: number; isCanceled: boolean; charged: number }
export type Client = { lines: Line[]; deposits: Deposit[]; cars: Car[]; mayBid: boolean }

/** Whether it is money that may pay for cars. */
export const isPaying = (line: Line | undefined) => line?.kind === 'money' && !line.isReversed

export const waiting = ({ deposits }: Client) =>
  deposits.findLast(({ state, line }) => state === 'pending' && !line)

export const announced = (): Deposit => ({ state: 'pending', isAnnounced: true, line: null, refund: null })

export function byHand({ deposits }: Client): Deposit {
  const deposit = { ...announced(), isAnnounced: false }
  deposits.push(deposit)
  return deposit
}

/** Yen that clients have paid in, less what was refunded. */
export const paidIn = ({ lines }: Client) =>
  sum(lines.filter(({ isCharge }) => !isCharge).map(({ amount }) => amount))

/** Remaining yen from lines that name a deposit. */
export const cameFor = ({ lines }: Client, deposit: Deposit) =>
  sum(
    lines
      .filter(({ named, deposit: own, isReversed }) => !isReversed && (named === deposit || own === deposit))
      .map(({ amount }) => amount),
  )

export function write(
  { lines }: Client,
  amount: number,
  kind: Line['kind'],
  named: Deposit | null = null,
): Line {
  const line: Line = { amount, kind, named, deposit: null, isReversed: false, isCharge: kind === 'charge' }
  lines.push(line)
  return line
}

export const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
