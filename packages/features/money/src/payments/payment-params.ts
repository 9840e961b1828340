import { isDay } from '@seriba/domain/format/date'
import { type PaymentType, paymentTypes } from '@seriba/domain/money/payment-types'

/** What the address of the payments says. Days are Japanese, `YYYY-MM-DD`. */
export type PaymentParams = {
  search: string
  dateFrom: string | null
  dateTo: string | null
  type: PaymentType | null
  page: number
}

export const noParams: PaymentParams = { search: '', dateFrom: null, dateTo: null, type: null, page: 1 }

export function readParams(query: URLSearchParams): PaymentParams {
  const day = (name: string) => {
    const text = query.get(name)
    return text && isDay(text) ? text : null
  }
  const page = /^[1-9]\d{0,4}$/.exec(query.get('page') ?? '')
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    dateFrom: day('dateFrom'),
    dateTo: day('dateTo'),
    type: paymentTypes.find((type) => type === query.get('type')) ?? null,
    page: page ? Number(page[0]) : 1,
  }
}

export function writeParams({ search, dateFrom, dateTo, type, page }: PaymentParams): URLSearchParams {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (dateFrom) query.set('dateFrom', dateFrom)
  if (dateTo) query.set('dateTo', dateTo)
  if (type) query.set('type', type)
  if (page > 1) query.set('page', String(page))
  return query
}

export const isFiltered = ({ search, dateFrom, dateTo, type }: PaymentParams) =>
  Boolean(search || dateFrom || dateTo || type)
