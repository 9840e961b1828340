import {
  useLazyExportFeedRunsQuery,
  useListFeedRunsQuery,
  useUpdateFeedMutation,
} from '@seriba/api/manager/feeds'
import type { Feed, FeedRun } from '@seriba/contracts/feeds'
import { formatDateTime } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { ExportMenu } from '@seriba/forms/ExportMenu'
import { Button } from '@seriba/ui/Button'
import { KeyRound, Pause, Pencil, Play, Upload } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PullProgress } from '../pulls/PullProgress.tsx'
import { BadLines } from './BadLines.tsx'
import { FeedForm } from './FeedForm.tsx'
import { FeedUpload } from './FeedUpload.tsx'
import styles from './feeds.module.css'
import { RenewKey } from './RenewKey.tsx'

type Opened = 'edit' | 'upload' | 'key' | null

/** What can be done with a feed, its runs, and the bad lines of the selected run. */
export function FeedDetails({ feed }: { feed: Feed }) {
  const { t } = useTranslation('feeds')
  const [askLink] = useLazyExportFeedRunsQuery()
  const [update, { isLoading }] = useUpdateFeedMutation()
  const [opened, setOpened] = useState<Opened>(null)
  const { data } = useListFeedRunsQuery({ id: feed.id, pageSize: 20 })
  const runs = data?.runs ?? []
  const [chosen, setChosen] = useState<number>()
  const run = runs.find(({ id }) => id === chosen) ?? runs[0]
  const close = () => setOpened(null)
  const { id, name, everyMinutes, paused } = feed
  return (
    <section className={styles.details} aria-label={name}>
      <header className={styles.bar}>
        <h2>{name}</h2>
        <span className={styles.quiet}>{feed.source === null && t('keyEnds', { end: feed.keyEnd })}</span>
        <Button size="sm" icon={Upload} onClick={() => setOpened('upload')}>
          {t('upload.open')}
        </Button>
        <Button
          size="sm"
          icon={paused ? Play : Pause}
          busy={isLoading}
          onClick={() => void update({ id, name, everyMinutes, paused: !paused })}
        >
          {paused ? t('resume') : t('pause')}
        </Button>
        {feed.source === null && (
          <>
            <Button size="sm" icon={Pencil} onClick={() => setOpened('edit')}>
              {t('edit')}
            </Button>
            <Button size="sm" icon={KeyRound} onClick={() => setOpened('key')}>
              {t('renew.open')}
            </Button>
          </>
        )}
        {runs.length > 0 && <ExportMenu ask={(format) => askLink({ id, format }).unwrap()} />}
      </header>
      {feed.source !== null && <PullProgress feed={feed} />}
      {data && runs.length === 0 ? (
        <p className={styles.quiet}>{t('noRuns')}</p>
      ) : (
        <div className={styles.columns}>
          <ul className={styles.runs} aria-label={t('runs')}>
            {runs.map((one) => (
              <li key={one.id}>
                <button type="button" aria-pressed={one.id === run?.id} onClick={() => setChosen(one.id)}>
                  <RunLine run={one} />
                </button>
              </li>
            ))}
          </ul>
          {run && <BadLines run={run} />}
        </div>
      )}
      {opened === 'edit' && <FeedForm feed={feed} onClose={close} />}
      {opened === 'upload' && <FeedUpload feed={feed} onClose={close} />}
      {opened === 'key' && <RenewKey feed={feed} onClose={close} />}
    </section>
  )
}

function RunLine({ run }: { run: FeedRun }) {
  const { t } = useTranslation(['feeds', 'feedSource'])
  const { startedAt, endedAt, failure, fileName, part, read, written, skipped } = run
  const outcome =
    failure !== null
      ? t(`failures.${failure}`)
      : endedAt === null
        ? t('running', { read: groupThousands(read) })
        : t('outcome', {
            read: groupThousands(read),
            written: groupThousands(written),
            skipped: groupThousands(skipped),
          })
  return (
    <>
      <b className="num">{formatDateTime(startedAt)}</b>
      <span data-bad={failure !== null || undefined}>{outcome}</span>
      {fileName && <small className="truncate">{fileName}</small>}
      {part && <small>{t(`feedSource:parts.${part}`)}</small>}
    </>
  )
}
