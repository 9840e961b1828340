import { useClientHistoryQuery } from '@seriba/api/manager/clients'
import type { ClientChange } from '@seriba/contracts/client-changes'
import { formatRecent } from '@seriba/domain/format/date'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from '../client/ClientPage.module.css'
import own from './history.module.css'
import { useChangeWords } from './use-change-words.ts'

const shown = 8

/** The last changes to a client's account. */
export function RecentChanges({ userId }: { userId: number }) {
  const { t } = useTranslation('clients')
  const { currentData } = useClientHistoryQuery({ id: userId, pageSize: shown })
  if (!currentData || currentData.entries.length === 0) return null
  const total = currentData.pageInfo.totalResults
  return (
    <section className={styles.section} aria-labelledby="client-recent">
      <div className={styles.sectionHead}>
        <h3 id="client-recent">{t('tabs.history')}</h3>
        {total > shown && (
          <TextLink render={(props) => <Link {...props} to="?tab=history" />}>
            {t('trade.all', { count: total })}
          </TextLink>
        )}
      </div>
      <ol>
        {currentData.entries.map((entry) => (
          <Change key={entry.id} entry={entry} />
        ))}
      </ol>
    </section>
  )
}

function Change({ entry: { at, actor, action, changes } }: { entry: ClientChange }) {
  const { t } = useTranslation('clients')
  const words = useChangeWords()
  const [first, ...more] = changes
  return (
    <li className={own.recent}>
      <time className="num" dateTime={at}>
        {formatRecent(at, new Date())}
      </time>
      <p>
        <b>{actor ?? t('history.system')}</b>{' '}
        {first ? (
          <>
            {words.field(first.field)}: <del>{words.value(first.field, first.before)}</del>
            {' → '}
            <ins>{words.value(first.field, first.after)}</ins>
            {more.length > 0 && ` ${t('history.more', { count: more.length })}`}
          </>
        ) : (
          words.action(action)
        )}
      </p>
    </li>
  )
}
