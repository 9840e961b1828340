import { isDay } from '@seriba/domain/format/date'
import { useSearchParams } from 'react-router'

export const pageSizes = [20, 50, 100] as const
const usualSize = 50

/** What narrows the list. */
export type AuditFilter = {
  search: string
  actorId: number | null
  entity: string | null
  entityId: string | null
  field: string | null
  moneyOnly: boolean
  ip: string | null
  dateFrom: string | null
  dateTo: string | null
}

export const noFilter: AuditFilter = {
  search: '',
  actorId: null,
  entity: null,
  entityId: null,
  field: null,
  moneyOnly: false,
  ip: null,
  dateFrom: null,
  dateTo: null,
}

export type AuditQuery = AuditFilter & { page: number; pageSize: number; entry: number | null }

const idOf = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)
const dayOf = (text: string | null) => (text && isDay(text) ? text : null)
const shortOf = (text: string | null, most: number) => text?.trim().slice(0, most) || null

/** The address is the list's state. Anything missing or invalid in it has its default. */
export function readAuditQuery(params: URLSearchParams): AuditQuery {
  return {
    search: shortOf(params.get('search'), 100) ?? '',
    actorId: idOf(params.get('who')),
    entity: shortOf(params.get('object'), 40),
    entityId: shortOf(params.get('id'), 100),
    field: shortOf(params.get('field'), 60),
    moneyOnly: params.get('only') === 'money',
    ip: shortOf(params.get('ip'), 60),
    dateFrom: dayOf(params.get('from')),
    dateTo: dayOf(params.get('to')),
    page: Math.min(idOf(params.get('page')) ?? 1, 1000),
    pageSize: pageSizes.find((size) => String(size) === params.get('size')) ?? usualSize,
    entry: idOf(params.get('entry')),
  }
}

export function writeAuditQuery(query: AuditQuery): URLSearchParams {
  const params = new URLSearchParams()
  const put = (name: string, value: string | number | null, usual: string | number | null = null) =>
    value !== null && value !== '' && value !== usual && params.set(name, String(value))
  put('search', query.search)
  put('who', query.actorId)
  put('object', query.entity)
  put('id', query.entityId)
  put('field', query.field)
  put('only', query.moneyOnly ? 'money' : null)
  put('ip', query.ip)
  put('from', query.dateFrom)
  put('to', query.dateTo)
  put('page', query.page, 1)
  put('size', query.pageSize, usualSize)
  put('entry', query.entry)
  return params
}

/** Which entries are requested from the server, regardless of the page. */
export function matchOf({ page, pageSize, entry, moneyOnly, ...rest }: AuditQuery) {
  const known = Object.entries(rest).filter(([, value]) => value !== null && value !== '')
  return {
    ...(Object.fromEntries(known) as { [K in keyof typeof rest]?: NonNullable<(typeof rest)[K]> }),
    moneyOnly: moneyOnly ? 1 : 0,
  }
}

export const askedOf = (query: AuditQuery) => ({
  ...matchOf(query),
  page: query.page,
  pageSize: query.pageSize,
})

/** Any change except of the page or entry returns to the first page. */
export function useAuditQuery() {
  const [params, setParams] = useSearchParams()
  const query = readAuditQuery(params)
  return {
    query,
    filters: (Object.keys(noFilter) as (keyof AuditFilter)[]).filter((name) => query[name] !== noFilter[name])
      .length,
    change: (part: Partial<AuditQuery>) =>
      setParams(writeAuditQuery({ ...query, page: 1, entry: null, ...part })),
    choose: (entry: number | null) => setParams(writeAuditQuery({ ...query, entry }), { replace: true }),
  }
}

export type AuditModel = ReturnType<typeof useAuditQuery>
