import { roleIds } from '@seriba/domain/access/roles'
import {
  type BalanceBand,
  balanceBands,
  type ClientSort,
  type CreditUsageBand,
  clientSorts,
  creditUsageBands,
  type LoginSpan,
  loginSpans,
} from '@seriba/domain/clients/client-list'
import { type ClientRole, clientRoles } from '@seriba/domain/clients/client-roles'
import { useSearchParams } from 'react-router'

export const pageSizes = [20, 50, 100] as const
const usualSize = 50

/** What narrows the list, besides the kind of account. */
export type ClientsFilter = {
  search: string
  managerId: number | null
  dealerId: number | null
  countryId: number | null
  debt: boolean
  balance: BalanceBand | null
  held: CreditUsageBand | null
  lastLogin: LoginSpan | null
  twoStep: 'on' | 'off' | null
  /** Only clients whom nobody looks after; only those whose documents nobody has checked. */
  unassigned: boolean
  unchecked: boolean
  /** Only clients with a document that has expired, or expires soon. */
  endingPapers: boolean
  /** Only clients who asked for their account to be deleted. */
  deletion: boolean
}

export const noFilter: ClientsFilter = {
  search: '',
  managerId: null,
  dealerId: null,
  countryId: null,
  debt: false,
  balance: null,
  held: null,
  lastLogin: null,
  twoStep: null,
  unassigned: false,
  unchecked: false,
  endingPapers: false,
  deletion: false,
}

export type ClientsQuery = ClientsFilter & {
  role: ClientRole | null
  sort: ClientSort
  order: 'asc' | 'desc'
  page: number
  pageSize: number
}

const among = <T extends string>(values: readonly T[], text: string | null) =>
  values.find((value) => value === text) ?? null
const idOf = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)

/** The address is the list's state. Anything missing or invalid in it has its default. */
export function readClientsQuery(params: URLSearchParams): ClientsQuery {
  return {
    role: among(clientRoles, params.get('role')),
    search: (params.get('search') ?? '').trim().slice(0, 100),
    managerId: idOf(params.get('manager')),
    dealerId: idOf(params.get('dealer')),
    countryId: idOf(params.get('country')),
    debt: params.get('debt') === '1',
    balance: among(balanceBands, params.get('balance')),
    held: among(creditUsageBands, params.get('held')),
    lastLogin: among(loginSpans, params.get('login')),
    twoStep: among(['on', 'off'], params.get('2fa')),
    unassigned: params.get('unassigned') === '1',
    unchecked: params.get('unchecked') === '1',
    endingPapers: params.get('papers') === '1',
    deletion: params.get('deletion') === '1',
    sort: among(clientSorts, params.get('sort')) ?? 'name',
    order: params.get('order') === 'desc' ? 'desc' : 'asc',
    page: Math.min(idOf(params.get('page')) ?? 1, 100_000),
    pageSize: pageSizes.find((size) => String(size) === params.get('size')) ?? usualSize,
  }
}

export function writeClientsQuery(query: ClientsQuery): URLSearchParams {
  const params = new URLSearchParams()
  const put = (name: string, value: string | number | null | false, usual: string | number | null = null) =>
    value !== null && value !== false && value !== '' && value !== usual && params.set(name, String(value))
  put('role', query.role)
  put('search', query.search)
  put('manager', query.managerId)
  put('dealer', query.dealerId)
  put('country', query.countryId)
  put('debt', query.debt && 1)
  put('balance', query.balance)
  put('held', query.held)
  put('login', query.lastLogin)
  put('2fa', query.twoStep)
  put('unassigned', query.unassigned && 1)
  put('unchecked', query.unchecked && 1)
  put('papers', query.endingPapers && 1)
  put('deletion', query.deletion && 1)
  put('sort', query.sort, 'name')
  put('order', query.order, 'asc')
  put('page', query.page, 1)
  put('size', query.pageSize, usualSize)
  return params
}

/** Which clients, and in what order, regardless of the page. */
export function matchOf({
  role,
  search,
  debt,
  twoStep,
  unassigned,
  unchecked,
  endingPapers,
  deletion,
  page,
  pageSize,
  ...rest
}: ClientsQuery) {
  const known = Object.entries(rest).filter(([, value]) => value !== null)
  return {
    ...(Object.fromEntries(known) as { [K in keyof typeof rest]?: NonNullable<(typeof rest)[K]> }),
    debt: debt ? 1 : 0,
    ...(unassigned && { unassigned: 1 }),
    ...(unchecked && { unchecked: 1 }),
    ...(endingPapers && { endingPapers: 1 }),
    ...(deletion && { deletion: 1 }),
    ...(role && { roleId: roleIds[role] }),
    ...(search && { search }),
    ...(twoStep && { twoStep: twoStep === 'on' ? 1 : 0 }),
  }
}

/** What is requested from the server. */
export const askedOf = (query: ClientsQuery) => ({
  ...matchOf(query),
  page: query.page,
  pageSize: query.pageSize,
})

const isSet = (query: ClientsQuery, name: keyof ClientsFilter) => query[name] !== noFilter[name]

/** Any change except of the page returns to the first page. */
export function useClientsQuery() {
  const [params, setParams] = useSearchParams()
  const query = readClientsQuery(params)
  return {
    query,
    /** How many filters are set, including the search. */
    filters: (Object.keys(noFilter) as (keyof ClientsFilter)[]).filter((name) => isSet(query, name)).length,
    change: (part: Partial<ClientsQuery>) => setParams(writeClientsQuery({ ...query, page: 1, ...part })),
  }
}

export type ClientsModel = ReturnType<typeof useClientsQuery>
