import { useEffect } from 'react'
import { bidElementId } from '../keyboard/bid-element.ts'

/** Scrolls the row that a link points to into view, once it exists. */
export function useLinkedRow(bid: number | null, ids: readonly number[] | null) {
  const there = bid !== null && (ids?.includes(bid) ?? false)
  useEffect(() => {
    if (there) document.getElementById(bidElementId(bid))?.scrollIntoView?.({ block: 'nearest' })
  }, [there, bid])
}
