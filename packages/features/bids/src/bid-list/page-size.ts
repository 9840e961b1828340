import { bidPageSizes } from '@seriba/domain/bids/bid-lists'
import { useState } from 'react'

const storageKey = 'bid-default-table-size'

/** The chosen number of rows, remembered in this browser. */
export function usePageSize(): [number, (size: number) => void] {
  const [size, setSize] = useState(() => {
    const stored = Number(localStorage.getItem(storageKey))
    return bidPageSizes.find((known) => known === stored) ?? bidPageSizes[0]
  })
  return [
    size,
    (next) => {
      const known = bidPageSizes.find((candidate) => candidate === next)
      if (!known) return
      localStorage.setItem(storageKey, String(known))
      setSize(known)
    },
  ]
}
