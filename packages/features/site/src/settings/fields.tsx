import { DayField } from '@seriba/forms/DayField'
import { languageNames } from '@seriba/i18n'
import { AmountField } from '@seriba/ui/AmountField'
import { TextField, type TextFieldProps } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { useSetting } from './draft-context.ts'
import { languages } from './places.ts'
import styles from './settings.module.css'

type TextSettingProps = Pick<
  TextFieldProps,
  'label' | 'labelHidden' | 'help' | 'prefix' | 'suffix' | 'maxLength'
> & {
  place: string
  /** If empty, it is null. */
  nullable?: boolean
}

/** A text of the draft. */
export function TextSetting({ place, nullable = false, maxLength = 300, ...rest }: TextSettingProps) {
  const { value, set, error } = useSetting(place)
  return (
    <TextField
      size="sm"
      name={place}
      value={typeof value === 'string' ? value : ''}
      maxLength={maxLength}
      error={error}
      onChange={({ target }) => set(nullable && target.value === '' ? null : target.value)}
      {...rest}
    />
  )
}

/** A minute in Japanese time in the draft; if empty, it is null. */
export function MinuteSetting({ place, label }: { place: string; label: string }) {
  const { value, set, error } = useSetting(place)
  return (
    <DayField
      size="sm"
      precision="minute"
      label={label}
      name={place}
      value={typeof value === 'string' ? value.slice(0, 16) : ''}
      error={error}
      onChange={(minute) => set(minute || null)}
    />
  )
}

type NumberSettingProps = {
  place: string
  label: string
  help?: string
  unit?: string
  /** What the server accepts. */
  min?: number
  max?: number | undefined
}

export function NumberSetting({ place, min = 0, max = Infinity, ...rest }: NumberSettingProps) {
  const { t } = useTranslation('common')
  const { value, set, error, code } = useSetting(place)
  const figure = typeof value === 'number' ? value : 0
  const outside =
    figure < min ? t('errors.atLeast', { limit: min }) : figure > max && t('errors.atMost', { limit: max })
  return (
    <AmountField
      size="sm"
      name={place}
      value={typeof value === 'number' ? value : null}
      error={(code === 'setting_number' && outside) || error}
      onChange={(next) => set(next ?? 0)}
      {...rest}
    />
  )
}

type BothProps = {
  section: string
  field: string
  name: string
  /** A visible label for the fields that is shorter than their name. */
  heading?: string
  nullable?: boolean
}

/** One text in both languages: a row of the table of texts. */
export function BothLanguages({ section, field, name, heading = name, nullable = false }: BothProps) {
  const { t } = useTranslation('company')
  return (
    <div className={styles.both}>
      <b aria-hidden>{heading}</b>
      {languages.map((language) => (
        <TextSetting
          key={language}
          labelHidden
          label={t('inLanguage', { name, language: languageNames[language] })}
          place={[section, language, field].filter(Boolean).join('.')}
          nullable={nullable}
        />
      ))}
    </div>
  )
}

/** The column headings of `BothLanguages`. */
export function LanguageHeads() {
  const { t } = useTranslation('company')
  return (
    <div className={`${styles.both} ${styles.heads}`} aria-hidden>
      <span>{t('text')}</span>
      {languages.map((language) => (
        <span key={language}>{languageNames[language]}</span>
      ))}
    </div>
  )
}
