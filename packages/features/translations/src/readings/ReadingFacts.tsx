import type { ReadingTask } from '@seriba/contracts/sheets'
import { formatDateTime } from '@seriba/domain/format/date'
import { doubtsIn, type SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { Badge } from '@seriba/ui/Badge'
import { useTranslation } from 'react-i18next'
import answer from '../answer/answer.module.css'

/** The reader of the sheet and when it was read, and how many items the machine was not sure of. */
export function ReadingFacts({ read, now }: { read: ReadingTask['read']; now: SheetReading }) {
  const { t } = useTranslation(['translationDesk', 'sheet'])
  const doubtful = doubtsIn(now)
  const { reader, readAt, checked } = read
  return (
    <div className={answer.asked}>
      <h2>{t('translationDesk:readings.form')}</h2>
      <span className="truncate">
        {checked
          ? t('sheet:checkedBy', { name: checked.by, at: formatDateTime(checked.at) })
          : t(reader === 'demo' ? 'sheet:byDemo' : 'sheet:byMachine', { at: formatDateTime(readAt) })}
      </span>
      {doubtful > 0 && (
        <Badge tone="orange" className={answer.promised}>
          {t('translationDesk:readings.doubtful', { count: doubtful })}
        </Badge>
      )}
    </div>
  )
}
