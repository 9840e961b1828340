import { type Filters, writeFilters } from '@seriba/domain/lots/filters'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** How long a choice waits for more of its kind before lots are asked for (2§9); what was typed has waited already. */
export const applyDelay = { day: 500, choice: 700, typed: 550, now: 0 } as const
export type ApplyWhen = keyof typeof applyDelay | 'never'

export type Patch = (part: Partial<Filters>, when?: ApplyWhen) => void

const addressOf = (filters: Filters) => writeFilters(filters).toString()

/**
 * Filters being chosen. They are applied a moment after the last choice, and follow the address when that
 * changes by other means; an address that only catches up with what was applied changes nothing here, and
 * one that is opened anew, as by the menu, takes back what was not applied.
 */
export function useFilterDraft(applied: Filters, onApply: (filters: Filters) => void) {
  const [draft, setDraft] = useState(applied)
  const now = useRef(draft)
  const sent = useRef<string | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(onApply)
  latest.current = onApply

  const set = useCallback((filters: Filters) => {
    now.current = filters
    setDraft(filters)
  }, [])

  const apply = useCallback(
    (filters: Filters = now.current) => {
      clearTimeout(timer.current)
      set(filters)
      sent.current = addressOf(filters)
      latest.current(filters)
    },
    [set],
  )

  const patch: Patch = useCallback(
    (part, when = 'choice') => {
      set({ ...now.current, ...part })
      if (when === 'now') return apply()
      if (when === 'never') return
      clearTimeout(timer.current)
      timer.current = setTimeout(apply, applyDelay[when])
    },
    [set, apply],
  )

  const { key: visit } = useLocation()
  const seen = useRef({ applied, visit })
  useEffect(() => {
    const last = seen.current
    seen.current = { applied, visit }
    if (last.applied === applied ? last.visit === visit : addressOf(applied) === sent.current) return
    sent.current = null
    clearTimeout(timer.current)
    set(applied)
  }, [applied, visit, set])
  useEffect(() => () => clearTimeout(timer.current), [])

  return { draft, patch, apply }
}
