import { toApiError } from '@seriba/api/api-error'
import { useListHallsQuery, useSaveHallsMutation } from '@seriba/api/manager/halls'
import type { Hall } from '@seriba/contracts/halls'
import type { HallField } from '@seriba/domain/bids/hall-fields'
import { useSaved } from '@seriba/forms/use-saved'
import { useLayoutEffect, useRef, useState } from 'react'
import {
  changesOf,
  type HallDraft,
  publication,
  published,
  typedSince,
  withCell,
  withoutUnchanged,
  withTyped,
} from './hall-cells.ts'

const none: { halls: Hall[] } = { halls: [] }

const emptyTerms = {
  deadlineHours: null,
  cancelDeadlineHours: null,
  overbidAllowance: null,
  deliveryFee: null,
  auctionFee: null,
}

/** The current values of halls, what is typed over them, and its publication from a given day on. */
export function useHalls() {
  const list = useListHallsQuery()
  const [save, saving] = useSaveHallsMutation()
  const [draft, setDraft] = useState<HallDraft>({})
  const [added, setAdded] = useState<string[]>([])
  // The values at the time of the first change: publishing over somebody else's changes is refused.
  const [seen, setSeen] = useState<number | null>(null)
  const [from, setFrom] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  const [done, setDone] = useState(0)
  const [{ halls: known }, setSaved] = useSaved<{ halls: Hall[] }>(list.data ?? none)
  const halls: Hall[] = [
    ...added
      .filter((name) => !known.some((hall) => hall.name === name))
      .map((name) => ({ name, lotsToday: 0, lotsWeek: 0, ...emptyTerms })),
    ...known,
  ]
  const changes = changesOf(halls, draft)
  // An unchanged row is not rendered again, and types with what it knew then.
  const latest = useRef({ version: 0, isSending: false })
  useLayoutEffect(() => {
    latest.current = { version: list.data?.version ?? 0, isSending: saving.isLoading }
  })
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
    /** How many cells the last publication changed; 0 before the first one, and once something is changed again. */
    published: done,
    error: saving.error ? toApiError(saving.error) : null,
    busy: saving.isLoading,
    type(hall: Hall, field: HallField, typed: string) {
      setSeen((earlier) => earlier ?? latest.current.version)
      setDone(0)
      // While a figure is being saved, the one that it replaces is a change, too.
      const typeIn = latest.current.isSending ? withTyped : withCell
      setDraft((cells) => typeIn(cells, hall, field, typed))
    },
    add: (name: string) => setAdded([name, ...added]),
    discard() {
      setDraft({})
      setAdded([])
      setSeen(null)
      saving.reset()
    },
    /** Typed text stays, on top of the current values. */
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
      if (error) return setDraft((now) => withoutUnchanged(now, halls))
      const isLater = day > (list.data?.today ?? '')
      const held = isLater ? halls : published(halls, changes)
      setSaved({ halls: held })
      setDone(changes.length)
      // What is typed during publication is the beginning of the next publication.
      setDraft((now) => withoutUnchanged(typedSince(now, draft), held))
      setAdded((now) => now.filter((name) => !added.includes(name)))
      setSeen(null)
      setReason((now) => (now === reason ? '' : now))
      setFrom((now) => (now === from ? null : now))
    },
  }
}

export type HallsModel = ReturnType<typeof useHalls>
