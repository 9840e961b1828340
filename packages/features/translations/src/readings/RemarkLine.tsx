import { readingLimits, type SheetRemark } from '@seriba/domain/lots/sheet/sheet-reading'
import { IconButton } from '@seriba/ui/IconButton'
import { TextField } from '@seriba/ui/TextField'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ReadingConfidence } from './ReadingConfidence.tsx'
import styles from './readings.module.css'
import type { Edit } from './use-edits.ts'

type RemarkLineProps = { at: number; remark: SheetRemark; edit: Edit }

export function RemarkLine({ at, remark: { written, sure }, edit }: RemarkLineProps) {
  const { t } = useTranslation(['translationDesk', 'sheet'])
  return (
    <div className={styles.line}>
      <TextField
        label={t('sheet:fields.remark')}
        labelHidden
        lang="ja"
        maxLength={readingLimits.text}
        value={written}
        onChange={({ target }) => edit.remark(at, target.value)}
      />
      <ReadingConfidence sure={sure} />
      <IconButton
        icon={X}
        label={t('translationDesk:readings.removeRemark', { text: written })}
        onClick={() => edit.removeRemark(at)}
      />
    </div>
  )
}
