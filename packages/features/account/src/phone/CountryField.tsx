import { useCountryListQuery } from '@seriba/api/public/site'
import { Button } from '@seriba/ui/Button'
import { Select } from '@seriba/ui/Select'
import { useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
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

export function CountryField({ value, error, onChange, ...rest }: CountryFieldProps) {
  const { t } = useTranslation('common')
  const countries = useCountries()
  const { isLoading, isError, refetch } = useCountryListQuery()
  const box = useRef<HTMLButtonElement>(null)
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
    <div>
      <Select
        options={options}
        value={value === 0 ? null : String(value)}
        onChange={(id) => onChange(Number(id))}
        empty={t(isLoading ? 'loading' : 'empty.results')}
        error={isError ? t('failed.title') : error}
        ref={box}
        {...rest}
      />
      {isError && (
        <Button
          className={styles.again}
          size="xs"
          onClick={() => {
            // The button disappears with the failure; the focus stays in the field.
            box.current?.focus()
            void refetch()
          }}
        >
          {t('actions.retry')}
        </Button>
      )}
    </div>
  )
}
