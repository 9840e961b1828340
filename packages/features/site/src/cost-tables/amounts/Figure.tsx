import { TextField } from '@seriba/ui/TextField'
import styles from './amounts.module.css'
import { decimalOf } from './kinds.ts'

type FigureProps = { label: string; value: string | number; onChange: (typed: string) => void }

/** A figure is sent as typed: the server points out anything that is not a number. */
export const Figure = ({ label, value, onChange }: FigureProps) => (
  <TextField
    label={label}
    size="sm"
    inputMode="decimal"
    className={styles.figure}
    value={String(value)}
    onChange={({ target }) => onChange(decimalOf(target.value))}
  />
)
