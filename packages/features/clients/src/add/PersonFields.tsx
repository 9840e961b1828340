import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { LanguageSelect } from '../profile/LanguageSelect.tsx'
import { useCountries } from '../shared/use-country.ts'
import styles from './new-client.module.css'
import type { NewClientForm } from './use-new-client.ts'

/** Their personal details. */
export function PersonFields({ form }: { form: NewClientForm }) {
  const { t } = useTranslation(['clients', 'common'])
  const countries = useCountries()
  const { text, field } = form
  const country = field('countryId')
  return (
    <fieldset className={styles.group}>
      <legend>{t('add.about')}</legend>
      <TextField
        autoFocus
        className={styles.wide}
        label={t('add.fullName')}
        maxLength={200}
        autoComplete="off"
        {...text('fullName')}
      />
      <TextField
        type="email"
        className={styles.wide}
        label={t('client.email')}
        maxLength={200}
        autoComplete="off"
        {...text('email')}
      />
      <TextField label={t('client.company')} maxLength={200} autoComplete="off" {...text('company')} />
      <TextField
        type="tel"
        label={t('client.mobile')}
        maxLength={40}
        autoComplete="off"
        {...text('mobile')}
      />
      <Select
        label={t('client.country')}
        options={countries.map(({ value, label }) => ({ value: String(value), label }))}
        empty={t('common:empty.results')}
        {...country}
        value={country.value === 0 ? null : String(country.value)}
        onChange={(id) => country.onChange(Number(id))}
      />
      <TextField label={t('client.city')} maxLength={100} autoComplete="off" {...text('city')} />
      <LanguageSelect {...field('language')} />
    </fieldset>
  )
}
