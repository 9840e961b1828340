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
  /** Lines that say a day and no amount, or ¥0. */
  withoutAmount: number
}

/** What cannot be read, or is no statement. */
export class UnreadableStatement extends Error {
  override name = 'UnreadableStatement'
}
