import { serverNow } from '@seriba/api/server-clock'
import type { ListedNegotiation } from '@seriba/contracts/negotiations'
import { isToForward } from '@seriba/domain/bids/negotiation'
import { formatUpcoming } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Badge } from '@seriba/ui/Badge'
import { Icon } from '@seriba/ui/Icon'
import { Photo } from '@seriba/ui/Photo'
import { Cell, HeaderCell, Line1, Line2, Row, Table } from '@seriba/ui/Table'
import { Hand } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { GroupChip } from '../bid-badge/GroupChip.tsx'
import { TimeLeft } from '../bid-panel/TimeLeft.tsx'
import styles from './desk-negotiations.module.css'

const columns = ['lot', 'answerBy', 'client', 'passedAt', 'offer', 'ask', 'apart', 'waits'] as const
const sums: readonly (typeof columns)[number][] = ['passedAt', 'offer', 'ask', 'apart']

type NegotiationTableProps = {
  items: readonly ListedNegotiation[]
  /** The bid that is worked on. */
  bidId: number | null
  onPick: (bidId: number) => void
}

/** Talks, a row each: how far apart the two are, and who is waited for. */
export function NegotiationTable({ items, bidId, onPick }: NegotiationTableProps) {
  const { t } = useTranslation(['negotiation', 'negotiationDesk'])
  return (
    <Table rows="bids" aria-label={t('negotiationDesk:title')}>
      <thead>
        <tr>
          {columns.map((column) => (
            <HeaderCell
              key={column}
              align={sums.includes(column) ? 'end' : 'start'}
              lines={[{ label: t(`negotiationDesk:columns.${column}`) }]}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {items.map((talks) => (
          <Row key={talks.bidId} focused={talks.bidId === bidId} hand={waitsForCall(talks)}>
            <Cell>
              <span className={styles.lot}>
                <Photo src={talks.thumbnail} alt="" />
                <span>
                  <Line1 strong>
                    <button
                      type="button"
                      id={`talks-${talks.bidId}`}
                      className={styles.pick}
                      aria-pressed={talks.bidId === bidId}
                      onClick={() => onPick(talks.bidId)}
                    >
                      {talks.lotNo}
                    </button>{' '}
                    <small>{talks.auctionName}</small>
                  </Line1>
                  <Line2>{talks.name}</Line2>
                </span>
              </span>
            </Cell>
            <Cell>
              <Line1 className="num">{formatUpcoming(talks.answerBy, serverNow())}</Line1>
              <Line2>{talks.outcome === null && <TimeLeft until={talks.answerBy} />}</Line2>
            </Cell>
            <Cell>
              <Line1>{talks.client}</Line1>
              <Line2>
                {talks.group ? <GroupChip label={talks.group} prefix={null} /> : t('negotiationDesk:noGroup')}
              </Line2>
            </Cell>
            <Sum of={talks.passedAt} />
            <Sum of={talks.offer} />
            <Sum of={talks.ask} />
            <Sum of={Math.max(talks.ask - (talks.offer ?? talks.bidAmount), 0)} />
            <Cell>
              <Waits talks={talks} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

const waitsForCall = (talks: ListedNegotiation) => talks.outcome === null && isToForward(talks)

function Waits({ talks }: { talks: ListedNegotiation }) {
  const { t } = useTranslation(['negotiation', 'negotiationDesk'])
  if (talks.outcome !== null)
    return <Badge tone="gray">{t(`negotiationDesk:outcome.${talks.outcome}`)}</Badge>
  if (isToForward(talks))
    return (
      <b className={styles.hand}>
        <Icon icon={Hand} size={14} aria-hidden />
        {t('negotiationDesk:toForward')}
      </b>
    )
  return <Badge tone={talks.turn === 'client' ? 'blue' : 'gray'}>{t(`waits.${talks.turn}`)}</Badge>
}

/** Lots that were passed in without a price have none. */
const Sum = ({ of }: { of: number | null }) => (
  <Cell align="end" className="num">
    {of !== null && of > 0 && formatMoney(of)}
  </Cell>
)
