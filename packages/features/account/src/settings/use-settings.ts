import { useUpdateSettingMutation } from '@seriba/api/user'
import type { UserDetail } from '@seriba/contracts/user'
import { languageIds, languageOfId } from '@seriba/i18n'
import { useEffect, useRef, useState } from 'react'

const debounceMs = 400

type Settings = { bidEmailNotify: boolean; language: number }

/** Settings save themselves: a switch once it rests, a language at once, and whatever is open on leaving. */
export function useSettings(detail: UserDetail) {
  const [update, { isLoading, isSuccess, isError }] = useUpdateSettingMutation()
  const [settings, setSettings] = useState<Settings>({
    bidEmailNotify: detail.bidEmailNotify,
    language: detail.language ?? languageIds.en,
  })
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; settings: Settings } | null>(null)

  function save(next: Settings) {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
    void update(next)
  }
  const leave = useRef(save)
  leave.current = save
  useEffect(
    () => () => {
      if (waiting.current) leave.current(waiting.current.settings)
    },
    [],
  )

  return {
    ...settings,
    languageName: languageOfId(settings.language) ?? 'en',
    saving: isLoading,
    saved: isSuccess,
    failed: isError,
    setNotify(bidEmailNotify: boolean) {
      const next = { ...settings, bidEmailNotify }
      setSettings(next)
      if (waiting.current) clearTimeout(waiting.current.timer)
      waiting.current = { timer: setTimeout(() => save(next), debounceMs), settings: next }
    },
    setLanguage(language: number) {
      const next = { ...settings, language }
      setSettings(next)
      save(next)
    },
  }
}
