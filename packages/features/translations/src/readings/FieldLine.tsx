import { monthOnSheet } from '@seriba/domain/lots/sheet/month-on-sheet'
import { readingLimits, type SheetFieldRead } from '@seriba/domain/lots/sheet/sheet-reading'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { ReadingConfidence } from './ReadingConfidence.tsx'
import styles from './readings.module.css'

type FieldLineProps = {
  field: SheetFieldRead
  /** What the machine has read there. */
  machine: string | undefined
  onChange: (value: string) => void
}

export function FieldLine({ field: { name, value, sure }, machine, onChange }: FieldLineProps) {
  const { t } = useTranslation(['translationDesk', 'sheet'])
  const isCorrected = machine !== undefined && machine !== value
  // An illegible month does not count for the car's age.
  const isNoMonth = name === 'firstRegistration' && value.trim() !== '' && monthOnSheet(value) === null
  const helps = [
    ...(isCorrected ? [t('translationDesk:readings.machine', { value: machine })] : []),
    ...(isNoMonth ? [t('translationDesk:readings.noMonth')] : []),
  ]
  return (
    <div className={styles.line}>
      <TextField
        className={styles.beside}
        label={t(`sheet:fields.${name}`)}
        maxLength={readingLimits.text}
        value={value}
        help={helps.length > 0 ? helps.join('. ') : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <ReadingConfidence sure={sure} />
    </div>
  )
}
