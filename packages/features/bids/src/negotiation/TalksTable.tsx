import type { ListedNegotiation } from '@seriba/contracts/negotiations'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Badge } from '@seriba/ui/Badge'
import { Photo } from '@seriba/ui/Photo'
import { Cell, HeaderCell, Line1, Line2, Row, Table } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import { TimeLeft } from '../bid-panel/TimeLeft.tsx'
import styles from './desk-negotiations.module.css'

const columns = ['lot', 'answerBy', 'client', 'passedAt', 'offer', 'ask', 'apart', 'waits'] as const
const sums: readonly (typeof columns)[number][] = ['passedAt', 'offer', 'ask', 'apart']

type TalksTableProps = {
  items: readonly ListedNegotiation[]
  /** The bid that is worked on. */
  bidId: number | null
  onPick: (bidId: number) => void
}

/** Talks, a row each: how far apart the two are, and who is waited for. */
export function TalksTable({ items, bidId, onPick }: TalksTableProps) {
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
          <Row key={talks.bidId} focused={talks.bidId === bidId}>
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
              <Line1 className="num">{formatDateTime(talks.answerBy)}</Line1>
              <Line2>{talks.outcome === null && <TimeLeft until={talks.answerBy} />}</Line2>
            </Cell>
            <Cell>{talks.client}</Cell>
            <Sum of={talks.passedAt} />
            <Sum of={talks.offer} />
            <Sum of={talks.ask} />
            <Sum of={Math.max(talks.ask - (talks.offer ?? talks.bidAmount), 0)} />
            <Cell>
              <Badge tone={talks.outcome === null && talks.turn === 'client' ? 'blue' : 'gray'}>
                {talks.outcome === null
                  ? t(`waits.${talks.turn}`)
                  : t(`negotiationDesk:outcome.${talks.outcome}`)}
              </Badge>
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
