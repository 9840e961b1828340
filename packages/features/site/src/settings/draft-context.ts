import { createContext, useContext, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import type { DraftState } from './draft-store.ts'
import { valueAt } from './places.ts'
import type { Draft } from './use-draft.ts'

export const DraftContext = createContext<Draft | null>(null)

/**
 * What can be done with the draft; it never changes, so components that use it are not rendered again during typing.
 */
export function useDraftOfPage(): Draft {
  const draft = useContext(DraftContext)
  if (!draft) throw new Error('settings stand within their page')
  return draft
}

/**
 * A part of the draft; rendered again when that part changes. The selected value must be a part of the draft, or a
 * primitive.
 */
export function useDraftPart<T>(choose: (state: DraftState) => T): T {
  const { subscribe, get } = useDraftOfPage()
  return useSyncExternalStore(subscribe, () => choose(get()))
}

/** One setting of the draft: its value, a way to change it, and its error. */
export function useSetting(place: string) {
  const { t } = useTranslation('refusal')
  const { set } = useDraftOfPage()
  const value = useDraftPart(({ values }) => valueAt(values, place))
  const code = useDraftPart(({ problems }) => problems[place])
  return {
    value,
    code,
    set: (next: unknown) => set(place, next),
    error: code === undefined ? undefined : t(code as 'setting_address'),
  }
}
