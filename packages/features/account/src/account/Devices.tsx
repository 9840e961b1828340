import type { AccountSession } from '@seriba/contracts/user'
import { deviceOf } from '@seriba/domain/access/device-of'
import { formatDateTime } from '@seriba/domain/format/date'
import { Badge } from '@seriba/ui/Badge'
import { Button } from '@seriba/ui/Button'
import { Icon } from '@seriba/ui/Icon'
import { Note } from '@seriba/ui/Note'
import { Laptop, Smartphone } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import { Section } from '../profile/Section.tsx'
import type { LoggedOut } from './LogOutDialog.tsx'

const LogOutDialog = lazy(() => import('./LogOutDialog.tsx').then((m) => ({ default: m.LogOutDialog })))

/** Where an account is logged in; each device can be logged out from here with the password. */
export function Devices({ sessions }: { sessions: readonly AccountSession[] }) {
  const { t } = useTranslation('account')
  const [leaving, setLeaving] = useState<LoggedOut | null>(null)
  const [done, setDone] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that opened the dialog disappears with its device: the focus must not be lost with it.
  useEffect(() => {
    if (done && document.activeElement === document.body) heading.current?.focus()
  }, [done, sessions])
  function ask(which: LoggedOut) {
    setDone(false)
    setLeaving(which)
  }
  const others = sessions.some(({ current }) => !current)
  const ownFirst = [...sessions].sort((a, b) => Number(b.current) - Number(a.current))
  return (
    <Section
      title={t('devices.title')}
      text={t('devices.text')}
      headingRef={heading}
      action={
        others && (
          <Button size="sm" onClick={() => ask('others')}>
            {t('devices.logOutOthers')}
          </Button>
        )
      }
    >
      {done && (
        <Note tone="green" role="status">
          {t('devices.loggedOut')}
        </Note>
      )}
      <ul>
        {ownFirst.map(({ id, ip, userAgent, lastSeen, current }) => {
          const { browser, system, phone } = deviceOf(userAgent)
          const name = [browser, system].filter(Boolean).join(', ') || t('devices.unknown')
          return (
            <li key={id} className={styles.device}>
              <Icon icon={phone ? Smartphone : Laptop} size={20} />
              <div>
                <p className={styles.name}>{name}</p>
                <p className={`num ${styles.where}`}>{ip}</p>
              </div>
              <span className={`num-words ${styles.when}`}>
                {current ? t('devices.now') : formatDateTime(lastSeen)}
              </span>
              {current ? (
                <Badge tone="green">{t('devices.current')}</Badge>
              ) : (
                <Button
                  size="sm"
                  aria-label={t('devices.logOutOne', { device: name })}
                  onClick={() => ask({ id, device: name })}
                >
                  {t('devices.logOut')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      <Suspense>
        {leaving && (
          <LogOutDialog which={leaving} onClose={() => setLeaving(null)} onDone={() => setDone(true)} />
        )}
      </Suspense>
    </Section>
  )
}
