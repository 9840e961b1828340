import { useUpdateSettingMutation } from '@seriba/api/user'
import type { UserDetail } from '@seriba/contracts/user'
import { languageIds, languageOfId } from '@seriba/i18n'
import { useState } from 'react'
import { useRestingSave } from './use-resting-save.ts'

type Settings = { bidEmailNotify: boolean; language: number }

/** Settings save themselves: a switch once it rests, a language at once, and whatever is open on leaving. */
export function useSettings(detail: UserDetail) {
  const [update, { isLoading, isSuccess, isError }] = useUpdateSettingMutation()
  const [settings, setSettings] = useState<Settings>({
    bidEmailNotify: detail.bidEmailNotify,
    language: detail.language ?? languageIds.en,
  })
  const { saveNow, saveSoon } = useRestingSave((next: Settings) => void update(next))

  return {
    ...settings,
    languageName: languageOfId(settings.language) ?? 'en',
    saving: isLoading,
    saved: isSuccess,
    failed: isError,
    setNotify(bidEmailNotify: boolean) {
      const next = { ...settings, bidEmailNotify }
      setSettings(next)
      saveSoon(next)
    },
    setLanguage(language: number) {
      const next = { ...settings, language }
      setSettings(next)
      saveNow(next)
    },
  }
}
