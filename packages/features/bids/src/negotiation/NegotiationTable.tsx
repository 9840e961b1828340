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

/** Negotiations, a row each: how far apart the two are, and who is waited for. */
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
        {items.map((negotiation) => (
          <Row key={negotiation.bidId} focused={negotiation.bidId === bidId} hand={waitsForCall(negotiation)}>
            <Cell>
              <span className={styles.lot}>
                <Photo src={negotiation.thumbnail} alt="" />
                <span>
                  <Line1 strong>
                    <button
                      type="button"
                      id={`negotiation-${negotiation.bidId}`}
                      className={styles.pick}
                      aria-pressed={negotiation.bidId === bidId}
                      onClick={() => onPick(negotiation.bidId)}
                    >
                      {negotiation.lotNo}
                    </button>{' '}
                    <small>{negotiation.auctionName}</small>
                  </Line1>
                  <Line2>{negotiation.name}</Line2>
                </span>
              </span>
            </Cell>
            <Cell>
              <Line1 className="num">{formatUpcoming(negotiation.answerBy, serverNow())}</Line1>
              <Line2>{negotiation.outcome === null && <TimeLeft until={negotiation.answerBy} />}</Line2>
            </Cell>
            <Cell>
              <Line1>{negotiation.client}</Line1>
              <Line2>
                {negotiation.group ? (
                  <GroupChip label={negotiation.group} prefix={null} />
                ) : (
                  t('negotiationDesk:noGroup')
                )}
              </Line2>
            </Cell>
            <Sum of={negotiation.passedAt} />
            <Sum of={negotiation.offer} />
            <Sum of={negotiation.ask} />
            <Sum of={Math.max(negotiation.ask - (negotiation.offer ?? negotiation.bidAmount), 0)} />
            <Cell>
              <Waits negotiation={negotiation} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

const waitsForCall = (negotiation: ListedNegotiation) =>
  negotiation.outcome === null && isToForward(negotiation)

function Waits({ negotiation }: { negotiation: ListedNegotiation }) {
  const { t } = useTranslation(['negotiation', 'negotiationDesk'])
  if (negotiation.outcome !== null)
    return <Badge tone="gray">{t(`negotiationDesk:outcome.${negotiation.outcome}`)}</Badge>
  if (isToForward(negotiation))
    return (
      <b className={styles.hand}>
        <Icon icon={Hand} size={14} aria-hidden />
        {t('negotiationDesk:toForward')}
      </b>
    )
  return (
    <Badge tone={negotiation.turn === 'client' ? 'blue' : 'gray'}>{t(`waits.${negotiation.turn}`)}</Badge>
  )
}

/** Lots that were passed in without a price have none. */
const Sum = ({ of }: { of: number | null }) => (
  <Cell align="end" className="num">
    {of !== null && of > 0 && formatMoney(of)}
  </Cell>
)
