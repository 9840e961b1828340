import type { Bid } from '@seriba/contracts/bid-lists'
import { useMemo, useRef, useState } from 'react'

export type Selection = {
  /** Bids of the page that are selected, in its order. */
  bids: readonly Bid[]
  has: (bidId: number) => boolean
  toggle: (bidId: number) => void
  /** Everything from the last selected row to this one. */
  extend: (bidId: number) => void
  /** Every bid on this one's lot; if all are selected already, none of them. */
  lot: (bidId: number) => void
  clear: () => void
}

/** The rows selected on the current page; a row that leaves the page is no longer selected. */
export function useSelection(shown: readonly Bid[] | undefined): Selection {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const last = useRef<number | null>(null)
  const bids = useMemo(() => shown?.filter(({ bidId }) => chosen.has(bidId)) ?? [], [shown, chosen])
  const present = useMemo(() => new Set(bids.map(({ bidId }) => bidId)), [bids])
  const ids = shown?.map(({ bidId }) => bidId) ?? []

  function set(some: readonly number[], on: boolean) {
    const next = new Set(present)
    for (const bidId of some)
      if (on) next.add(bidId)
      else next.delete(bidId)
    setChosen(next)
  }

  return {
    bids,
    has: (bidId) => present.has(bidId),
    toggle(bidId) {
      last.current = bidId
      set([bidId], !present.has(bidId))
    },
    extend(bidId) {
      const to = ids.indexOf(bidId)
      const from = last.current === null ? -1 : ids.indexOf(last.current)
      last.current = bidId
      if (to === -1) return
      set(from === -1 ? [bidId] : ids.slice(Math.min(from, to), Math.max(from, to) + 1), true)
    },
    lot(bidId) {
      const lotId = shown?.find((bid) => bid.bidId === bidId)?.id
      const those = shown?.filter(({ id }) => id === lotId).map((bid) => bid.bidId) ?? []
      set(those, !those.every((each) => present.has(each)))
    },
    clear: () => setChosen(new Set()),
  }
}
