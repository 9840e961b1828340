import { formatDay } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import styles from './bank.module.css'
import type { ReadingFile } from './use-read-file.ts'

/** Why a chosen file was not read in, or what has to be said about its days first. */
export function ReadingNotes({ reading: { error, unclear, busy } }: { reading: ReadingFile }) {
  const { t } = useTranslation('paymentsDesk')
  if (unclear)
    return (
      <Note tone="orange" role="alert">
        <p>{t('bank.unclearDays', { name: unclear.name, cell: unclear.cell })}</p>
        <span className={styles.days}>
          {unclear.readings.map(({ order, day }) => (
            <Button key={order} size="sm" disabled={busy} onClick={() => void unclear.choose(order)}>
              {formatDay(day)}
            </Button>
          ))}
        </span>
      </Note>
    )
  return (
    error && (
      <Note tone="red" role="alert">
        {error}
      </Note>
    )
  )
}
