import { isDay } from '@seriba/domain/format/date'
import { purchaseStatuses as at } from '@seriba/domain/money/purchase-status'
import {
  type DeskSort,
  deskSorts,
  type MissingPart,
  missingParts,
  type PaidState,
  paidStates,
} from '@seriba/domain/purchases/desk'
import { useSearchParams } from 'react-router'

export const pageSizes = [50, 100] as const

/** The tabs: every step, and the purchases that have left the usual steps. */
export const deskTabs = ['all', '0', '1', '2', '3', '4', '5', 'over'] as const
export type DeskTab = (typeof deskTabs)[number]

/** What narrows the desk, besides the tab. Days are Japanese. */
export type DeskFilter = {
  search: string
  clientId: number | null
  managerId: number | null
  port: string | null
  voyageId: number | null
  paid: PaidState | null
  missing: MissingPart | null
  dateFrom: string | null
  dateTo: string | null
}

export const noFilter: DeskFilter = {
  search: '',
  clientId: null,
  managerId: null,
  port: null,
  voyageId: null,
  paid: null,
  missing: null,
  dateFrom: null,
  dateTo: null,
}

export type DeskQuery = DeskFilter & {
  tab: DeskTab
  view: 'table' | 'board'
  sort: DeskSort | null
  order: 'asc' | 'desc'
  page: number
  pageSize: number
}

const among = <T extends string>(values: readonly T[], text: string | null) =>
  values.find((value) => value === text) ?? null
const idOf = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)
const dayOf = (text: string | null) => (text && isDay(text) ? text : null)

/** The address is the desk's state. Anything missing or invalid in it has its default. */
export function readDeskQuery(params: URLSearchParams): DeskQuery {
  return {
    tab: among(deskTabs, params.get('status')) ?? 'all',
    view: params.get('view') === 'board' ? 'board' : 'table',
    search: (params.get('search') ?? '').trim().slice(0, 100),
    clientId: idOf(params.get('client')),
    managerId: idOf(params.get('manager')),
    port: params.get('port')?.slice(0, 100) || null,
    voyageId: idOf(params.get('voyage')),
    paid: among(paidStates, params.get('paid')),
    missing: among(missingParts, params.get('missing')),
    dateFrom: dayOf(params.get('dateFrom')),
    dateTo: dayOf(params.get('dateTo')),
    sort: among(deskSorts, params.get('sort')),
    order: params.get('order') === 'asc' ? 'asc' : 'desc',
    page: Math.min(idOf(params.get('page')) ?? 1, 100_000),
    pageSize: pageSizes.find((size) => String(size) === params.get('size')) ?? pageSizes[0],
  }
}

export function writeDeskQuery(query: DeskQuery): URLSearchParams {
  const params = new URLSearchParams()
  const put = (name: string, value: string | number | null, usual: string | number | null = null) =>
    value !== null && value !== '' && value !== usual && params.set(name, String(value))
  put('status', query.tab, 'all')
  put('view', query.view, 'table')
  put('search', query.search)
  put('client', query.clientId)
  put('manager', query.managerId)
  put('port', query.port)
  put('voyage', query.voyageId)
  put('paid', query.paid)
  put('missing', query.missing)
  put('dateFrom', query.dateFrom)
  put('dateTo', query.dateTo)
  put('sort', query.sort)
  put('order', query.order, 'desc')
  put('page', query.page, 1)
  put('size', query.pageSize, pageSizes[0])
  return params
}

const over = [at.shippingCancelled, at.purchaseCancelled, at.auctionResale]
export const statusesOf = (tab: DeskTab): number[] =>
  tab === 'all' ? [] : tab === 'over' ? [...over] : [Number(tab)]

/** Which purchases, and in what order, regardless of the page. */
export function matchOf({ tab, view, page, pageSize, sort, order, search, ...rest }: DeskQuery) {
  const known = Object.entries(rest).filter(([, value]) => value !== null)
  return {
    ...(Object.fromEntries(known) as { [K in keyof typeof rest]?: NonNullable<(typeof rest)[K]> }),
    status: statusesOf(tab),
    ...(search && { search }),
    ...(sort && { sort, order }),
  }
}

/** Any change except of the page returns to the first page. */
export function useDeskQuery() {
  const [params, setParams] = useSearchParams()
  const query = readDeskQuery(params)
  const filters = (Object.keys(noFilter) as (keyof DeskFilter)[]).filter(
    (name) => query[name] !== noFilter[name],
  ).length
  return {
    query,
    /** How many filters are set, including the search. */
    filters,
    change: (part: Partial<DeskQuery>) => setParams(writeDeskQuery({ ...query, page: 1, ...part })),
  }
}

export type DeskModel = ReturnType<typeof useDeskQuery>
