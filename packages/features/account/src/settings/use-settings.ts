import { useUpdateSettingMutation } from '@seriba/api/shared/user'
import type { UserDetail } from '@seriba/contracts/user'
import { languageIds, languageOfId } from '@seriba/i18n'
import { useState } from 'react'
import { useRestingSave } from './use-resting-save.ts'

type Settings = { bidEmailNotify: boolean; language: number }

/** Settings save themselves: a switch once it rests, a language at once, and whatever is open on leaving. What could not be saved is taken back. */
export function useSettings(detail: UserDetail) {
  const [update, { isLoading, isSuccess, isError }] = useUpdateSettingMutation()
  const [touched, setTouched] = useState<Partial<Settings> | null>(null)
  const kept = { bidEmailNotify: detail.bidEmailNotify, language: detail.language ?? languageIds.en }
  const settings = { ...kept, ...touched }
  const { saveNow, saveSoon } = useRestingSave(async (next: Partial<Settings>) => {
    // What was not touched here goes as it is by then: the header's menu changes the language too.
    const { error } = await update({ ...kept, ...next })
    // What has been chosen since then is on its way itself.
    if (error) setTouched((now) => (now === next ? null : now))
  })

  return {
    ...settings,
    languageName: languageOfId(settings.language) ?? 'en',
    saving: isLoading,
    saved: isSuccess,
    failed: isError,
    setNotify(bidEmailNotify: boolean) {
      const next = { ...touched, bidEmailNotify }
      setTouched(next)
      saveSoon(next)
    },
    setLanguage(language: number) {
      const next = { ...touched, language }
      setTouched(next)
      saveNow(next)
    },
  }
}
