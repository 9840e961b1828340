import { serverNow } from '@seriba/api/server-clock'
import type { ListedNegotiation } from '@seriba/contracts/negotiations'
import { formatUpcoming } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Photo } from '@seriba/ui/Photo'
import { Cell, HeaderCell, Line1, Line2, Row, Table } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import { GroupChip } from '../bid-badge/GroupChip.tsx'
import { TimeLeft } from '../bid-panel/TimeLeft.tsx'
import styles from './desk-negotiations.module.css'
import { NegotiationWaits, priceGap, waitsForCall } from './NegotiationWaits.tsx'

const columns = ['lot', 'answerBy', 'client', 'passedAt', 'offer', 'ask', 'apart', 'waits'] as const
const sums: readonly (typeof columns)[number][] = ['passedAt', 'offer', 'ask', 'apart']

export type NegotiationListProps = {
  items: readonly ListedNegotiation[]
  /** The bid that is open. */
  bidId: number | null
  onPick: (bidId: number) => void
}

/** Negotiations, one row each: how far apart the two sides are, and whose turn it is. */
export function NegotiationTable({ items, bidId, onPick }: NegotiationListProps) {
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
                  <Line1 strong data-wraps>
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
                  <Line2 data-wraps>{negotiation.name}</Line2>
                </span>
              </span>
            </Cell>
            <Cell>
              <Line1 className="num">{formatUpcoming(negotiation.answerBy, serverNow())}</Line1>
              <Line2>{negotiation.outcome === null && <TimeLeft until={negotiation.answerBy} />}</Line2>
            </Cell>
            <Cell>
              <Line1 data-wraps>{negotiation.client}</Line1>
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
            <Sum of={priceGap(negotiation)} />
            <Cell>
              <NegotiationWaits negotiation={negotiation} />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

/** Lots that were passed in without a price have none. */
const Sum = ({ of }: { of: number | null }) => (
  <Cell align="end" className="num">
    {of !== null && of > 0 && formatMoney(of)}
  </Cell>
)
