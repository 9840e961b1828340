import type { Feed } from '@seriba/contracts/feeds'
import { formatDateTime } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { Badge } from '@seriba/ui/Badge'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import styles from './feeds.module.css'
import { HourBars } from './HourBars.tsx'
import { RunDuration } from './RunDuration.tsx'

type FeedTableProps = { feeds: readonly Feed[]; chosen: number | null; onChoose: (id: number) => void }

export const tones = {
  new: 'gray',
  healthy: 'green',
  badLines: 'orange',
  late: 'red',
  failed: 'red',
  paused: 'gray',
} as const

/** The feeds; on a phone each is two lines instead of a row. */
export function FeedList(props: FeedTableProps) {
  return useWide() ? <FeedTable {...props} /> : <FeedCards {...props} />
}

function FeedCards({ feeds, chosen, onChoose }: FeedTableProps) {
  const { t } = useTranslation(['feeds', 'feedSource'])
  return (
    <ul className={styles.cards} aria-label={t('title')}>
      {feeds.map(({ id, name, source, state, lastRun, everyMinutes }) => (
        <li key={id} data-chosen={id === chosen || undefined}>
          <button type="button" aria-pressed={id === chosen} onClick={() => onChoose(id)}>
            <b>{name}</b>
            <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
            <small>
              {[
                source && t(`feedSource:kinds.${source}`),
                everyMinutes === null ? t('noRhythm') : t('every', { count: everyMinutes }),
                lastRun ? formatDateTime(lastRun.startedAt) : t('never'),
              ]
                .filter(Boolean)
                .join(', ')}
            </small>
            {lastRun && (
              <small className="num-words">
                {t('columns.written')} {groupThousands(lastRun.written)},{' '}
                <span data-bad={lastRun.skipped > 0 || undefined}>
                  {t('columns.badLines')} {groupThousands(lastRun.skipped)}
                </span>
              </small>
            )}
          </button>
        </li>
      ))}
    </ul>
  )
}

/** One row per feed: when it last came in, with what result, and its state. */
function FeedTable({ feeds, chosen, onChoose }: FeedTableProps) {
  const { t } = useTranslation(['feeds', 'feedSource'])
  const columns = [
    'feed',
    'rhythm',
    'lastRun',
    'read',
    'written',
    'badLines',
    'took',
    'hours',
    'state',
  ] as const
  const isFigure = (column: (typeof columns)[number]) =>
    ['read', 'written', 'badLines', 'took'].includes(column)
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t('title')}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className={isFigure(column) ? styles.end : undefined}>
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {feeds.map((feed) => (
            <tr key={feed.id} data-chosen={feed.id === chosen || undefined}>
              <th scope="row">
                <button
                  type="button"
                  className={styles.choose}
                  aria-pressed={feed.id === chosen}
                  onClick={() => onChoose(feed.id)}
                >
                  {feed.name}
                  {feed.source && <small>{t(`feedSource:kinds.${feed.source}`)}</small>}
                </button>
              </th>
              <td>{feed.everyMinutes === null ? t('noRhythm') : t('every', { count: feed.everyMinutes })}</td>
              <td className="num">{feed.lastRun ? formatDateTime(feed.lastRun.startedAt) : t('never')}</td>
              <td className={`num ${styles.end}`}>{feed.lastRun && groupThousands(feed.lastRun.read)}</td>
              <td className={`num ${styles.end}`}>{feed.lastRun && groupThousands(feed.lastRun.written)}</td>
              <td className={`num ${styles.end}`} data-bad={(feed.lastRun?.skipped ?? 0) > 0 || undefined}>
                {feed.lastRun && groupThousands(feed.lastRun.skipped)}
              </td>
              <td className={`num ${styles.end}`}>{feed.lastRun && <RunDuration run={feed.lastRun} />}</td>
              <td>
                <HourBars hours={feed.hours} />
              </td>
              <td>
                <Badge tone={tones[feed.state]}>{t(`states.${feed.state}`)}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
