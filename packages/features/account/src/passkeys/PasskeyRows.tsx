import { useListPasskeysQuery } from '@seriba/api/shared/passkeys'
import type { Passkey } from '@seriba/contracts/passkeys'
import { formatDate, formatDateTime } from '@seriba/domain/format/date'
import { Button } from '@seriba/ui/Button'
import { Note } from '@seriba/ui/Note'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import passkeys from './passkeys.module.css'
import { hasPasskeys } from './passkeys.ts'

const PasskeyDialog = lazy(() => import('./PasskeyDialog.tsx').then((m) => ({ default: m.PasskeyDialog })))

/** The devices that can log in to an account without its password; a dialog adds and removes them. */
export function PasskeyRows() {
  const { t } = useTranslation(['account', 'common'])
  const { data, isError, refetch } = useListPasskeysQuery()
  const [asked, setAsked] = useState<Passkey | 'new' | null>(null)
  const [done, setDone] = useState<'added' | 'removed' | null>(null)
  const add = useRef<HTMLButtonElement>(null)
  // The button that opened the dialog disappears with its passkey: the focus must not be lost with it.
  useEffect(() => {
    if (done && document.activeElement === document.body) add.current?.focus()
  }, [done, data])
  function ask(about: Passkey | 'new') {
    setDone(null)
    setAsked(about)
  }
  return (
    <>
      <div className={styles.row}>
        <div>
          <p className={styles.name}>{t('account:passkeys.title')}</p>
          <p className={styles.remark}>
            {t(hasPasskeys() ? 'account:passkeys.text' : 'account:passkeys.unsupported')}
          </p>
        </div>
        <Button ref={add} size="sm" disabled={!hasPasskeys()} onClick={() => ask('new')}>
          {t('account:passkeys.add')}
        </Button>
      </div>
      {isError && (
        <Note tone="red" role="alert" className={passkeys.said}>
          {t('account:passkeys.unread')}{' '}
          <Button size="sm" onClick={() => void refetch()}>
            {t('common:actions.retry')}
          </Button>
        </Note>
      )}
      {done && (
        <Note tone="green" role="status" className={passkeys.said}>
          {t(`account:passkeys.${done}`)}
        </Note>
      )}
      {data && data.passkeys.length > 0 && (
        <ul aria-label={t('account:passkeys.title')}>
          {data.passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.row}>
              <div>
                <p className={styles.name}>{passkey.name}</p>
                <p className={`num-words ${styles.remark}`}>
                  {t('account:passkeys.since', { date: formatDate(passkey.created) })}{' '}
                  {passkey.used
                    ? t('account:passkeys.used', { date: formatDateTime(passkey.used) })
                    : t('account:passkeys.unused')}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={t('account:passkeys.removeOne', { name: passkey.name })}
                onClick={() => ask(passkey)}
              >
                {t('account:passkeys.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Suspense>
        {asked && (
          <PasskeyDialog
            passkey={asked === 'new' ? null : asked}
            onClose={() => setAsked(null)}
            onDone={() => setDone(asked === 'new' ? 'added' : 'removed')}
          />
        )}
      </Suspense>
    </>
  )
}
