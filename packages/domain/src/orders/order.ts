import { conditionGrades } from '../lots/condition-grade.ts'
import { jstParts } from '../time/jst.ts'

/** Kinds of vehicles that can be ordered; stock is ordered from its listing. */
export const orderKinds = ['car', 'bike', 'machinery'] as const
export type OrderKind = (typeof orderKinds)[number]

/** How far a manager has got with it. */
export const orderStatuses = ['new', 'searching', 'closed'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What is shown for it: this also reflects automatic progress, through lots that were offered and bought. */
export const orderStages = ['new', 'searching', 'offered', 'bought', 'closed'] as const
export type OrderStage = (typeof orderStages)[number]

export const orderGearboxes = ['', 'AT', 'MT'] as const
export type OrderGearbox = (typeof orderGearboxes)[number]

/** What a client asks the company to find for them (GAP10). Money in yen. */
export type OrderWish = {
  kind: OrderKind
  maker: string
  model: string
  /** Chassis code; empty means any, as for the texts below. */
  chassis: string
  yearFrom: number | null
  yearTo: number | null
  /** Auction grades they would accept; an empty list means any. */
  grades: readonly string[]
  /** km */
  mileageFrom: number | null
  mileageTo: number | null
  gearbox: OrderGearbox
  color: string
  budget: number | null
  port: string
  /** One of the company's bid types: how it is shipped. */
  bidType: number | null
  /** `2027-01` means by the end of that month; empty means any time. */
  neededBy: string
  note: string
}

export const emptyWish: OrderWish = {
  kind: 'car',
  maker: '',
  model: '',
  chassis: '',
  yearFrom: null,
  yearTo: null,
  grades: [],
  mileageFrom: null,
  mileageTo: null,
  gearbox: '',
  color: '',
  budget: null,
  port: '',
  bidType: null,
  neededBy: '',
  note: '',
}

type Problem = 'field_required' | 'amount_required' | 'invalid_input'
export type OrderProblems = Partial<Record<keyof OrderWish, Problem>>

const firstYear = 1950
/** Next year's models are already sold this year. */
const lastYear = (now: Date) => now.getUTCFullYear() + 1

/** What prevents an order from being sent, by field. */
export function orderProblems(wish: OrderWish, now: Date): OrderProblems {
  const empty = (['maker', 'model', 'port'] as const).filter((field) => wish[field].trim() === '')
  const { yearFrom, yearTo, mileageFrom, mileageTo, budget, grades } = wish
  const impossible = [yearFrom, yearTo].some(
    (year) => year !== null && (year < firstYear || year > lastYear(now)),
  )
  const reversed = yearFrom !== null && yearTo !== null && yearFrom > yearTo
  return {
    ...Object.fromEntries(empty.map((field) => [field, 'field_required'])),
    ...((budget === null || budget <= 0) && { budget: 'amount_required' }),
    ...((impossible || reversed) && { yearTo: 'invalid_input' }),
    ...(mileageFrom !== null &&
      mileageTo !== null &&
      mileageFrom > mileageTo && { mileageTo: 'invalid_input' }),
    ...(!grades.every(isGrade) && { grades: 'invalid_input' }),
  }
}

/** Months by which an order can be wanted, starting with the current one. */
export function monthsAhead(now: Date): string[] {
  const { year, month } = jstParts(now)
  return Array.from({ length: monthsOffered }, (_, ahead) =>
    new Date(Date.UTC(year, month - 1 + ahead, 1)).toISOString().slice(0, 7),
  )
}
const monthsOffered = 7

const isGrade = (grade: string) => (conditionGrades as readonly string[]).includes(grade)
