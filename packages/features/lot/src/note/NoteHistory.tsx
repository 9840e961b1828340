import { useListLotNotesQuery } from '@seriba/api/manager/lot-notes'
import { formatDateTime } from '@seriba/domain/format/date'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import styles from './note.module.css'

/** Earlier notes, newest first. */
export function NoteHistory({ lotId }: { lotId: string }) {
  const { t } = useTranslation(['lotNote', 'common'])
  const { data, isError } = useListLotNotesQuery({ carId: lotId })
  if (isError) return <Note tone="red">{t('common:failed.title')}</Note>
  if (!data) return null
  if (data.notes.length === 0) return <p className={styles.history}>{t('lotNote:none')}</p>
  return (
    <ul aria-label={t('lotNote:history')} className={styles.history}>
      {data.notes.map(({ id, comment, by, at }) => (
        <li key={id}>
          <small>
            {formatDateTime(at)} {by}
          </small>
          {comment || t('lotNote:removed')}
        </li>
      ))}
    </ul>
  )
}
