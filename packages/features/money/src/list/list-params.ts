import { isDay } from '@seriba/domain/format/date'

/** What the address of every list here says. Days are Japanese, `YYYY-MM-DD`. */
export type ListParams = {
  search: string
  dateFrom: string | null
  dateTo: string | null
  page: number
}

export const noListParams: ListParams = { search: '', dateFrom: null, dateTo: null, page: 1 }

export function readListParams(query: URLSearchParams): ListParams {
  const day = (name: string) => {
    const text = query.get(name)
    return text && isDay(text) ? text : null
  }
  const page = /^[1-9]\d{0,4}$/.exec(query.get('page') ?? '')
  return {
    search: (query.get('search') ?? '').slice(0, 100),
    dateFrom: day('dateFrom'),
    dateTo: day('dateTo'),
    page: page ? Number(page[0]) : 1,
  }
}

/** `own` is what only one of the lists uses. */
export function writeListParams(
  { search, dateFrom, dateTo, page }: ListParams,
  own: Record<string, string | null>,
): URLSearchParams {
  const all = { search, dateFrom, dateTo, ...own, page: page > 1 ? String(page) : null }
  const said = Object.entries(all).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return new URLSearchParams(said)
}

export const isNarrowed = ({ search, dateFrom, dateTo }: ListParams) => Boolean(search || dateFrom || dateTo)
