import { addMessages } from '@seriba/i18n'
import { type ComponentType, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp } from './app-context.ts'

/** A part that is loaded on demand, with texts that the first page does not have. */
export function usePartWithTexts<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const { i18n } = useTranslation()
  const { pagePhrases } = useApp()
  const [Part] = useState(() =>
    lazy(async () => {
      const texts = pagePhrases && addMessages(i18n, pagePhrases)
      const [part] = await Promise.all([load(), texts])
      return { default: part }
    }),
  )
  return Part
}
