import { createContext, useContext } from 'react'
import { useTranslation } from 'react-i18next'
import type { Draft } from './use-draft.ts'

export const DraftContext = createContext<Draft | null>(null)

export function useDraftOfPage(): Draft {
  const draft = useContext(DraftContext)
  if (!draft) throw new Error('settings stand within their page')
  return draft
}

/** One place of the draft: its value, a way to change it, and what is wrong with it. */
export function useSetting(place: string) {
  const { t } = useTranslation('refusal')
  const { at, set, problems } = useDraftOfPage()
  const code = problems[place]
  return {
    value: at(place),
    set: (value: unknown) => set(place, value),
    error: code === undefined ? undefined : t(code as 'setting_address'),
  }
}
