import { languageNames } from '@seriba/i18n'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { useDraftOfPage, useDraftPart, useSetting } from './draft-context.ts'
import { type Language, languages } from './places.ts'
import styles from './settings.module.css'

const nameOf = { panel: 'panelMessenger', links: 'dialogMessenger' } as const

/** A link to the company's messenger, in both languages: its text and its address. */
export function MessengerSetting({ section }: { section: 'panel' | 'links' }) {
  const { t } = useTranslation('company')
  return (
    <>
      {(['label', 'href'] as const).map((field) => (
        <div key={field} className={styles.both}>
          <b aria-hidden>{field === 'label' ? t(`fields.${nameOf[section]}`) : t('fields.href')}</b>
          {languages.map((language) => (
            <Side key={language} section={section} field={field} language={language} />
          ))}
        </div>
      ))}
    </>
  )
}

type SideProps = { section: 'panel' | 'links'; field: 'label' | 'href'; language: Language }

function Side({ section, field, language }: SideProps) {
  const { t } = useTranslation('company')
  const { set } = useDraftOfPage()
  const place = `${section}.${language}.messenger`
  const { error } = useSetting(`${place}.${field}`)
  const link = useDraftPart(({ values }) => values[section][language].messenger)
  const name = `${t(`fields.${nameOf[section]}`)}, ${t(`fields.${field}`)}`
  return (
    <TextField
      size="sm"
      labelHidden
      label={t('inLanguage', { name, language: languageNames[language] })}
      name={`${place}.${field}`}
      maxLength={300}
      value={link?.[field] ?? ''}
      error={error}
      onChange={({ target }) => {
        const next = { label: '', href: '', ...link, [field]: target.value }
        set(place, next.label === '' && next.href === '' ? null : next)
      }}
    />
  )
}
