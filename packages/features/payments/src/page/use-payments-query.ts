import { isDay } from '@seriba/domain/format/date'
import { type OwedAge, owedAges } from '@seriba/domain/money/owed-ages'
import { type PaymentMethod, paymentMethods } from '@seriba/domain/money/payment-methods'
import { useSearchParams } from 'react-router'

export const pageSizes = [20, 50, 100] as const
const usualSize = 50

/** The lists of the page: the ledger and parts of it, invoices, debts, and on a phone the deposits. */
export const views = [
  'all',
  'Remittances',
  'CarPurchase',
  'unpaid',
  'owed',
  'Yahoo',
  'adjustment',
  'deposits',
] as const
export type View = (typeof views)[number]

export type PaymentsQuery = {
  view: View
  search: string
  clientId: number | null
  /** The person who entered it; 0 is the system. */
  by: number | null
  method: PaymentMethod | null
  dateFrom: string
  dateTo: string
  /** For debts. */
  day: string
  managerId: number | null
  age: OwedAge | null
  countryId: number | null
  /** The client whose debt is shown next to the list. */
  owedBy: number | null
  page: number
  pageSize: number
}

export const noFilter = {
  search: '',
  clientId: null,
  by: null,
  method: null,
  dateFrom: '',
  dateTo: '',
  day: '',
  managerId: null,
  age: null,
  countryId: null,
} as const

const among = <T extends string>(values: readonly T[], text: string | null) =>
  values.find((value) => value === text) ?? null
const idOf = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)
const dayOf = (text: string | null) => (text && isDay(text) ? text : '')

/** The address is the page’s state. Anything missing or invalid in it has its default. */
export function readPaymentsQuery(params: URLSearchParams): PaymentsQuery {
  return {
    view: among(views, params.get('tab')) ?? 'all',
    search: (params.get('search') ?? '').trim().slice(0, 100),
    clientId: idOf(params.get('client')),
    by: params.get('by') === '0' ? 0 : idOf(params.get('by')),
    method: among(paymentMethods, params.get('method')),
    dateFrom: dayOf(params.get('from')),
    dateTo: dayOf(params.get('to')),
    day: dayOf(params.get('day')),
    managerId: idOf(params.get('manager')),
    age: among(owedAges, params.get('age')),
    countryId: idOf(params.get('country')),
    owedBy: idOf(params.get('owed')),
    page: Math.min(idOf(params.get('page')) ?? 1, 100_000),
    pageSize: pageSizes.find((size) => String(size) === params.get('size')) ?? usualSize,
  }
}

export function writePaymentsQuery(query: PaymentsQuery): URLSearchParams {
  const params = new URLSearchParams()
  const put = (name: string, value: string | number | null, usual: string | number | null = null) =>
    value !== null && value !== '' && value !== usual && params.set(name, String(value))
  put('tab', query.view, 'all')
  put('search', query.search)
  put('client', query.clientId)
  put('by', query.by)
  put('method', query.method)
  put('from', query.dateFrom)
  put('to', query.dateTo)
  put('day', query.day)
  put('manager', query.managerId)
  put('age', query.age)
  put('country', query.countryId)
  put('owed', query.view === 'owed' ? query.owedBy : null)
  put('page', query.page, 1)
  put('size', query.pageSize, usualSize)
  return params
}

/** Which lines of the ledger, regardless of the page. */
export const matchOf = ({ view, search, clientId, by, method, dateFrom, dateTo }: PaymentsQuery) => ({
  ...(search && { search }),
  ...(clientId !== null && { clientId }),
  ...(by !== null && { by }),
  ...(dateFrom && { dateFrom }),
  ...(dateTo && { dateTo }),
  ...(method && { method }),
  ...(view === 'adjustment' && { method: 'adjustment' as const }),
  ...((view === 'Remittances' || view === 'CarPurchase' || view === 'Yahoo') && { type: view }),
})

export const askedOf = (query: PaymentsQuery) => ({
  ...matchOf(query),
  page: query.page,
  pageSize: query.pageSize,
})

/** Any change except of the page returns to the first page. */
export function usePaymentsQuery() {
  const [params, setParams] = useSearchParams()
  const query = readPaymentsQuery(params)
  return {
    query,
    narrowed: (Object.keys(noFilter) as (keyof typeof noFilter)[]).some(
      (name) => query[name] !== noFilter[name],
    ),
    change: (part: Partial<PaymentsQuery>) => setParams(writePaymentsQuery({ ...query, page: 1, ...part })),
  }
}

export type PaymentsModel = ReturnType<typeof usePaymentsQuery>
