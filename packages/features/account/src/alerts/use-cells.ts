import type { UserDetail } from '@seriba/contracts/user'
import { isManager } from '@seriba/domain/access/actor'
import {
  type AwayChannel,
  awayChannels,
  biddingMails,
  cellOf,
  type NotificationChannel,
  type NotificationChoices,
  type NotificationSwitch,
  type NotificationTopic,
} from '@seriba/domain/notifications/choices'
import { useTranslation } from 'react-i18next'

export type CellsProps = {
  detail: UserDetail
  off: NotificationChoices['off']
  /** Off: emails about bids are switched off together. */
  mailsOn: boolean
  /** Channels that reach anybody at all. */
  connected: Record<AwayChannel, boolean>
  /** Channels that the company has. */
  offered: readonly NotificationChannel[]
  onChange: (off: NotificationSwitch[]) => void
}

export type Cell = {
  checked: boolean
  disabled: boolean
  /** Sent regardless of the choices. */
  fixed: boolean
  toggle: (on: boolean) => void
}

const isAway = (channel: NotificationChannel): channel is AwayChannel =>
  awayChannels.some((away) => away === channel)

/** What is shown for a topic and a channel; null if the topic is never sent there. */
export function useCells({ detail, off, mailsOn, connected, onChange }: CellsProps) {
  const { t } = useTranslation('account')

  function cell(topic: NotificationTopic, channel: NotificationChannel): Cell | null {
    const name = cellOf(topic, channel)
    // Emails that are always sent go to clients: staff have the desk.
    if (name === null || (name === 'always' && channel === 'email' && isManager(detail))) return null
    if (name === 'always') return { checked: true, disabled: true, fixed: true, toggle: () => undefined }
    const silent = !mailsOn && biddingMails.includes(name)
    const unreachable = isAway(channel) && !connected[channel]
    return {
      checked: !silent && !off.includes(name),
      disabled: silent || unreachable,
      fixed: false,
      toggle: (on) => onChange(on ? off.filter((other) => other !== name) : [...off, name]),
    }
  }
  return {
    cell,
    nameOf(topic: NotificationTopic) {
      if (isManager(detail)) {
        if (topic === 'message') return t('notify.topic.clientMessage')
        if (topic === 'budget') return t('notify.topic.clientBudget')
      }
      return t(`notify.topic.${topic}`)
    },
    noteOf(topic: NotificationTopic) {
      if (topic === 'newLots') return t('notify.newLotsNote')
      if (topic === 'win') return t('notify.always')
      if (isManager(detail)) return undefined
      if (topic === 'negotiation') return t('notify.negotiationNote')
      return topic === 'withdrawal' ? t('notify.withdrawalNote') : undefined
    },
  }
}
