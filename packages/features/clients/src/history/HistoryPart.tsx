import { useClientHistoryQuery } from '@seriba/api/clients'
import { refusalOf } from '@seriba/api/refusal'
import type { ClientChange } from '@seriba/contracts/clients'
import { formatDateTime } from '@seriba/domain/format/date'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Pagination } from '@seriba/ui/Pagination'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import styles from './history.module.css'
import { useChangeWords } from './use-change-words.ts'

const pageSize = 20

/** What was ever done to a client's account. Which page of it is in the address. */
export function HistoryPart({ userId }: { userId: number }) {
  const { t } = useTranslation(['clients', 'refusal', 'common'])
  const [params, setParams] = useSearchParams()
  const page = Math.max(1, Number.parseInt(params.get('page') ?? '', 10) || 1)
  const history = useClientHistoryQuery({ id: userId, page, pageSize })
  const { entries, pageInfo } = history.currentData ?? {}
  const turn = (next: number) =>
    setParams((current) => {
      current.set('page', String(next))
      return current
    })
  return (
    <section className={styles.history} aria-label={t('clients:history.title')}>
      {history.isError && (
        <ErrorState
          title={t('clients:history.failed')}
          text={t(`refusal:${refusalOf(history.error)?.code ?? 'internal'}`)}
          retryLabel={t('common:actions.retry')}
          retrying={history.isFetching}
          onRetry={() => void history.refetch()}
        />
      )}
      {!entries && !history.isError && <Skeleton height={240} faint />}
      {entries?.length === 0 && <p className={styles.none}>{t('clients:history.none')}</p>}
      <ol className={styles.list}>
        {entries?.map((entry) => (
          <Entry key={entry.id} entry={entry} />
        ))}
      </ol>
      {pageInfo && pageInfo.totalResults > pageSize && (
        <Pagination
          label={t('common:pages.label')}
          page={page}
          pageCount={Math.ceil(pageInfo.totalResults / pageSize)}
          previousLabel={t('common:pages.previous')}
          nextLabel={t('common:pages.next')}
          onChange={turn}
        />
      )}
    </section>
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
