import type { UnclearDays } from '@seriba/contracts/bank-files'

/** Money that came in, according to a bank’s file. */
export type IncomingLine = {
  /** A Japanese day. */
  day: string
  /** Yen. */
  amount: number
  sender: string
  text: string
  /** As written in the file. */
  raw: string
}

export type BankStatement = {
  account: string | null
  incoming: IncomingLine[]
  /** Lines of outgoing money. */
  outgoing: number
  /** Lines without a readable day, or without a whole amount above zero. */
  leftOut: number
}

/** A file that cannot be read, or is not a statement. */
export class UnreadableStatement extends Error {
  override name = 'UnreadableStatement'
}

/** Its days can be read in several orders, and somebody has to say which one it is. */
export class UnclearStatement extends Error {
  override name = 'UnclearStatement'
  readonly days: UnclearDays

  constructor(days: UnclearDays) {
    super('days in several orders')
    this.days = days
  }
}
