import {
  announced,
  byHand,
  type Client,
  cameFor,
  type Deposit,
  isPaying,
  type Line,
  paidIn,
  sum,
  waiting,
  write,
} from './client.ts'
import type { Command, Of } from './command.ts'

export const creditLimit = 5_000_000
/** Yen that open bidding. */
export const depositAmount = 150_000

/**
 * Money as in docs/money.md, for two clients of a company: a balance is the sum of what came in and what is charged,
 * and no message, click, or correction counts twice. It shares no code with the product, so that the two can agree
 * only on purpose.
 */
export class Reference {
  readonly clients: Client[] = [0, 1].map(() => ({ lines: [], deposits: [], cars: [], mayBid: false }))
  /** Yen charged for every car in addition to its price. */
  private readonly fees: number
  private readonly credited = new Set<string>()
  private readonly paidBack = new Map<string, number>()

  constructor(fees: number) {
    this.fees = fees
  }

  /** 'done', or the error code; a refused command changes nothing. */
  run(command: Command): string {
    const client = this.of(command.client)
    switch (command.do) {
      case 'announce':
        if (!waiting(client)) client.deposits.push(announced())
        return 'done'
      case 'confirm': {
        const deposit = client.deposits.at(-1)
        if (!deposit) return 'none'
        if (deposit.line) return 'stale'
        // Everything happens on one day, so money that is not a deposit could be this one.
        if (!command.insists && client.lines.some((line) => isPaying(line) && !line.deposit))
          return 'payment_alike'
        this.receive(client, deposit, command.amount)
        return 'done'
      }
      case 'fail': {
        const deposit = client.deposits.at(-1)
        if (!deposit) return 'none'
        if (deposit.state !== 'pending') return 'deposit_over'
        deposit.state = 'failed'
        return 'done'
      }
      case 'webhook':
        return this.webhook(client, command)
      case 'refunded':
        return this.refunded(client, command)
      case 'record':
        if (command.charge) write(client, -command.amount, 'charge')
        else this.receive(client, null, command.amount)
        return 'done'
      case 'win':
        client.cars.push({ price: command.price, isCanceled: false, charged: command.price + this.fees })
        return 'done'
      case 'refund':
        return this.refund(client, command)
      case 'reverse':
      case 'move':
        return this.takeBack(client, command)
      case 'allocate':
      case 'automatic':
        return isPaying(this.line(command.client, command.line)) ? 'done' : 'none'
      default:
        return this.change(client, command)
    }
  }

  balance(client: number): number {
    const { lines, cars } = this.of(client)
    return sum(lines.map(({ amount }) => amount)) - sum(cars.map(({ charged }) => charged))
  }

  /** Yen that may pay for cars, and what is charged for them: payments cannot exceed either. */
  mostPaid(client: number): number {
    const { lines, cars } = this.of(client)
    return Math.min(
      Math.max(0, sum(lines.map(({ amount }) => amount))),
      sum(cars.map(({ charged }) => charged)),
    )
  }

  of = (client: number) => this.clients[client] as Client
  line = (client: number, at: number): Line | undefined => {
    const { lines } = this.of(client)
    return lines[at % Math.max(1, lines.length)]
  }

  private webhook(client: Client, command: Of<'webhook'>): string {
    const deposit = client.deposits.at(-1)
    if (!deposit) return 'none'
    if (command.state === 'failed' && deposit.state === 'pending') deposit.state = 'failed'
    const session = sessionOf(command, this.of(command.client))
    if (command.state !== 'paid' || this.credited.has(session)) return 'done'
    this.credited.add(session)
    this.receive(client, deposit, command.amount)
    return 'done'
  }

  private refunded(client: Client, command: Of<'refunded'>): string {
    if (client.deposits.length === 0) return 'none'
    const session = sessionOf(command, client)
    const more = command.amount - (this.paidBack.get(session) ?? 0)
    if (more <= 0) return 'done'
    this.paidBack.set(session, command.amount)
    const deposit = client.deposits.at(-1) as Deposit
    const isHeld = deposit.line !== null && !deposit.refund
    const line = write(client, -more, 'refund', deposit)
    // Money other than the deposit is refunded first.
    if (isHeld && cameFor(client, deposit) < (deposit.line as Line).amount) deposit.refund = line
    const left = paidIn(client)
    if (left < depositAmount && left + more >= depositAmount) client.mayBid = false
    return 'done'
  }

  private change(client: Client, command: Of<'price' | 'undo' | 'winAgain'>): string {
    const car = client.cars[command.car % Math.max(1, client.cars.length)]
    if (!car) return 'none'
    if (command.do === 'undo') car.isCanceled = true
    if (command.do === 'winAgain') car.isCanceled = false
    if (command.do === 'price') car.price = command.price
    car.charged = car.isCanceled ? 0 : car.price + this.fees
    return 'done'
  }

  private takeBack(client: Client, command: Of<'reverse' | 'move'>): string {
    const line = this.line(command.client, command.line)
    if (!line) return 'none'
    if (line.kind === 'reversal') return 'payment_not_reversible'
    if (line.isReversed) return 'payment_reversed'
    if (command.do === 'move' && line.kind === 'refund') return 'payment_not_reversible'
    const there = this.of(1 - command.client).lines
    if (command.do === 'move' && !command.insists && isPaying(line) && there.some(isSameMoneyAs(line)))
      return 'payment_alike'
    line.isReversed = true
    write(client, -line.amount, 'reversal').isCharge = line.isCharge
    if (line.deposit) {
      // It is on its way again.
      line.deposit.line = null
      if (!line.deposit.isAnnounced) line.deposit.state = 'failed'
      else if (line.deposit.state === 'received') line.deposit.state = 'pending'
      line.deposit = null
    }
    for (const deposit of client.deposits) if (deposit.refund === line) deposit.refund = null
    if (command.do === 'move') this.takeOver(1 - command.client, line)
    return 'done'
  }

  private takeOver(to: number, { kind, amount, named }: Line) {
    const moved =
      kind === 'charge' ? write(this.of(to), amount, 'charge') : this.receive(this.of(to), null, amount)
    moved.named = named
  }

  /** Incoming money is the pending deposit; money that opens bidding is an unannounced one. */
  private receive(client: Client, named: Deposit | null, amount: number): Line {
    const before = paidIn(client)
    const line = write(client, amount, 'money', named)
    const completes = before < depositAmount && before + amount >= depositAmount
    const opens = !client.mayBid && completes && this.balance(this.clients.indexOf(client)) >= depositAmount
    if (opens) client.mayBid = true
    const deposit = named && !named.line ? named : opens ? byHand(client) : null
    if (!deposit) return line
    line.deposit = deposit
    deposit.line = line
    if (deposit.state === 'pending') deposit.state = 'received'
    return line
  }

  private refund(client: Client, command: Of<'refund'>): string {
    const deposit = command.deposit ? client.deposits.at(-1) : null
    if (deposit && (!deposit.line || deposit.refund)) return 'stale'
    if (command.deposit && !deposit) return 'none'
    if (this.balance(command.client) + creditLimit - command.amount < 0) return 'not_covered'
    const line = write(client, -command.amount, 'refund')
    if (deposit) deposit.refund = line
    return 'done'
  }
}

/** Everything happens on one day. */
const isSameMoneyAs = (line: Line) => (other: Line) => isPaying(other) && other.amount === line.amount

/** A session belongs to one deposit. */
export const sessionOf = ({ client, session }: { client: number; session: number }, { deposits }: Client) =>
  `${client}-${deposits.length}-${session}`
