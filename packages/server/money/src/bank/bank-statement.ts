import type { UnclearDays } from '@seriba/contracts/bank-files'

/** Money that came in, as a bank’s file tells it. */
export type IncomingLine = {
  /** A Japanese day. */
  day: string
  /** Yen. */
  amount: number
  sender: string
  text: string
  /** As it stands in the file. */
  raw: string
}

export type BankStatement = {
  account: string | null
  incoming: IncomingLine[]
  /** Lines of money that goes out. */
  outgoing: number
  /** Lines in which no day, or no whole amount above zero, could be read. */
  leftOut: number
}

/** What cannot be read, or is no statement. */
export class UnreadableStatement extends Error {
  override name = 'UnreadableStatement'
}

/** Its days read well in several orders: which one it is, somebody has to say. */
export class UnclearStatement extends Error {
  override name = 'UnclearStatement'
  readonly days: UnclearDays

  constructor(days: UnclearDays) {
    super('days in several orders')
    this.days = days
  }
}
