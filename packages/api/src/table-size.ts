import { defaultPageSize, pageSizes } from '@seriba/domain/lots/listing'

const key = 'default-table-size'
const changed = 'seriba-table-size'

/** Rows on a page of a listing, as last chosen in this browser. */
export function tableSize(): number {
  const stored = Number(globalThis.localStorage?.getItem(key))
  return pageSizes.find((size) => size === stored) ?? defaultPageSize
}

export function persistTableSize(size: number) {
  localStorage.setItem(key, String(size))
  window.dispatchEvent(new Event(changed))
}

/** For `useSyncExternalStore`. */
export function onTableSize(listen: () => void) {
  window.addEventListener(changed, listen)
  return () => window.removeEventListener(changed, listen)
}
