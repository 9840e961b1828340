import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'

/** What the site and mails speak to a client: 692 English, 693 Russian. */
export function LanguageSelect({ value, onChange }: { value: number; onChange: (language: number) => void }) {
  const { t } = useTranslation('clients')
  return (
    <Select
      label={t('add.language')}
      options={[
        { value: '692', label: t('client.english') },
        { value: '693', label: t('client.russian') },
      ]}
      value={String(value)}
      onChange={(language) => onChange(Number(language))}
    />
  )
}
