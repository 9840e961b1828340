import { api } from '@seriba/api/api'
import type { ApiError } from '@seriba/api/api-error'
import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { useOpenFeedUploadMutation } from '@seriba/api/manager/feeds'
import { type FeedFileResult, sendFeedFile } from '@seriba/api/send-feed-file'
import type { Feed } from '@seriba/contracts/feeds'
import { groupThousands } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './feeds.module.css'

type Sent = { dryRun: boolean; result: FeedFileResult }

/** A file of lots: first checked without writing anything, then imported. */
export function FeedUpload({ feed, onClose }: { feed: Feed; onClose: () => void }) {
  const { t } = useTranslation(['feeds', 'common', 'refusal'])
  const id = useId()
  const [open] = useOpenFeedUploadMutation()
  const dispatch = useAppDispatch()
  const [file, setFile] = useState<File | null>(null)
  const [sending, setSending] = useState(false)
  const [sent, setSent] = useState<Sent | null>(null)
  const [error, setError] = useState<ApiError | null>(null)

  async function send(dryRun: boolean) {
    if (!file) return
    setSending(true)
    setError(null)
    const opened = await open({ id: feed.id, fileName: file.name.slice(0, 200), dryRun })
    const outcome = opened.data
      ? await sendFeedFile(opened.data.url, file)
      : { error: toApiError(opened.error) as ApiError }
    setSending(false)
    if ('error' in outcome) return setError(outcome.error)
    setSent({ dryRun, result: outcome.result })
    // A sent file is a run of the feed, and is in its list.
    if (!dryRun) dispatch(api.util.invalidateTags(['Feed']))
  }

  const done = sent !== null && !sent.dryRun
  return (
    <Dialog
      isOpen
      title={t('feeds:upload.title', { name: feed.name })}
      // Once it is done, the button below has this label.
      closeLabel={done ? undefined : t('common:actions.close')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{done ? t('common:actions.close') : t('common:actions.cancel')}</Button>
          {!done && (
            <>
              <Button busy={sending} disabled={!file} onClick={() => void send(true)}>
                {t('feeds:upload.check')}
              </Button>
              <Button variant="primary" busy={sending} disabled={!file} onClick={() => void send(false)}>
                {t('feeds:upload.import')}
              </Button>
            </>
          )}
        </>
      }
    >
      <div className={styles.form}>
        <label htmlFor={id}>{t('feeds:upload.file')}</label>
        <input
          id={id}
          type="file"
          accept=".csv,.ndjson,.jsonl,.txt,text/csv"
          onChange={({ target }) => {
            setFile(target.files?.[0] ?? null)
            setSent(null)
            setError(null)
          }}
        />
        <p className={styles.quiet}>{t('feeds:upload.help')}</p>
        {error && (
          <Note tone="red" role="alert">
            {t(`refusal:${error.code}`)}
          </Note>
        )}
        {sent && <UploadResult {...sent} />}
      </div>
    </Dialog>
  )
}

function UploadResult({ dryRun, result }: Sent) {
  const { t } = useTranslation('feeds')
  const { read, skipped, written = 0, unchanged = 0, badLines, ignored } = result
  const figures = {
    read: groupThousands(read),
    skipped: groupThousands(skipped),
    written: groupThousands(written),
    unchanged: groupThousands(unchanged),
  }
  return (
    <>
      <Note tone={skipped > 0 ? 'orange' : 'green'} role="status">
        {dryRun ? t('upload.checked', figures) : t('upload.imported', figures)}
      </Note>
      {ignored.length > 0 && (
        <p className={styles.quiet}>{t('badLines.ignored', { fields: ignored.join(', ') })}</p>
      )}
      {badLines.length > 0 && (
        <ul className={styles.lines} aria-label={t('badLines.title')}>
          {badLines.map(({ line, reason }) => (
            <li key={line}>
              <b className="num">{groupThousands(line)}</b> {reason}
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
