import { useUnsubscribePushMutation } from '@seriba/api/shared/alerts'
import type { viewAlertChannels } from '@seriba/contracts/alerts'
import type { Output } from '@seriba/contracts/contract'
import { deviceOf } from '@seriba/domain/access/device-of'
import { formatDate } from '@seriba/domain/format/date'
import { Badge } from '@seriba/ui/Badge'
import { Button } from '@seriba/ui/Button'
import { IconButton } from '@seriba/ui/IconButton'
import { Note } from '@seriba/ui/Note'
import { X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import own from './alerts.module.css'
import { usePush } from './use-push.ts'

type PushChannelProps = { push: Output<typeof viewAlertChannels>['push']; onTest: () => void }

/** Whether this browser is notified while the portal is closed, and which others are. */
export function PushChannel({ push, onTest }: PushChannelProps) {
  const { t } = useTranslation(['alerts', 'account'])
  const { state: ofBrowser, turnOn, turnOff, busy, failed } = usePush(push.publicKey)
  const [unsubscribe] = useUnsubscribePushMutation()
  // A browser outlives the session for which it was subscribed: without a session, nothing is sent to it.
  const isKnown = push.devices.some(({ isCurrent }) => isCurrent)
  const state = ofBrowser === 'on' && !isKnown ? 'off' : ofBrowser
  const isOn = state === 'on'
  return (
    <div className={own.channel}>
      <div className={styles.row}>
        <div>
          <p className={styles.name}>{t('alerts:push')}</p>
          <p className={styles.remark}>{t(`alerts:pushState.${state}`)}</p>
        </div>
        <div className={styles.actions}>
          {push.devices.length > 0 && (
            <Button size="sm" variant="ghost" onClick={onTest}>
              {t('alerts:test')}
            </Button>
          )}
          {(isOn || state === 'off') && (
            <Button size="sm" busy={busy} onClick={() => void (isOn ? turnOff() : turnOn())}>
              {t(isOn ? 'alerts:turnOff' : 'alerts:turnOn')}
            </Button>
          )}
        </div>
      </div>
      {failed && (
        <Note tone="red" role="alert">
          {t('alerts:pushFailed')}
        </Note>
      )}
      {push.devices.length > 0 && (
        <ul className={own.devices} aria-label={t('alerts:devices')}>
          {push.devices.map(({ id, userAgent, since, isCurrent }) => {
            const { browser, system } = deviceOf(userAgent)
            const name = [browser, system].filter(Boolean).join(', ') || t('account:devices.unknown')
            return (
              <li key={id} className={own.device}>
                <span>
                  {name} <span className={styles.when}>{t('alerts:since', { date: formatDate(since) })}</span>
                </span>
                {isCurrent && isOn ? (
                  <Badge>{t('account:devices.current')}</Badge>
                ) : (
                  <IconButton
                    icon={X}
                    size="sm"
                    label={t('alerts:removeDevice', { device: name })}
                    onClick={() => void unsubscribe({ id })}
                  />
                )}
              </li>
            )
          })}
        </ul>
      )}
    </div>
  )
}
