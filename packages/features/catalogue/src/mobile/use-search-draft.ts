import type { Filters } from '@seriba/domain/lots/filters'
import { useCallback, useState } from 'react'
import type { Patch } from '../filters/use-filter-draft.ts'

/** Filters being chosen in the drawer. Each time it opens it begins with those that are applied. */
export function useSearchDraft(applied: Filters, isOpen: boolean) {
  const [draft, setDraft] = useState(applied)
  const [base, setBase] = useState({ applied, isOpen })
  if (base.applied !== applied || base.isOpen !== isOpen) {
    setBase({ applied, isOpen })
    if (isOpen) setDraft(applied)
  }
  const patch: Patch = useCallback((part) => setDraft((now) => ({ ...now, ...part })), [])
  return { draft, patch }
}
