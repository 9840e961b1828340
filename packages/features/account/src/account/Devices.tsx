import { useCloseSessionsMutation } from '@seriba/api/user'
import type { AccountSession } from '@seriba/contracts/user'
import { deviceOf } from '@seriba/domain/access/device-of'
import { formatDateTime } from '@seriba/domain/format/date'
import { Badge } from '@seriba/ui/Badge'
import { Button } from '@seriba/ui/Button'
import { Icon } from '@seriba/ui/Icon'
import { Laptop, Smartphone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from '../profile/ProfilePage.module.css'
import { Section } from '../profile/Section.tsx'

/** Where an account is open; each can be put out from here. */
export function Devices({ sessions }: { sessions: readonly AccountSession[] }) {
  const { t } = useTranslation('account')
  const [close, { isLoading, originalArgs }] = useCloseSessionsMutation()
  const others = sessions.some(({ current }) => !current)
  return (
    <Section
      title={t('devices.title')}
      text={t('devices.text')}
      action={
        others && (
          <Button
            size="sm"
            busy={isLoading && originalArgs?.others === true}
            onClick={() => void close({ others: true })}
          >
            {t('devices.logOutOthers')}
          </Button>
        )
      }
    >
      <ul>
        {sessions.map(({ id, ip, userAgent, lastSeen, current }) => {
          const { browser, system, phone } = deviceOf(userAgent)
          const name = [browser, system].filter(Boolean).join(', ') || t('devices.unknown')
          return (
            <li key={id} className={styles.device}>
              <Icon icon={phone ? Smartphone : Laptop} size={20} />
              <div>
                <p className={styles.name}>{name}</p>
                <p className={`num ${styles.where}`}>{ip}</p>
              </div>
              <span className={`num ${styles.when}`}>
                {current ? t('devices.now') : formatDateTime(lastSeen)}
              </span>
              {current ? (
                <Badge tone="green">{t('devices.current')}</Badge>
              ) : (
                <Button
                  size="sm"
                  aria-label={t('devices.logOutOne', { device: name })}
                  busy={isLoading && originalArgs?.id === id}
                  onClick={() => void close({ id })}
                >
                  {t('devices.logOut')}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
