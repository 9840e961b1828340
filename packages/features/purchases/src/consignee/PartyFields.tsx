import { Button } from '@seriba/ui/Button'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCountries } from '../shared/use-countries.ts'
import styles from './consignee.module.css'
import { optionalFields, type Party, type PartyText, spareFields } from './party-fields.ts'
import type { ConsigneeForm } from './use-consignee-form.ts'

/** The contract's bounds. */
const longest: Record<PartyText, number> = {
  fullName: 100,
  company: 100,
  address: 300,
  city: 100,
  port: 100,
  telephone: 40,
  email: 200,
  paymentMethod: 100,
}
const autoComplete: Partial<Record<PartyText, string>> = { email: 'off', telephone: 'off', fullName: 'off' }

type PartyFieldsProps = { party: Party; form: ConsigneeForm }

export function PartyFields({ party, form }: PartyFieldsProps) {
  const { t } = useTranslation(['purchases', 'common'])
  const wide = useWide()
  const countries = useCountries()
  const [unfolded, unfold] = useState(false)
  const size = wide ? 'md' : 'touch'
  const shown = (field: PartyText) => wide || unfolded || !spareFields.includes(field)
  const text = (field: PartyText, type = 'text') =>
    shown(field) && (
      <TextField
        key={field}
        className={field === 'address' ? styles.whole : undefined}
        type={type}
        label={t(`consignee.${field}`)}
        hint={optionalFields.includes(field) ? t('consignee.optional') : undefined}
        size={size}
        maxLength={longest[field]}
        autoComplete={autoComplete[field]}
        {...form.text(`${party}_${field}`)}
      />
    )
  const country = form.field(`${party}_countryId`)
  return (
    <div className={styles.fields}>
      {text('fullName')}
      {text('company')}
      {text('address')}
      {text('city')}
      <Select
        label={t('consignee.country')}
        size={size}
        options={countries.map(({ value, label }) => ({ value: String(value), label }))}
        empty={t('common:loading')}
        name={country.name}
        error={country.error}
        value={country.value === null ? null : String(country.value)}
        onChange={(value) => country.onChange(Number(value))}
      />
      {text('port')}
      {text('telephone', 'tel')}
      {text('email', 'email')}
      {text('paymentMethod')}
      {!wide && !unfolded && (
        <Button className={styles.whole} variant="ghost" size="touch" onClick={() => unfold(true)}>
          {t('consignee.more')}
        </Button>
      )}
    </div>
  )
}
