import { defaultPageSize, pageSizes } from '@seriba/domain/lots/listing'
import { useSyncExternalStore } from 'react'

const storageKey = 'default-table-size'
const listeners = new Set<() => void>()

/** Rows on a page, as last chosen in this browser. */
export function tableSize(): number {
  const stored = Number(globalThis.localStorage?.getItem(storageKey))
  return pageSizes.find((size) => size === stored) ?? defaultPageSize
}

export function keepTableSize(size: number) {
  localStorage.setItem(storageKey, String(size))
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useTableSize = () => useSyncExternalStore(subscribe, tableSize, tableSize)
