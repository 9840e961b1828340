/** What can be done with the money of two clients, by their numbers. */
export type Command = { client: number } & Act
/** The same shape for each of the names. */
type Named<Name extends string, Shape> = Name extends string ? { do: Name } & Shape : never
type Act =
  | Named<'announce', unknown>
  | Named<'confirm', { amount: number; insists: boolean }>
  | Named<'fail', unknown>
  | Named<'webhook', { amount: number; session: number; state: 'paid' | 'unpaid' | 'failed' }>
  | Named<'refunded', { session: number; amount: number }>
  | Named<'record', { amount: number; charge: boolean; twice: boolean }>
  | Named<'win', { price: number }>
  | Named<'price', { car: number; price: number }>
  | Named<'undo' | 'winAgain', { car: number }>
  | Named<'reverse' | 'automatic', { line: number }>
  | Named<'move', { line: number; insists: boolean }>
  | Named<'refund', { amount: number; deposit: boolean }>
  | Named<'allocate', { line: number; car: number; amount: number }>
export type Of<Name extends Command['do']> = Extract<Command, { do: Name }>
