import { api } from '@seriba/api/api'
import { useAppDispatch } from '@seriba/api/hooks'
import { type Language, switchLanguage } from '@seriba/i18n'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from '../app/app-context.ts'

/** Changes the language without a reload: server answers in the other language are fetched again. */
export function useSwitchLanguage() {
  const { i18n } = useTranslation()
  const { phrases, pagePhrases } = useApp()
  const dispatch = useAppDispatch()
  return useCallback(
    async (language: Language) => {
      if (language === i18n.language) return
      await switchLanguage(i18n, language, phrases, ...(pagePhrases ? [pagePhrases] : []))
      dispatch(api.util.invalidateTags(['Words']))
    },
    [i18n, phrases, pagePhrases, dispatch],
  )
}
