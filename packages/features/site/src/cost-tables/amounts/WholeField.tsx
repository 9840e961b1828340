import { TextField } from '@seriba/ui/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './amounts.module.css'
import { wholeOf } from './kinds.ts'

type WholeFieldProps = { label: string; value: number | null; onChange: (value: number | null) => void }

/** A whole number; anything else stays as typed, shows an error, and changes nothing. Empty is null. */
export function WholeField({ label, value, onChange }: WholeFieldProps) {
  const { t } = useTranslation('costTables')
  const [typed, setTyped] = useState(textOf(value))
  const isFault = typed.trim() !== '' && wholeOf(typed) === null
  // An undone change, or one from elsewhere, replaces what was typed.
  const shown = isFault || typed.trim() === '' || wholeOf(typed) === value ? typed : textOf(value)
  return (
    <TextField
      label={label}
      size="sm"
      inputMode="numeric"
      className={styles.figure}
      error={isFault ? t('wholeNumber') : undefined}
      value={shown}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value.trim() === '' || wholeOf(target.value) !== null) onChange(wholeOf(target.value))
      }}
    />
  )
}

const textOf = (value: number | null) => (value === null ? '' : String(value))
