import { topicGroupsOf } from '@seriba/domain/notifications/topic-groups'
import { Checkbox } from '@seriba/ui/Checkbox'
import { useTranslation } from 'react-i18next'
import styles from './notification-table.module.css'
import { type CellsProps, useCells } from './use-cells.ts'

/** Which notifications come by which channel: a row for everything a person can be notified of. */
export function NotificationTable(props: CellsProps) {
  const { t } = useTranslation(['account', 'alerts'])
  const { cell, nameOf, noteOf } = useCells(props)
  const { connected, offered } = props
  const isMissing = (channel: string) => (channel === 'push' || channel === 'telegram') && !connected[channel]
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{t('notify.caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('notify.event')}</th>
          {offered.map((channel) => (
            <th key={channel} scope="col">
              {t(`notify.channel.${channel}`)}
              {isMissing(channel) && (
                <>
                  {' '}
                  <span className={styles.missing}>{t('notify.notConnected')}</span>
                </>
              )}
            </th>
          ))}
        </tr>
      </thead>
      {topicGroupsOf(props.detail).map(({ group, topics }) => (
        <tbody key={group}>
          <tr>
            <th scope="rowgroup" className={styles.group} colSpan={offered.length + 1}>
              {t(`alerts:group.${group}`)}
            </th>
          </tr>
          {topics.map((topic) => (
            <tr key={topic}>
              <th scope="row">
                {nameOf(topic)} {noteOf(topic) && <span className={styles.note}>{noteOf(topic)}</span>}
              </th>
              {offered.map((channel) => {
                const found = cell(topic, channel)
                return (
                  <td key={channel}>
                    {found && (
                      <Checkbox
                        className={found.fixed ? `${styles.box} ${styles.always}` : styles.box}
                        aria-label={`${nameOf(topic)}: ${t(`notify.channel.${channel}`)}`}
                        checked={found.checked}
                        disabled={found.disabled}
                        onChange={(event) => found.toggle(event.target.checked)}
                      />
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  )
}
