import {
  type SheetLanguage,
  sheetLanguages,
  type TranslationStatus,
  translationStatuses,
} from '@seriba/domain/translations/translation'
import { useSearchParams } from 'react-router'

/** Requests by clients, or sheets that a machine has read. */
export type DeskView = 'requests' | 'readings'

type Place = {
  view: DeskView
  status: TranslationStatus
  language: SheetLanguage | undefined
  lot: string | undefined
}

/** What is open, according to the address. */
export function usePlace() {
  const [query, setQuery] = useSearchParams()
  const place: Place = {
    view: query.get('view') === 'readings' ? 'readings' : 'requests',
    status: translationStatuses.find((name) => name === query.get('status')) ?? 'waiting',
    language: sheetLanguages.find((name) => name === query.get('language')),
    lot: query.get('lot') ?? undefined,
  }
  function queryOf(change: Partial<Place>) {
    const next = { ...place, ...change }
    const params = new URLSearchParams()
    if (next.view === 'readings') params.set('view', next.view)
    if (next.status !== 'waiting') params.set('status', next.status)
    if (next.language) params.set('language', next.language)
    if (next.lot) params.set('lot', next.lot)
    return params
  }
  return {
    place,
    hrefOf: (lot: string, change: Partial<Place> = {}) => `?${queryOf({ ...change, lot })}`,
    go: (change: Partial<Place>) => setQuery(queryOf(change), { replace: true }),
  }
}
