import { Select } from '@seriba/ui/Select'
import { useMemo } from 'react'
import { Flag } from './Flag.tsx'
import styles from './phone.module.css'
import { useCountries } from './use-countries.ts'

type CountryFieldProps = {
  name: string
  label: string
  hint?: string
  size?: 'md' | 'lg'
  /** Its id; 0 for none. */
  value: number
  error?: string | undefined
  onChange: (country: number) => void
  onBlur?: () => void
}

export function CountryField({ name, value, onChange, ...rest }: CountryFieldProps) {
  const countries = useCountries()
  const options = useMemo(
    () =>
      countries.map(({ value: id, label, code }) => ({
        value: String(id),
        label,
        content: (
          <span className={styles.country}>
            <Flag code={code} />
            {label}
          </span>
        ),
      })),
    [countries],
  )
  return (
    <div data-field={name}>
      <Select
        options={options}
        value={value === 0 ? null : String(value)}
        onChange={(id) => onChange(Number(id))}
        {...rest}
      />
    </div>
  )
}
