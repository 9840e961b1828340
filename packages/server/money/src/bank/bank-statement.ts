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
  /** Lines in which no day, or no amount above zero, could be read. */
  leftOut: number
}

/** What cannot be read, or is no statement. */
export class UnreadableStatement extends Error {
  override name = 'UnreadableStatement'
}
