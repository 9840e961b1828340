import type { Filters } from '@seriba/domain/lots/filters'
import type { QuickSearch, QuickSearchField } from '@seriba/domain/lots/quick-search'
import { useEffect, useState } from 'react'
import { useReopenCount } from '../url/use-reopen-count.ts'
import { canSearch, readSearch, writeSearch } from './combined-search.ts'

/** Typed text is searched for on Enter, or once the user has stopped typing (2§9). */
const pauseMs = 1500

/** A search that is being typed. Invalid text only shows a warning (2§5.1). */
export function useCombinedSearch(
  filters: Filters,
  fields: readonly QuickSearchField[],
  onApply: (filters: Filters) => void,
) {
  const applied = readSearch(filters, fields)
  const anew = useReopenCount()
  const key = `${applied.field}-${applied.text} ${anew}`
  const [seen, setSeen] = useState(key)
  const [search, setSearch] = useState(applied)
  const [warned, setWarned] = useState(false)
  const show = (next: QuickSearch) => {
    setSearch(next)
    setWarned(false)
  }
  if (seen !== key) {
    setSeen(key)
    // If the search is cleared elsewhere, the field chosen here stays.
    show(applied.text === '' ? { ...search, text: '' } : applied)
  }

  const submit = (next: QuickSearch) => {
    if (!canSearch(next)) return setWarned(true)
    const same = next.field === applied.field && next.text.trim() === applied.text
    if (!same && (next.text.trim() !== '' || applied.text !== '')) onApply(writeSearch(filters, next))
  }

  const typed = search.text !== applied.text && search.text.trim() !== ''
  useEffect(() => {
    if (!typed) return
    const timer = setTimeout(() => submit(search), pauseMs)
    return () => clearTimeout(timer)
  })

  return {
    search,
    warned,
    submit,
    type(text: string) {
      show({ ...search, text })
      // Emptying the field clears an applied search right away.
      if (text === '' && applied.text !== '') onApply(writeSearch(filters, { ...search, text }))
    },
    choose: (field: QuickSearchField) => show({ ...search, field }),
  }
}
