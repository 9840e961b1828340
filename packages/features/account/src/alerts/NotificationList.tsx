import type { NotificationTopic } from '@seriba/domain/notifications/choices'
import { topicGroupsOf } from '@seriba/domain/notifications/topic-groups'
import { Icon } from '@seriba/ui/Icon'
import { Sheet } from '@seriba/ui/Sheet'
import { Switch } from '@seriba/ui/Switch'
import { ChevronRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './alerts.module.css'
import { type CellsProps, useCells } from './use-cells.ts'

/** The same for touch screens: an event names its channels, and expands to switch them. */
export function NotificationList(props: CellsProps) {
  const { t } = useTranslation(['account', 'alerts', 'common'])
  const { cell, nameOf, noteOf } = useCells(props)
  const id = useId()
  const [open, setOpen] = useState<NotificationTopic | null>(null)
  const channelsOf = (topic: NotificationTopic) =>
    props.offered.flatMap((channel) => {
      const found = cell(topic, channel)
      return found ? [{ channel, ...found }] : []
    })
  const summaryOf = (topic: NotificationTopic) => {
    const on = channelsOf(topic).filter(({ checked, disabled, fixed }) => checked && (fixed || !disabled))
    return [t('alerts:inApp'), ...on.map(({ channel }) => t(`account:notify.channel.${channel}`))].join(', ')
  }
  return (
    <>
      {topicGroupsOf(props.detail).map(({ group, topics }) => (
        <div key={group} className={styles.eventGroup}>
          <h3 id={`${id}-${group}`} className={styles.eventGroupName}>
            {t(`alerts:group.${group}`)}
          </h3>
          <ul aria-labelledby={`${id}-${group}`}>
            {topics.map((topic) => (
              <li key={topic}>
                <button type="button" className={styles.event} onClick={() => setOpen(topic)}>
                  <span>
                    <span className={styles.eventName}>{nameOf(topic)}</span>
                    <span className={styles.eventChannels}>{summaryOf(topic)}</span>
                  </span>
                  <Icon icon={ChevronRight} size={16} />
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <Sheet
        isOpen={open !== null}
        onClose={() => setOpen(null)}
        title={open && nameOf(open)}
        closeLabel={t('common:actions.close')}
      >
        {open && (
          <div className={styles.switches}>
            <p className={styles.quietText}>{noteOf(open) ?? t('alerts:alwaysInApp')}</p>
            {channelsOf(open).map(({ channel, checked, disabled, fixed, toggle }) => (
              <Switch
                key={channel}
                spread
                checked={checked}
                disabled={disabled}
                onChange={(event) => toggle(event.target.checked)}
              >
                {t(`account:notify.channel.${channel}`)}
                {disabled && !fixed && channel !== 'email' && (
                  <span className={styles.eventChannels}>{t('account:notify.notConnected')}</span>
                )}
              </Switch>
            ))}
          </div>
        )}
      </Sheet>
    </>
  )
}
