import type { UserDetail } from '@seriba/contracts/user'
import { isManager } from '@seriba/domain/access/actor'
import {
  biddingMails,
  cellOf,
  type NotificationChoices,
  type NotificationSwitch,
  type NotificationTopic,
  notificationChannels,
  topicsOf,
} from '@seriba/domain/notifications/choices'
import { Checkbox } from '@seriba/ui/Checkbox'
import { useTranslation } from 'react-i18next'
import styles from './notification-table.module.css'

type NotificationTableProps = {
  detail: UserDetail
  off: NotificationChoices['off']
  /** Off: mails about bids are switched off together. */
  mailsOn: boolean
  onChange: (off: NotificationSwitch[]) => void
}

/** Which news comes by which channel: a row for everything one can be told of. */
export function NotificationTable({ detail, off, mailsOn, onChange }: NotificationTableProps) {
  const { t } = useTranslation('account')
  const nameOf = (topic: NotificationTopic) =>
    t(topic === 'message' && isManager(detail) ? 'notify.topic.clientMessage' : `notify.topic.${topic}`)
  const notes: Partial<Record<NotificationTopic, string>> = {
    newLots: t('notify.newLotsNote'),
    win: t('notify.always'),
  }
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('notify.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('notify.event')}</th>
          {notificationChannels.map((channel) => (
            <th key={channel} scope="col">
              {t(`notify.channel.${channel}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topicsOf(detail).map((topic) => (
          <tr key={topic}>
            <th scope="row">
              {nameOf(topic)} {notes[topic] && <span className={styles.note}>{notes[topic]}</span>}
            </th>
            {notificationChannels.map((channel) => {
              const cell = cellOf(topic, channel)
              if (cell === null) return <td key={channel} />
              const isFixed = cell === 'always'
              const isSilent = !isFixed && !mailsOn && biddingMails.includes(cell)
              return (
                <td key={channel}>
                  <Checkbox
                    className={isFixed ? `${styles.box} ${styles.always}` : styles.box}
                    aria-label={`${nameOf(topic)}: ${t(`notify.channel.${channel}`)}`}
                    checked={isFixed || (!isSilent && !off.includes(cell))}
                    disabled={isFixed || isSilent}
                    onChange={(event) =>
                      !isFixed &&
                      onChange(event.target.checked ? off.filter((name) => name !== cell) : [...off, cell])
                    }
                  />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
