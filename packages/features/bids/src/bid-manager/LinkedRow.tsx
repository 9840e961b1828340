import { useEffect } from 'react'
import { useRowParams } from '../bid-list/use-row-params.ts'
import { useDesk } from './desk.ts'

type LinkedRowProps = { ids: readonly number[] | null; onFound: (bidId: number) => void }

/** Moves the focus to the row that a link names, and opens its price if the link says so, once the row exists. */
export function LinkedRow({ ids, onFound }: LinkedRowProps) {
  const { row, price, forget } = useRowParams()
  const { setPricing } = useDesk()
  const named = price ?? row
  const found = named !== null && ids?.includes(named) ? named : null
  useEffect(() => {
    if (found === null) return
    onFound(found)
    if (price !== null) setPricing(found)
    forget()
  }, [found, price, onFound, setPricing, forget])
  return null
}
