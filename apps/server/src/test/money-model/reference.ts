/**
 * Money as docs/money.md has it, for two clients of a company: a balance is the sum of what came in and what is charged,
 * and no message, click or correction counts twice. It shares no code with the product, so that the two can only agree
 * on purpose.
 */
export type Command = { client: number } & Act
/** A shape that each of the names has. */
type Named<Name extends string, Shape> = Name extends string ? { do: Name } & Shape : never
type Act =
  | Named<'announce', unknown>
  | Named<'confirm' | 'fail', { amount: number }>
  | Named<'webhook', { amount: number; session: number; state: 'paid' | 'unpaid' | 'failed' }>
  | Named<'refunded', { session: number; amount: number }>
  | Named<'record', { amount: number; charge: boolean; twice: boolean }>
  | Named<'win', { price: number }>
  | Named<'price', { car: number; price: number }>
  | Named<'undo' | 'winAgain', { car: number }>
  | Named<'reverse' | 'move' | 'automatic', { line: number }>
  | Named<'refund', { amount: number; deposit: boolean }>
  | Named<'allocate', { line: number; car: number; amount: number }>
export type Of<Name extends Command['do']> = Extract<Command, { do: Name }>

export type Line = {
  amount: number
  kind: 'money' | 'charge' | 'refund' | 'reversal'
  /** The deposit that it is. */
  deposit: Deposit | null
  isReversed: boolean
}
export type Deposit = { state: 'pending' | 'received' | 'failed'; line: Line | null; refund: Line | null }
type Car = { price: number; isCanceled: boolean; charged: number }
type Client = { lines: Line[]; deposits: Deposit[]; cars: Car[] }

export const creditLimit = 5_000_000

export class Reference {
  readonly clients: Client[] = [0, 1].map(() => ({ lines: [], deposits: [], cars: [] }))
  /** Yen that are charged for every car beside its price. */
  private readonly fees: number
  private readonly credited = new Set<string>()
  private readonly paidBack = new Map<string, number>()

  constructor(fees: number) {
    this.fees = fees
  }

  /** 'done', or the code of the error; what is refused changes nothing. */
  run(command: Command): string {
    const client = this.of(command.client)
    switch (command.do) {
      case 'announce':
        if (!waiting(client)) client.deposits.push({ state: 'pending', line: null, refund: null })
        return 'done'
      case 'confirm': {
        const deposit = client.deposits.at(-1)
        if (!deposit) return 'none'
        if (deposit.line) return 'stale'
        receive(client, deposit, command.amount)
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
        write(client, command.charge ? -command.amount : command.amount, command.charge ? 'charge' : 'money')
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
        return this.paying(client, command.line) ? 'done' : 'none'
      default:
        return this.change(client, command)
    }
  }

  balance(client: number): number {
    const { lines, cars } = this.of(client)
    return sum(lines.map(({ amount }) => amount)) - sum(cars.map(({ charged }) => charged))
  }

  /** Yen that may pay for cars, and what is charged for them: payments pay no more than either. */
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

  private paying(client: Client, at: number): boolean {
    const line = client.lines[at % Math.max(1, client.lines.length)]
    return line !== undefined && line.kind === 'money' && !line.isReversed
  }

  private webhook(client: Client, command: Of<'webhook'>): string {
    const deposit = client.deposits.at(-1)
    if (!deposit) return 'none'
    if (command.state === 'failed' && deposit.state === 'pending') deposit.state = 'failed'
    const session = sessionOf(command, this.of(command.client))
    if (command.state !== 'paid' || this.credited.has(session)) return 'done'
    this.credited.add(session)
    if (deposit.line) write(client, command.amount, 'money')
    else receive(client, deposit, command.amount)
    return 'done'
  }

  private refunded(client: Client, command: Of<'refunded'>): string {
    if (client.deposits.length === 0) return 'none'
    const session = sessionOf(command, client)
    const more = command.amount - (this.paidBack.get(session) ?? 0)
    if (more <= 0) return 'done'
    this.paidBack.set(session, command.amount)
    write(client, -more, 'refund')
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
    line.isReversed = true
    write(client, -line.amount, 'reversal')
    if (line.deposit) {
      // It is on its way again.
      line.deposit.line = null
      line.deposit.state = line.deposit.state === 'received' ? 'pending' : line.deposit.state
      line.deposit = null
    }
    for (const deposit of client.deposits) if (deposit.refund === line) deposit.refund = null
    if (command.do === 'move')
      write(this.of(1 - command.client), line.amount, line.kind === 'charge' ? 'charge' : 'money')
    return 'done'
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

const waiting = ({ deposits }: Client) => deposits.findLast(({ state, line }) => state === 'pending' && !line)

function receive(client: Client, deposit: Deposit, amount: number) {
  deposit.line = write(client, amount, 'money')
  deposit.line.deposit = deposit
  if (deposit.state === 'pending') deposit.state = 'received'
}

function write({ lines }: Client, amount: number, kind: Line['kind']): Line {
  const line: Line = { amount, kind, deposit: null, isReversed: false }
  lines.push(line)
  return line
}

/** Sessions are of one deposit. */
export const sessionOf = ({ client, session }: { client: number; session: number }, { deposits }: Client) =>
  `${client}-${deposits.length}-${session}`

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0)
