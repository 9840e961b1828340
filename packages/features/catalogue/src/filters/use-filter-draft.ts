import { type Filters, writeFilters } from '@seriba/domain/lots/filters'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** How long a choice waits for more of its kind before lots are requested (2§9); typed text has waited already. */
export const applyDelay = { day: 500, choice: 700, typed: 550, now: 0 } as const
export type ApplyWhen = keyof typeof applyDelay | 'never'

/** A choice that has lasted this long is probably the last: its result may be requested before it is applied. */
const likelyAfter = 200

export type Patch = (part: Partial<Filters>, when?: ApplyWhen) => void

const addressOf = (filters: Filters) => writeFilters(filters).toString()

/**
 * Filters being chosen. They are applied a moment after the last choice, and follow the address when that changes in
 * another way; an address that merely catches up with what was applied changes nothing here, and one that is opened
 * again, for example from the menu, discards what was not applied.
 */
export function useFilterDraft(
  applied: Filters,
  onApply: (filters: Filters) => void,
  onLikely?: (filters: Filters) => void,
) {
  const [draft, setDraft] = useState(applied)
  const now = useRef(draft)
  const sent = useRef<string | null>(null)
  const timers = useRef<ReturnType<typeof setTimeout>[]>([])
  const stop = useCallback(() => timers.current.forEach(clearTimeout), [])
  const latest = useRef({ onApply, onLikely })
  latest.current = { onApply, onLikely }

  const set = useCallback((filters: Filters) => {
    now.current = filters
    setDraft(filters)
  }, [])

  const apply = useCallback(
    (filters: Filters = now.current) => {
      stop()
      set(filters)
      sent.current = addressOf(filters)
      latest.current.onApply(filters)
    },
    [set, stop],
  )

  const patch: Patch = useCallback(
    (part, when = 'choice') => {
      set({ ...now.current, ...part })
      if (when === 'now') return apply()
      if (when === 'never') return
      stop()
      timers.current = [
        setTimeout(() => latest.current.onLikely?.(now.current), likelyAfter),
        setTimeout(apply, applyDelay[when]),
      ]
    },
    [set, stop, apply],
  )

  const { key: visit } = useLocation()
  const seen = useRef({ applied, visit })
  useEffect(() => {
    const last = seen.current
    seen.current = { applied, visit }
    if (last.applied === applied ? last.visit === visit : addressOf(applied) === sent.current) return
    sent.current = null
    stop()
    set(applied)
  }, [applied, visit, set, stop])
  useEffect(() => stop, [stop])

  return { draft, patch, apply }
}
