import { toApiError } from '@seriba/api/api-error'
import { useListHallsQuery, useSaveHallsMutation } from '@seriba/api/manager/halls'
import type { Hall } from '@seriba/contracts/halls'
import type { HallField } from '@seriba/domain/bids/hall-fields'
import { useState } from 'react'
import { changesOf, type HallDraft, publication, typedSince, withCell } from './hall-cells.ts'

const emptyTerms = {
  deadlineHours: null,
  cancelDeadlineHours: null,
  overbidAllowance: null,
  deliveryFee: null,
  auctionFee: null,
}

/** Halls as they hold, what is typed over them, and its publication from a day on. */
export function useHalls() {
  const list = useListHallsQuery()
  const [save, saving] = useSaveHallsMutation()
  const [draft, setDraft] = useState<HallDraft>({})
  const [added, setAdded] = useState<string[]>([])
  // What was seen when the first cell was changed: who publishes over somebody else's changes is told.
  const [seen, setSeen] = useState<number | null>(null)
  const [from, setFrom] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [published, setPublished] = useState(0)
  const known = list.data?.halls ?? []
  const halls: Hall[] = [
    ...added
      .filter((name) => !known.some((hall) => hall.name === name))
      .map((name) => ({ name, lotsToday: 0, lotsWeek: 0, ...emptyTerms })),
    ...known,
  ]
  const changes = changesOf(halls, draft)
  const day = from ?? list.data?.today ?? ''

  return {
    list,
    halls,
    draft,
    changes,
    ready: publication(changes),
    from: day,
    setFrom,
    reason,
    setReason,
    /** How many cells the last publication changed; 0 before one, and once something is changed again. */
    published,
    error: saving.error ? toApiError(saving.error) : null,
    busy: saving.isLoading,
    type(hall: Hall, field: HallField, typed: string) {
      setSeen((earlier) => earlier ?? list.data?.version ?? 0)
      setPublished(0)
      setDraft((cells) => withCell(cells, hall, field, typed))
    },
    add: (name: string) => setAdded([name, ...added]),
    discard() {
      setDraft({})
      setAdded([])
      setSeen(null)
      saving.reset()
    },
    /** What is typed stays, over what holds by now. */
    takeNewest() {
      setSeen(null)
      saving.reset()
      void list.refetch()
    },
    async publish() {
      const ready = publication(changes)
      if (!ready || ready.length === 0) return
      const version = seen ?? list.data?.version ?? 0
      const { error } = await save({ version, from: day, reason, changes: ready })
      if (error) return
      setPublished(changes.length)
      // What is typed while it is published is the beginning of the next publication.
      setDraft((now) => typedSince(now, draft))
      setAdded((now) => now.filter((name) => !added.includes(name)))
      setSeen(null)
      setReason((now) => (now === reason ? '' : now))
      setFrom((now) => (now === from ? null : now))
    },
  }
}

export type HallsModel = ReturnType<typeof useHalls>
