import { useSiteConfigQuery } from '@seriba/api/public/site'
import { labelOf } from '@seriba/forms/label-of'
import type { Theirs } from '@seriba/forms/use-edit-conflict'
import { languageIds, languages } from '@seriba/i18n'
import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'

type LanguageSelectProps = {
  value: number
  onChange: (language: number) => void
  error?: string | undefined
  /** The choice that a colleague has made in the meantime. */
  theirs?: Theirs<number>
}

/** The language of the portal and of emails for a client, by its id; hidden if the company offers only one. */
export function LanguageSelect({ value, onChange, error, theirs }: LanguageSelectProps) {
  const { t, i18n } = useTranslation('clients')
  const { data: site } = useSiteConfigQuery({ language: i18n.language === 'ru' ? 'ru' : 'en' })
  const offered = site?.languages ?? languages
  if (offered.length < 2) return null
  const options = offered.map((language) => ({
    value: String(languageIds[language]),
    label: t(language === 'ru' ? 'client.russian' : 'client.english'),
  }))
  return (
    <Select
      label={t('add.language')}
      options={options}
      help={theirs?.((id) => labelOf(options, id))}
      error={error}
      value={String(value)}
      onChange={(language) => onChange(Number(language))}
    />
  )
}
