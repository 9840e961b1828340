import { formatDay } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import styles from './bank.module.css'
import type { ReadingFile } from './use-read-file.ts'

/** Why a chosen file was not read in, or what has to be decided about its dates first. */
export function ReadingNotes({ reading: { error, unclear, busy } }: { reading: ReadingFile }) {
  const { t } = useTranslation('paymentsDesk')
  const size = useWide() ? 'sm' : 'touch'
  if (unclear)
    return (
      <div role="alert">
        <Note tone="orange">{t('bank.unclearDays', { name: unclear.name, cell: unclear.cell })}</Note>
        <div className={styles.days}>
          {unclear.readings.map(({ order, day }) => (
            <Button key={order} size={size} disabled={busy} onClick={() => void unclear.choose(order)}>
              {formatDay(day)}
            </Button>
          ))}
        </div>
      </div>
    )
  return (
    error && (
      <Note tone="red" role="alert">
        {error}
      </Note>
    )
  )
}
