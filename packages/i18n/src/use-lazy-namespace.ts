import { useTranslation } from 'react-i18next'
import type { en } from './en.ts'

/** English that comes with the page that says it, and is no part of the first load; Russian comes whole. */
export function useLazyNamespace(namespace: keyof typeof en, phrases: object) {
  const { i18n } = useTranslation()
  if (!i18n.hasResourceBundle('en', namespace)) i18n.addResourceBundle('en', namespace, phrases)
}
