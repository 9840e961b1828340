import { isBarePhone } from '@seriba/domain/format/phone'
import { Icon } from '@seriba/ui/Icon'
import { TextField } from '@seriba/ui/TextField'
import { ChevronDown } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Flag } from './Flag.tsx'
import styles from './phone.module.css'
import type * as Format from './phone-format.ts'
import { useCountries } from './use-countries.ts'

type PhoneFieldProps = {
  name: string
  label: string
  size?: 'md' | 'lg'
  /** Whose flag precedes an empty number: a country's id. */
  country: number
  value: string
  error?: string | undefined
  onChange: (value: string) => void
  onBlur?: () => void
}

/** A number in international form. Its flag follows the chosen country, and then the typed number. */
export function PhoneField({ country, value, onChange, onBlur, ...rest }: PhoneFieldProps) {
  const { t } = useTranslation('account')
  const countries = useCountries()
  const format = usePhoneFormat()
  const chosen = countries.find(({ value: id }) => id === country)?.code
  const code = format?.countryOfPhone(value, chosen) ?? chosen

  // Another country's numbers begin differently; what was typed stays.
  useEffect(() => {
    if (format && chosen && isBarePhone(value)) onChange(format.dialCode(chosen))
  }, [format, chosen])

  return (
    <TextField
      {...rest}
      type="tel"
      autoComplete="tel"
      value={value}
      prefix={
        <span className={styles.dial}>
          <Flag code={code} />
          <Icon icon={ChevronDown} size={12} />
          <select
            className={styles.list}
            aria-label={t('signUp.phoneCountry')}
            value={code ?? ''}
            onChange={(event) => format && onChange(format.dialCode(event.target.value))}
          >
            {code === undefined && <option value="" />}
            {countries.map((option) => (
              <option key={option.code} value={option.code}>
                {option.label}
              </option>
            ))}
          </select>
        </span>
      }
      onChange={({ target }) => {
        const grows = target.value.length > value.length && target.selectionStart === target.value.length
        onChange(grows && format ? format.formatTyped(target.value, code) : target.value)
      }}
      onBlur={() => {
        if (format && value) onChange(format.formatTyped(value, code))
        onBlur?.()
      }}
    />
  )
}

/** The world's phone number rules, loaded when the field is first shown. */
function usePhoneFormat() {
  const [format, setFormat] = useState<typeof Format | null>(null)
  useEffect(() => {
    let left = false
    void import('./phone-format.ts').then((module) => !left && setFormat(module))
    return () => {
      left = true
    }
  }, [])
  return format
}
