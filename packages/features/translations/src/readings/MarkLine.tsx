import { withSize } from '@seriba/domain/lots/sheet/edit-reading'
import { sheetParts } from '@seriba/domain/lots/sheet/sheet-parts'
import { readingLimits, type SheetMark } from '@seriba/domain/lots/sheet/sheet-reading'
import { IconButton } from '@seriba/ui/IconButton'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { X } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ReadingConfidence } from './ReadingConfidence.tsx'
import styles from './readings.module.css'
import { sizeOfKey } from './size-of-key.ts'
import type { Edit } from './use-edits.ts'

type MarkLineProps = { at: number; mark: SheetMark; edit: Edit; onLook: (at: number) => void }

/** A code on the drawing; the keys 1 to 3 set its size. */
export function MarkLine({ at, mark: { code, part, sure }, edit, onLook }: MarkLineProps) {
  const { t } = useTranslation(['translationDesk', 'sheet'])
  const parts = sheetParts.map((value) => ({ value, label: t(`sheet:parts.${value}`) }))
  function onKeyDown(event: KeyboardEvent) {
    const size = sizeOfKey(event)
    const sized = size && withSize(code, size)
    if (!sized) return
    event.preventDefault()
    edit.mark(at, { code: sized })
  }
  return (
    <div className={`${styles.line} ${styles.mark}`}>
      <TextField
        id={`mark-${at}`}
        label={t('translationDesk:readings.code', { part: t(`sheet:parts.${part}`) })}
        labelHidden
        maxLength={readingLimits.code}
        autoComplete="off"
        value={code}
        onFocus={() => onLook(at)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => edit.mark(at, { code: target.value }, `mark ${at}`)}
      />
      <Select
        label={t('translationDesk:readings.part', { code })}
        labelHidden
        className={styles.part}
        options={parts}
        value={part}
        onChange={(value) => edit.mark(at, { part: value })}
      />
      <ReadingConfidence sure={sure} />
      <IconButton
        icon={X}
        label={t('translationDesk:readings.remove', { code, part: t(`sheet:parts.${part}`) })}
        onClick={() => edit.removeMark(at)}
      />
    </div>
  )
}
