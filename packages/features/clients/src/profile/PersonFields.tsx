import { labelOf } from '@seriba/forms/label-of'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from '../add/new-client.module.css'
import { useCountries } from '../shared/use-country.ts'
import type { ProfileForm } from './use-profile-form.ts'

const fields = [
  { name: 'fullName', label: 'add.fullName', maxLength: 200, type: 'text' },
  { name: 'email', label: 'client.email', maxLength: 200, type: 'email' },
  { name: 'company', label: 'client.company', maxLength: 200, type: 'text' },
  { name: 'mobile', label: 'client.mobile', maxLength: 40, type: 'tel' },
  { name: 'officePhone', label: 'client.officePhone', maxLength: 40, type: 'tel' },
  { name: 'messengerNumber', label: 'client.messengerNumber', maxLength: 60, type: 'text' },
  { name: 'city', label: 'client.city', maxLength: 100, type: 'text' },
  { name: 'address', label: 'client.address', maxLength: 300, type: 'text' },
  { name: 'port', label: 'client.port', maxLength: 100, type: 'text' },
] as const

/** A client's personal details. */
export function PersonFields({ form }: { form: ProfileForm }) {
  const { t } = useTranslation(['clients', 'common'])
  const country = form.field('countryId')
  const countries = useCountries().map(({ value, label }) => ({ value: String(value), label }))
  return (
    <fieldset className={styles.group}>
      <legend>{t('add.about')}</legend>
      {fields.map(({ name, label, ...input }) => (
        <TextField
          key={name}
          label={t(label)}
          autoComplete="off"
          help={form.theirs(name) ?? (name === 'email' ? t('profileForm.emailHelp') : undefined)}
          {...form.text(name)}
          {...input}
        />
      ))}
      <Select
        label={t('client.country')}
        options={countries}
        help={form.theirs('countryId', (id) => labelOf(countries, id))}
        empty={t('common:empty.results')}
        {...country}
        value={country.value === 0 ? null : String(country.value)}
        onChange={(id) => country.onChange(Number(id))}
      />
    </fieldset>
  )
}
