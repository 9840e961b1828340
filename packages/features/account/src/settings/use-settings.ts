import { useUpdateSettingMutation } from '@seriba/api/shared/user'
import type { UserDetail } from '@seriba/contracts/user'
import { languageIds, languageOfId } from '@seriba/i18n'
import { useState } from 'react'
import { useDebouncedSave } from './use-debounced-save.ts'

type Settings = { bidEmailNotify: boolean; language: number }

/**
 * Settings are saved automatically: a switch once it has been left alone, a language right away, and anything pending
 * on leaving. What could not be saved is reverted.
 */
export function useSettings(detail: UserDetail) {
  const [update, { isLoading, isSuccess, isError }] = useUpdateSettingMutation()
  const [touched, setTouched] = useState<Partial<Settings> | null>(null)
  const kept = { bidEmailNotify: detail.bidEmailNotify, language: detail.language ?? languageIds.en }
  const settings = { ...kept, ...touched }
  const { saveNow, saveSoon } = useDebouncedSave(async (next: Partial<Settings>) => {
    // Settings not changed here are sent with their current value: the header's menu changes the language, too.
    const { error } = await update({ ...kept, ...next })
    // Later choices are being saved separately.
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
