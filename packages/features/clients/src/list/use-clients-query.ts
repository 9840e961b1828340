import { roleIds } from '@seriba/domain/access/roles'
import { type ClientSort, clientSorts } from '@seriba/domain/clients/client-list'
import { type ClientRole, clientRoles } from '@seriba/domain/clients/client-roles'
import { useSearchParams } from 'react-router'

export const pageSizes = [20, 50, 100] as const
const usualSize = 50

export type ClientsQuery = {
  role: ClientRole | null
  search: string
  managerId: number | null
  dealerId: number | null
  debt: boolean
  sort: ClientSort
  order: 'asc' | 'desc'
  page: number
  pageSize: number
}

const among = <T extends string>(values: readonly T[], text: string | null) =>
  values.find((value) => value === text) ?? null
const idOf = (text: string | null) => (text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null)

/** The address is the list's state. What it does not say, or says wrongly, is as usual. */
export function readClientsQuery(params: URLSearchParams): ClientsQuery {
  return {
    role: among(clientRoles, params.get('role')),
    search: (params.get('search') ?? '').trim().slice(0, 100),
    managerId: idOf(params.get('manager')),
    dealerId: idOf(params.get('dealer')),
    debt: params.get('debt') === '1',
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
  put('debt', query.debt && 1)
  put('sort', query.sort, 'name')
  put('order', query.order, 'asc')
  put('page', query.page, 1)
  put('size', query.pageSize, usualSize)
  return params
}

/** What is asked of the server. */
export const askedOf = ({ role, search, managerId, dealerId, debt, ...rest }: ClientsQuery) => ({
  ...rest,
  debt: debt ? 1 : 0,
  roleId: role ? roleIds[role] : undefined,
  search: search || undefined,
  managerId: managerId ?? undefined,
  dealerId: dealerId ?? undefined,
})

/** Anything but another page begins with the first one again. */
export function useClientsQuery() {
  const [params, setParams] = useSearchParams()
  const query = readClientsQuery(params)
  return {
    query,
    filtered: query.search !== '' || query.managerId !== null || query.dealerId !== null || query.debt,
    change: (part: Partial<ClientsQuery>) => setParams(writeClientsQuery({ ...query, page: 1, ...part })),
  }
}

export type ClientsModel = ReturnType<typeof useClientsQuery>
