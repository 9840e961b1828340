import { hallRows } from './data/halls.ts'
import { hashText } from './random.ts'

export type LotKind = 'car' | 'bike' | 'machinery' | 'stock'

export type Hall = {
  index: number
  name: string
  kind: LotKind
  /** 1 Monday … 6 Saturday. */
  weekdays: readonly number[]
  /** Seconds after midnight, JST. */
  sessionStart: number
  sessionLength: number
  /** Share of its kind's lots on its days. */
  size: number
  firstLotNo: number
  isUss: boolean
  /** Hours before the session when bidding closes. */
  deadlineHours: number
  /** Hours before the lot from which a client can no longer cancel. */
  cancelDeadlineHours: number
  /** How far staff may go over a bid to win, yen. */
  overbidAllowance: number
  /** Inland transport to the port, yen. */
  deliveryFee: number
  /** As printed on the hall's sheets. */
  sheetName: string
  hash: number
}

function hallOf(row: string, index: number): Hall {
  const [name = '', kind = 'car', days = '', start = '', size = '', fee = '', first = '', sheetName = ''] =
    row.split('|')
  const [hour = 9, minute = 0] = start.split(':').map(Number)
  return {
    index,
    name,
    kind: kind as LotKind,
    weekdays: [...days].map(Number),
    sessionStart: hour * 3600 + minute * 60,
    sessionLength: kind === 'stock' ? 8 * 3600 : (5 + (index % 4) * 0.5) * 3600,
    size: Number(size),
    firstLotNo: Number(first),
    isUss: name.startsWith('USS '),
    deadlineHours: kind === 'machinery' ? 2 : 1,
    cancelDeadlineHours: kind === 'machinery' ? 4 : index % 5 === 0 ? 3 : 2,
    overbidAllowance:
      kind === 'machinery' ? 50_000 : kind === 'bike' ? 10_000 : kind === 'stock' ? 0 : 20_000,
    deliveryFee: Number(fee),
    sheetName,
    hash: hashText(name),
  }
}

export const halls: readonly Hall[] = hallRows.trim().split('\n').map(hallOf)

const byName = new Map(halls.map((hall) => [hall.name, hall]))

export const hallNamed = (name: string): Hall | undefined => byName.get(name)

/** Halls of one kind that hold a sale on a weekday (1 Monday … 6 Saturday). */
export const hallsOn = (kind: LotKind, weekday: number): Hall[] =>
  halls.filter((hall) => hall.kind === kind && hall.weekdays.includes(weekday))
