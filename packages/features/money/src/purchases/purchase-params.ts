import {
  isNarrowed,
  type ListParams,
  noListParams,
  readListParams,
  writeListParams,
} from '../list/list-params.ts'

/** What the address of the purchases says; status 0 is Processing. */
export type PurchaseParams = ListParams & { status: number | null }

export const noParams: PurchaseParams = { ...noListParams, status: null }

export function readParams(query: URLSearchParams): PurchaseParams {
  const status = /^[0-8]$/.exec(query.get('status') ?? '')
  return { ...readListParams(query), status: status && Number(status[0]) }
}

export const writeParams = ({ status, ...params }: PurchaseParams) =>
  writeListParams(params, { status: status === null ? null : String(status) })

export const isFiltered = (params: PurchaseParams) => isNarrowed(params) || params.status !== null
