import type { ReadingTask } from '@seriba/contracts/sheets'
import type { SheetReading } from '@seriba/domain/lots/sheet/sheet-reading'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import { Changes } from './Changes.tsx'
import styles from './readings.module.css'

type ConflictProps = { task: ReadingTask; mine: SheetReading; onKeep: () => void; onTake: () => void }

/**
 * A colleague has checked the sheet in the meantime: their version next to the user's own, and nothing is lost until
 * the user has chosen.
 */
export function Conflict({ task: { read }, mine, onKeep, onTake }: ConflictProps) {
  const { t } = useTranslation('translationDesk')
  const by = read.checked?.by ?? '-'
  return (
    <>
      <Note tone="orange" role="alert">
        {t('readings.conflict', { name: by })}
        <div className={styles.choices}>
          <Button size="sm" onClick={onTake}>
            {t('readings.takeTheirs')}
          </Button>
          <Button size="sm" onClick={onKeep}>
            {t('readings.keepMine')}
          </Button>
        </div>
      </Note>
      <Changes title={t('readings.theirsAndYours')} was={{ name: by, reading: read.reading }} now={mine} />
    </>
  )
}
