import type { Filters } from '@seriba/domain/lots/filters'
import { useState } from 'react'

/** Filters being chosen and not yet applied; they follow the address when that changes by other means. */
export function useDraft(applied: Filters) {
  const [base, setBase] = useState(applied)
  const [draft, setDraft] = useState(applied)
  if (base !== applied) {
    setBase(applied)
    setDraft(applied)
  }
  const patch = (part: Partial<Filters>) => setDraft((now) => ({ ...now, ...part }))
  return { draft, patch }
}
