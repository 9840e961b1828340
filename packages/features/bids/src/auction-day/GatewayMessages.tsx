import type { GatewayMessage } from '@seriba/contracts/auction-day'
import { bidsOfLotPath } from '@seriba/domain/bids/bid-lists'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { Badge, type BadgeTone } from '@seriba/ui/Badge'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import styles from './gateway.module.css'

const tones: Record<GatewayMessage['state'], BadgeTone> = {
  waiting: 'orange',
  accepted: 'green',
  refused: 'red',
  failed: 'red',
  replaced: 'gray',
}

/** One line per message; on a small screen its parts are below each other. */
export function GatewayMessages({ messages }: { messages: readonly GatewayMessage[] }) {
  const { t } = useTranslation('auctionDay')
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>{t('log.time')}</th>
          <th>{t('log.lot')}</th>
          <th>{t('log.message')}</th>
          <th data-end>{t('log.amount')}</th>
          <th>{t('log.state')}</th>
          <th>{t('log.said')}</th>
          <th data-end>{t('log.tries')}</th>
        </tr>
      </thead>
      <tbody>
        {messages.map((message) => (
          <tr key={message.id}>
            <td className="num">{formatDateTime(message.at)}</td>
            <td>
              {message.bid ? (
                <>
                  <TextLink
                    render={(props) => (
                      <Link
                        {...props}
                        to={lotPathOf(message.bid?.lotType ?? '', message.bid?.lotId ?? '', 'live')}
                      />
                    )}
                  >
                    {message.bid.lotNo}
                  </TextLink>{' '}
                  {message.bid.auctionName}
                  <small>
                    <BidLink bid={message.bid} />
                  </small>
                </>
              ) : (
                t('log.unknownBid')
              )}
            </td>
            <td>{t(`log.action.${message.action}`)}</td>
            <td className="num" data-end>
              {message.amount === null ? '-' : formatMoney(message.amount)}
            </td>
            <td>
              <Badge tone={tones[message.state]}>{t(`log.states.${message.state}`)}</Badge>
            </td>
            <td className={styles.detail} data-none={message.detail === '' || undefined}>
              {message.detail || '-'}
            </td>
            <td className="num" data-end>
              {message.direction === 'out' ? message.attempts : '-'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Leads to the bid among those on its lot. */
const BidLink = ({ bid }: { bid: NonNullable<GatewayMessage['bid']> }) => (
  <TextLink render={(props) => <Link {...props} to={bidsOfLotPath(bid.lotId, bid.bidId)} />}>
    {bid.client}
  </TextLink>
)
