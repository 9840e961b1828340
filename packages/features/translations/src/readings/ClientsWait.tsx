import type { ReadingTask } from '@seriba/contracts/sheets'
import { formatDateTime } from '@seriba/domain/format/date'
import { Note } from '@seriba/ui/Note'
import { Clock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './readings.module.css'

/** The clients who are waiting for a check, and what they report as misread. */
export function ClientsWait({ task: { asked, mistakes } }: { task: ReadingTask }) {
  const { t } = useTranslation(['translationDesk', 'sheet'])
  const placeOf = (place: string) =>
    t([`sheet:parts.${place}`, `sheet:fields.${place}`] as unknown as 'sheet:fields.remark')
  const [first] = asked
  return (
    <>
      {first && (
        <Note tone="blue" icon={Clock}>
          {t('translationDesk:readings.asked', {
            names: asked.map(({ client }) => client).join(', '),
            at: formatDateTime(first.promisedAt),
          })}
        </Note>
      )}
      {mistakes.length > 0 && (
        <Note tone="orange">
          <b>{t('translationDesk:readings.mistakes')}</b>
          <ul className={styles.mistakes}>
            {mistakes.map(({ id, client, says, places, note }) => (
              <li key={id}>
                <b>{says}</b>
                {places.length > 0 && ` (${places.map(placeOf).join(', ')})`}: {note}{' '}
                <span className={styles.quiet}>{client}</span>
              </li>
            ))}
          </ul>
        </Note>
      )}
    </>
  )
}
