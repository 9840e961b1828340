import { isDay } from '@seriba/domain/format/date'

/** What the address of the purchases says. Days are Japanese, `YYYY-MM-DD`; status 0 is Processing. */
export type PurchaseParams = {
  search: string
  dateFrom: string | null
  dateTo: string | null
  status: number | null
  page: number
}

export const noParams: PurchaseParams = { search: '', dateFrom: null, dateTo: null, status: null, page: 1 }

export function readParams(query: URLSearchParams): PurchaseParams {
  const day = (name: string) => {
    const text = query.get(name)
    return text && isDay(text) ? text : null
  }
  const status = /^[0-8]$/.exec(query.get('status') ?? '')
  const page = /^[1-9]\d{0,4}$/.exec(query.get('page') ?? '')
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    dateFrom: day('dateFrom'),
    dateTo: day('dateTo'),
    status: status && Number(status[0]),
    page: page ? Number(page[0]) : 1,
  }
}

export function writeParams({ search, dateFrom, dateTo, status, page }: PurchaseParams): URLSearchParams {
  const query = new URLSearchParams()
  if (search) query.set('search', search)
  if (dateFrom) query.set('dateFrom', dateFrom)
  if (dateTo) query.set('dateTo', dateTo)
  if (status !== null) query.set('status', String(status))
  if (page > 1) query.set('page', String(page))
  return query
}

export const isFiltered = ({ search, dateFrom, dateTo, status }: PurchaseParams) =>
  Boolean(search || dateFrom || dateTo) || status !== null
