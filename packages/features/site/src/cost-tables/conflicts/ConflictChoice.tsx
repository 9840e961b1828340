import { formatDateTime } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { Users } from 'lucide-react'
import { use } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../cost-tables.module.css'
import type { Conflict } from '../merge-drafts.ts'
import { ConflictsContext } from './conflicts-context.ts'

type ConflictChoiceProps = {
  conflict: Conflict
  /** The position, if it is not visible. */
  place?: string
  /** What a colleague changed it to, in words. */
  theirs: string
}

/** A colleague has changed the same value: the user chooses between the versions right there. */
export function ConflictChoice({ conflict, place, theirs }: ConflictChoiceProps) {
  const { t } = useTranslation('costTables')
  const { by, at, settle } = use(ConflictsContext)
  const who = { by: by ?? t('conflict.colleague'), at: formatDateTime(at) }
  return (
    <Note tone="orange" icon={Users} role="status">
      {place && <b>{place} </b>}
      {conflict.theirs === undefined ? t('conflict.removed', who) : t('conflict.changed', { ...who, theirs })}
      <span className={styles.choice}>
        <Button size="sm" onClick={() => settle(conflict, 'theirs')}>
          {t('conflict.takeTheirs')}
        </Button>
        <Button size="sm" onClick={() => settle(conflict, 'mine')}>
          {t('conflict.keepMine')}
        </Button>
      </span>
    </Note>
  )
}
