import type { Filters } from '@seriba/domain/lots/filters'
import { useCallback, useRef, useState } from 'react'
import type { Patch } from '../filters/use-filter-draft.ts'

/** Filters being chosen in the drawer. It starts with the applied ones each time it opens. */
export function useSearchDraft(applied: Filters, isOpen: boolean) {
  const [draft, setDraft] = useState(applied)
  const [base, setBase] = useState({ applied, isOpen })
  if (base.applied !== applied || base.isOpen !== isOpen) {
    setBase({ applied, isOpen })
    if (isOpen) setDraft(applied)
  }
  const latest = useRef(draft)
  latest.current = draft
  const patch: Patch = useCallback((part) => {
    latest.current = { ...latest.current, ...part }
    setDraft((now) => ({ ...now, ...part }))
  }, [])
  /**
   * The draft including the content of a field, which holds back a figure until typing pauses: a tap may come before
   * the field loses the focus.
   */
  const finish = useCallback((): Filters => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    return latest.current
  }, [])
  return { draft, patch, finish }
}
