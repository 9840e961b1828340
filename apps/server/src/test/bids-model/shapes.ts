/**
 * The last lot is a stock car at a fixed price, without fees; the others come up one after another in the order of
 * their numbers: the first within the hour, the second and third on one day, the fourth in the following week.
 */
export const lots = { count: 5, late: 0, stock: 4, price: 600_000 }

export type Bid = {
  client: number
  lot: number
  amount: number
  status: number
  stoppedFrom: number | null
  group: Group | null
  /** When it was placed; changes keep this time. */
  since: number
  /** Has to be withdrawn by hand. */
  byHand: boolean
  /** An automatic maximum at the hall, until staff set another status. */
  auto: boolean
}
export type Group = { client: number; number: number; won: number; quota: number }
/** A client's caps in yen; null means none. */
export type Caps = { day: number | null; week: number | null; group: number | null; ask: number | null }
export type Client = { limit: number; balance: number }

/** `group`: undefined and -1 mean none, 0 a new one. `desk`: which of the managers. */
export type Command = { desk: number } & Act
type Act =
  | { do: 'place'; client: number; lot: number; amount: number; group?: number | undefined; byStaff: boolean }
  | { do: 'cancel'; client: number; lot: number }
  | { do: 'switch' | 'undo'; client: number; lot: number; to: number; anyway: boolean }
  | { do: 'withdraw'; client: number; lot: number }
  | { do: 'quota'; client: number; group: number; cars: number; byStaff: boolean }
  | { do: 'edit'; client: number; lot: number; amount: number; group?: number | undefined }
  | { do: 'autoMany'; client: number; lots: number[]; on: boolean }
  | { do: 'groupMany'; client: number; lots: number[]; group: number }
  | { do: 'credit'; client: number; limit: number }
  | { do: 'budget'; client: number; caps: Caps }
  | { do: 'ask'; client: number; lot: number; amount: number; group?: number | undefined }
  | { do: 'answer'; client: number; lot: number; said: 'yes' | 'no' }

export const isLive = ({ status }: Bid) => status === 1 || status === 2
export const isStopped = ({ status, stoppedFrom }: Bid) => status === 3 && stoppedFrom !== null
export const isFilled = ({ won: has, quota }: Group) => has >= quota
