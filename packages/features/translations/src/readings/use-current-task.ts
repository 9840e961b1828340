import { useListReadingsQuery } from '@seriba/api/manager/sheets'
import type { ReadingTask } from '@seriba/contracts/sheets'
import { useEffect, useState } from 'react'

type Sought = {
  tasks: readonly ReadingTask[] | undefined
  /** The lot in the address. */
  lot: string | undefined
  status: 'unchecked' | 'checked'
  /** Something is always open. */
  wide: boolean
  isBegun: (task: ReadingTask) => boolean
}

/**
 * The reading that is being worked on. One that the user has started to correct stays open even if a colleague has
 * checked it and it has left the list: then it is in the state in which the colleague left it.
 */
export function useCurrentTask({ tasks, lot, status, wide, isBegun }: Sought): ReadingTask | undefined {
  const [held, setHeld] = useState<ReadingTask>()
  const begun = held && isBegun(held) && (lot ?? held.carId) === held.carId ? held : undefined
  const wanted = begun?.carId ?? lot
  const listed = tasks?.find(({ carId }) => carId === wanted)
  const isGone = tasks !== undefined && listed === undefined && begun !== undefined
  const others = useListReadingsQuery(
    { status: status === 'checked' ? 'unchecked' : 'checked' },
    { skip: !isGone },
  )
  const now = others.currentData?.readings.find(({ read }) => read.id === begun?.read.id)
  const chosen = listed ?? (isGone ? (now ?? begun) : wide ? tasks?.[0] : undefined)
  useEffect(() => setHeld(chosen), [chosen])
  return chosen
}
