import type { Filters } from '@seriba/domain/lots/filters'
import { useCallback, useRef, useState } from 'react'
import type { Patch } from '../filters/use-filter-draft.ts'

/** Filters being chosen in the drawer. Each time it opens it begins with those that are applied. */
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
  /** The draft with what is in a field, which keeps a figure until its keys pause: a finger need not leave it. */
  const finish = useCallback((): Filters => {
    if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
    return latest.current
  }, [])
  return { draft, patch, finish }
}
