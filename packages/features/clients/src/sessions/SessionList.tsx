import { toApiError } from '@seriba/api/api-error'
import { useClientSessionsQuery, useCloseClientSessionsMutation } from '@seriba/api/manager/client-parts'
import type { ClientSession } from '@seriba/contracts/client-parts'
import { deviceOf } from '@seriba/domain/access/device-of'
import { formatDateTime } from '@seriba/domain/format/date'
import { useMessage } from '@seriba/forms/use-message'
import { Badge } from '@seriba/ui/Badge'
import { ConfirmDialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextButton } from '@seriba/ui/TextLink'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './sessions.module.css'

type SessionListProps = { userId: number; name: string }

/** Where a client is logged in; staff log them out of one browser, or of all. */
export function SessionList({ userId, name }: SessionListProps) {
  const { t } = useTranslation(['clients', 'common', 'refusal'])
  const { currentData, isError, error } = useClientSessionsQuery({ id: userId })
  const [close, { isLoading, error: failed }] = useCloseClientSessionsMutation()
  const { succeed } = useMessage()
  const [asked, setAsked] = useState(false)
  const sessions = currentData?.sessions

  const failure = failed && t(`refusal:${toApiError(failed)?.code ?? 'internal'}`)

  async function closeAll() {
    const answer = await close({ id: userId })
    if (answer.error) return
    succeed(t('clients:sessions.allClosed', { name }))
    setAsked(false)
  }

  async function closeOne(session: string) {
    const answer = await close({ id: userId, session })
    if (!answer.error) succeed(t('clients:sessions.oneClosed', { name }))
  }

  return (
    <section className={styles.section} aria-labelledby="client-sessions">
      <div className={styles.head}>
        <h3 id="client-sessions">
          {t('clients:tabs.sessions')} {sessions && <span>{sessions.length}</span>}
        </h3>
        {sessions && sessions.length > 0 && (
          <TextButton className={styles.danger} onClick={() => setAsked(true)}>
            {t('clients:sessions.closeAll')}
          </TextButton>
        )}
      </div>
      {isError && <Note tone="red">{t(`refusal:${toApiError(error)?.code ?? 'internal'}`)}</Note>}
      {!sessions && !isError && <Skeleton height={96} faint />}
      {sessions?.length === 0 && <p className={styles.quiet}>{t('clients:sessions.none')}</p>}
      <ul className={styles.list}>
        {sessions?.map((session) => (
          <Session key={session.id} session={session} onClose={() => closeOne(session.id)} />
        ))}
      </ul>
      {failure && !asked && (
        <Note tone="red" role="alert">
          {failure}
        </Note>
      )}
      <ConfirmDialog
        danger
        isOpen={asked}
        busy={isLoading}
        title={t('clients:sessions.closeAllTitle', { name })}
        cancelLabel={t('common:actions.cancel')}
        confirmLabel={t('clients:sessions.closeAll')}
        onClose={() => setAsked(false)}
        onConfirm={() => void closeAll()}
      >
        <p>{t('clients:sessions.closeAllText')}</p>
        {failure && (
          <Note tone="red" role="alert">
            {failure}
          </Note>
        )}
      </ConfirmDialog>
    </section>
  )
}

function Session({ session, onClose }: { session: ClientSession; onClose: () => Promise<unknown> }) {
  const { t } = useTranslation('clients')
  const [busy, setBusy] = useState(false)
  const { browser, system } = deviceOf(session.userAgent)
  const device = [browser, system].filter(Boolean).join(', ') || t('sessions.unknown')
  return (
    <li className={styles.session}>
      <div>
        <p className={styles.device}>
          {device} {session.online && <Badge tone="green">{t('sessions.now')}</Badge>}
        </p>
        <p className={`tabular ${styles.quiet}`}>
          {t('sessions.seen', {
            since: formatDateTime(session.since),
            last: formatDateTime(session.lastSeen),
          })}
        </p>
      </div>
      <span className="num">{session.ip}</span>
      <TextButton
        aria-label={t('sessions.closeOf', { device, ip: session.ip })}
        disabled={busy}
        onClick={() => {
          setBusy(true)
          void onClose().finally(() => setBusy(false))
        }}
      >
        {t('sessions.close')}
      </TextButton>
    </li>
  )
}
