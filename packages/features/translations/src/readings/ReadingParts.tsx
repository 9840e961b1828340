import { sheetParts } from '@seriba/domain/lots/sheet/sheet-parts'
import { readingLimits, type SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { Plus, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './readings.module.css'
import { Sure } from './Sure.tsx'

type ReadingPartsProps = {
  reading: SheetReading
  onChange: (reading: SheetReading) => void
  /** The code that is looked at. */
  onLook: (key: string) => void
}

/** Everything that was read, each to be corrected, the doubtful ones marked. */
export function ReadingParts({ reading, onChange, onLook }: ReadingPartsProps) {
  const { t } = useTranslation(['translationDesk', 'sheet'])
  const { fields, marks, remarks } = reading
  const parts = sheetParts.map((value) => ({ value, label: t(`sheet:parts.${value}`) }))
  const changed = <T,>(list: readonly T[], at: number, change: Partial<T>): T[] =>
    list.map((item, n) => (n === at ? { ...item, ...change } : item))
  const without = <T,>(list: readonly T[], at: number): T[] => list.filter((_, n) => n !== at)
  return (
    <>
      <h3>{t('translationDesk:readings.fields')}</h3>
      {fields.map(({ name, value, sure }, at) => (
        <div key={name} className={styles.line}>
          <TextField
            label={t(`sheet:fields.${name}`)}
            maxLength={readingLimits.text}
            value={value}
            onChange={({ target }) =>
              onChange({ ...reading, fields: changed(fields, at, { value: target.value }) })
            }
          />
          <Sure sure={sure} />
        </div>
      ))}
      <h3>{t('translationDesk:readings.marks')}</h3>
      {marks.map(({ code, part, sure }, at) => (
        // Codes have no names of their own, and stay in their order.
        <div key={at} className={styles.line}>
          <TextField
            id={`mark-${at}`}
            label={t('translationDesk:readings.code', { part: t(`sheet:parts.${part}`) })}
            maxLength={readingLimits.code}
            value={code}
            onFocus={() => onLook(String(at))}
            onChange={({ target }) =>
              onChange({ ...reading, marks: changed(marks, at, { code: target.value }) })
            }
          />
          <Select
            label={t('translationDesk:readings.part', { code })}
            labelHidden
            options={parts}
            value={part}
            onChange={(value) => onChange({ ...reading, marks: changed(marks, at, { part: value }) })}
          />
          <Sure sure={sure} />
          <IconButton
            icon={X}
            label={t('translationDesk:readings.remove', { code, part: t(`sheet:parts.${part}`) })}
            onClick={() => onChange({ ...reading, marks: without(marks, at) })}
          />
        </div>
      ))}
      <Button
        size="sm"
        icon={Plus}
        onClick={() =>
          onChange({ ...reading, marks: [...marks, { code: '', part: 'other', sure: null, box: null }] })
        }
      >
        {t('translationDesk:readings.add')}
      </Button>
      <h3>{t('translationDesk:readings.remarks')}</h3>
      {remarks.map(({ written, sure }, at) => (
        <div key={at} className={styles.line}>
          <TextField
            label={t('sheet:fields.remark')}
            lang="ja"
            maxLength={readingLimits.text}
            value={written}
            onChange={({ target }) =>
              // What the machine said of other words does not hold for these.
              onChange({
                ...reading,
                remarks: changed(remarks, at, { written: target.value, en: '', ru: '' }),
              })
            }
          />
          <Sure sure={sure} />
          <IconButton
            icon={X}
            label={t('translationDesk:readings.removeRemark', { text: written })}
            onClick={() => onChange({ ...reading, remarks: without(remarks, at) })}
          />
        </div>
      ))}
    </>
  )
}
