import { readingLimits, type SheetFieldRead } from '@seriba/domain/lots/sheet/sheet-reading'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './readings.module.css'
import { Sure } from './Sure.tsx'

type FieldLineProps = {
  field: SheetFieldRead
  /** What the machine has read there. */
  machine: string | undefined
  onChange: (value: string) => void
}

export function FieldLine({ field: { name, value, sure }, machine, onChange }: FieldLineProps) {
  const { t } = useTranslation(['translationDesk', 'sheet'])
  const isCorrected = machine !== undefined && machine !== value
  return (
    <div className={styles.line}>
      <TextField
        label={t(`sheet:fields.${name}`)}
        maxLength={readingLimits.text}
        value={value}
        help={isCorrected ? t('translationDesk:readings.machine', { value: machine }) : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <Sure sure={sure} />
    </div>
  )
}
