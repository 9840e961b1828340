import { conditionGrades } from '../lots/condition-grade.ts'

/** Kinds of vehicles that are looked for; stock is ordered from its listing. */
export const orderKinds = ['car', 'bike', 'machinery'] as const
export type OrderKind = (typeof orderKinds)[number]

/** How far a manager has come with it. */
export const orderStatuses = ['new', 'searching', 'closed'] as const
export type OrderStatus = (typeof orderStatuses)[number]

/** What a client asks to be found for him (GAP10). Money in yen. */
export type OrderWish = {
  kind: OrderKind
  maker: string
  model: string
  yearFrom: number | null
  yearTo: number | null
  /** Auction grades he would take; none for any. */
  grades: readonly string[]
  budget: number | null
  port: string
  note: string
}

type Problem = 'field_required' | 'amount_required' | 'invalid_input'
export type OrderProblems = Partial<Record<keyof OrderWish, Problem>>

const firstYear = 1950
/** Models of next year are sold this year. */
const lastYear = (now: Date) => now.getUTCFullYear() + 1

/** What keeps an order from being sent, by field. */
export function orderProblems(wish: OrderWish, now: Date): OrderProblems {
  const empty = (['maker', 'model', 'port'] as const).filter((field) => wish[field].trim() === '')
  const { yearFrom, yearTo, budget, grades } = wish
  const impossible = [yearFrom, yearTo].some(
    (year) => year !== null && (year < firstYear || year > lastYear(now)),
  )
  const reversed = yearFrom !== null && yearTo !== null && yearFrom > yearTo
  return {
    ...Object.fromEntries(empty.map((field) => [field, 'field_required'])),
    ...((budget === null || budget <= 0) && { budget: 'amount_required' }),
    ...((impossible || reversed) && { yearTo: 'invalid_input' }),
    ...(!grades.every(isGrade) && { grades: 'invalid_input' }),
  }
}

const isGrade = (grade: string) => (conditionGrades as readonly string[]).includes(grade)
