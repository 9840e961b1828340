import { useClientHistoryQuery } from '@seriba/api/manager/clients'
import type { ClientChange } from '@seriba/contracts/client-changes'
import { formatDateTime } from '@seriba/domain/format/date'
import { useTranslation } from 'react-i18next'
import { PagedPart } from '../shared/PagedPart.tsx'
import { usePageParam } from '../shared/use-page-param.ts'
import styles from './history.module.css'
import { useChangeWords } from './use-change-words.ts'

/** Everything that was ever done to a client's account. The page number is in the address. */
export function HistoryPart({ userId }: { userId: number }) {
  const { t } = useTranslation('clients')
  const [page, turn] = usePageParam()
  const query = useClientHistoryQuery({ id: userId, page })
  return (
    <PagedPart
      failed={t('history.failed')}
      none={t('history.none')}
      query={query}
      pageInfo={query.currentData?.pageInfo}
      onPage={turn}
    >
      <ol>
        {query.currentData?.entries.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
    </PagedPart>
  )
}

function Entry({ entry }: { entry: ClientChange }) {
  const { t } = useTranslation('clients')
  const words = useChangeWords()
  return (
    <li className={styles.entry}>
      <time className="num" dateTime={entry.at}>
        {formatDateTime(entry.at)}
      </time>
      <div>
        <p>
          <b>{entry.actor ?? t('history.system')}</b> {words.action(entry.action)}
        </p>
        {entry.changes.map((change) => (
          <p key={change.field} className={styles.change}>
            {words.field(change.field)}: <del>{words.value(change.field, change.before)}</del>
            {' → '}
            <ins>{words.value(change.field, change.after)}</ins>
          </p>
        ))}
        {entry.reason && <p className={styles.reason}>{t('history.reason', { reason: entry.reason })}</p>}
      </div>
    </li>
  )
}
