import { serverNow } from '@seriba/api/server-clock'
import type { TranslationTask } from '@seriba/contracts/translations'
import { formatDateTime, formatTime } from '@seriba/domain/format/date'
import { isWriting } from '@seriba/domain/translations/translation'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { useNow } from '@seriba/ui/use-now'
import { PenLine } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '../answer/answer.module.css'
import { draftOf, savedDraft } from './draft.ts'
import { useDraftAuthor } from './use-draft-author.ts'

type DraftNoteProps = {
  task: TranslationTask
  isConflict: boolean
  onTake: () => void
  onKeep: () => void
}

/** A colleague's draft: that it is theirs, or that it conflicts with the user's own until one is chosen. */
export function DraftNote({ task, isConflict, onTake, onKeep }: DraftNoteProps) {
  const { t } = useTranslation('translationDesk')
  const now = useNow(15_000, serverNow)
  const writer = useDraftAuthor(task)
  if (isConflict) return <Conflict task={task} onTake={onTake} onKeep={onKeep} />
  if (!writer) return null
  return (
    <Note tone="blue" icon={PenLine} role="status">
      {isWriting(writer.at, now)
        ? t('drafts.writing', { name: writer.name })
        : t('drafts.begun', { name: writer.name, at: formatDateTime(writer.at) })}
    </Note>
  )
}

type ConflictProps = Omit<DraftNoteProps, 'isConflict'>

function Conflict({ task, onTake, onKeep }: ConflictProps) {
  const { t } = useTranslation('translationDesk')
  const theirs = savedDraft(task)
  const { EN, RU, files } = draftOf(theirs)
  const by = task.draft?.by.name ?? '-'
  const at = task.draft ? formatTime(task.draft.at) : ''
  return (
    <Note tone="orange" role="alert">
      {t(theirs ? 'drafts.conflict' : 'drafts.answered', { name: by, at })}
      {theirs && (
        <ul className={styles.theirs} aria-label={t('drafts.theirs', { name: by })}>
          {EN !== '' && <li lang="en">{EN}</li>}
          {RU !== '' && <li lang="ru">{RU}</li>}
          {files.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      <div className={styles.choices}>
        <Button size="sm" onClick={onTake}>
          {t(theirs ? 'readings.takeTheirs' : 'drafts.drop')}
        </Button>
        <Button size="sm" onClick={onKeep}>
          {t('readings.keepMine')}
        </Button>
      </div>
    </Note>
  )
}
