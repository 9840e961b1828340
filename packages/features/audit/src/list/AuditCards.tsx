import type { AuditEntry } from '@seriba/contracts/audit'
import { formatDateTime } from '@seriba/domain/format/date'
import { useTranslation } from 'react-i18next'
import { ChangeText } from '../words/ChangeText.tsx'
import { useAuditWords } from '../words/use-audit-words.ts'
import { ObjectLink } from './AuditTable.tsx'
import styles from './audit.module.css'

/** Entries if there is no room for a table, and on the pages of their objects. */
export function AuditCards({ entries, plain }: { entries: readonly AuditEntry[]; plain?: boolean }) {
  const { t } = useTranslation('audit')
  const words = useAuditWords()
  return (
    <ol className={styles.cards} aria-label={t('table')}>
      {entries.map((entry) => (
        <li key={entry.id} className={styles.card}>
          <p className={styles.cardHead}>
            <time className="num" dateTime={entry.at}>
              {formatDateTime(entry.at)}
            </time>
            {entry.ip && <span className="num">{entry.ip}</span>}
          </p>
          <p>
            <b>{entry.actor ?? t('system')}</b> {words.action(entry.action)}
          </p>
          {!plain && (
            <p className={styles.quiet}>
              {words.entity(entry.entity)} <ObjectLink entry={entry} />
            </p>
          )}
          {entry.changes.map((change) => (
            <p key={change.field} className={styles.cardChange}>
              {words.field(change.field)}: <ChangeText entity={entry.entity} change={change} />
            </p>
          ))}
          {entry.reason && (
            <p className={styles.quiet}>
              {t('columns.reason')}: {entry.reason}
            </p>
          )}
        </li>
      ))}
    </ol>
  )
}
