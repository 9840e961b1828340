import { serverNow } from '@seriba/api/server-clock'
import type { ToldOfAsk } from '@seriba/contracts/negotiated-client'
import { formatUpcoming } from '@seriba/domain/format/date'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import styles from './desk-negotiations.module.css'

type AskDeliveryProps = { client: string; told: ToldOfAsk }

/** How the client was notified of the seller's price, and whether they have looked at it. */
export function AskDelivery({ client, told: { by, seenAt } }: AskDeliveryProps) {
  const { t } = useTranslation('negotiationDesk')
  const time = (at: string) => formatUpcoming(at, serverNow())
  const [first] = by
  return (
    <Note tone="blue" className={styles.told}>
      {first
        ? t('told.by', {
            client,
            at: time(first.at),
            channels: by.map(({ channel }) => t(`told.${channel}`)).join(t('told.and')),
          })
        : t('told.mail', { client })}{' '}
      {seenAt ? t('told.seen', { at: time(seenAt) }) : t('told.unseen')}
    </Note>
  )
}
