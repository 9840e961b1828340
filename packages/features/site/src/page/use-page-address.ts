import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'

type Language = 'en' | 'ru'
export type PageAddress = {
  /** The version in force, unless an earlier one is named. */
  version: number | undefined
  language: Language
  /** Whether changes are shown instead of the text. */
  changes: boolean
  /** The query of an address of the same page; parameters not listed stay. */
  to: (next: { version?: number | null; language?: Language; changes?: boolean }) => string
}

/** Which text of a page the address names: `?version=3&language=ru`, with `changes=1` to show what is new in it. */
export function usePageAddress(): PageAddress {
  const { i18n } = useTranslation()
  const [search] = useSearchParams()
  const number = Number(search.get('version'))
  const named = search.get('language')
  const own = i18n.language === 'ru' ? 'ru' : 'en'
  return {
    version: Number.isInteger(number) && number > 0 ? number : undefined,
    language: named === 'en' || named === 'ru' ? named : own,
    changes: search.get('changes') === '1',
    to({ version, language, changes }) {
      const next = new URLSearchParams(search)
      if (version === null) next.delete('version')
      else if (version !== undefined) next.set('version', String(version))
      if (language) next.set('language', language)
      if (changes === false) next.delete('changes')
      else if (changes) next.set('changes', '1')
      return `?${next}`
    },
  }
}
