import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { LanguageSelect } from '../profile/LanguageSelect.tsx'
import { useCountries } from '../shared/use-country.ts'
import styles from './new-client.module.css'
import type { NewClientForm } from './use-new-client.ts'

/** Who he is. */
export function PersonFields({ form }: { form: NewClientForm }) {
  const { t } = useTranslation(['clients', 'common'])
  const countries = useCountries()
  const { values, errorOf, edit } = form
  return (
    <fieldset className={styles.group}>
      <legend>{t('add.about')}</legend>
      <TextField
        autoFocus
        className={styles.wide}
        label={t('add.fullName')}
        maxLength={200}
        autoComplete="off"
        value={values.fullName}
        error={errorOf('fullName')}
        onChange={(event) => edit({ fullName: event.target.value })}
      />
      <TextField
        type="email"
        className={styles.wide}
        label={t('client.email')}
        maxLength={200}
        autoComplete="off"
        value={values.email}
        error={errorOf('email')}
        onChange={(event) => edit({ email: event.target.value })}
      />
      <TextField
        label={t('client.company')}
        maxLength={200}
        autoComplete="off"
        value={values.company}
        error={errorOf('company')}
        onChange={(event) => edit({ company: event.target.value })}
      />
      <TextField
        type="tel"
        label={t('client.mobile')}
        maxLength={40}
        autoComplete="off"
        value={values.mobile}
        error={errorOf('mobile')}
        onChange={(event) => edit({ mobile: event.target.value })}
      />
      <Select
        label={t('client.country')}
        options={countries.map(({ value, label }) => ({ value: String(value), label }))}
        value={values.countryId === 0 ? null : String(values.countryId)}
        empty={t('common:empty.results')}
        error={errorOf('countryId')}
        onChange={(id) => edit({ countryId: Number(id) })}
      />
      <TextField
        label={t('client.city')}
        maxLength={100}
        autoComplete="off"
        value={values.city}
        error={errorOf('city')}
        onChange={(event) => edit({ city: event.target.value })}
      />
      <LanguageSelect value={values.language} onChange={(language) => edit({ language })} />
    </fieldset>
  )
}
