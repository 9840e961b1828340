import { useClientCreditQuery } from '@seriba/api/manager/client-parts'
import type { Bid } from '@seriba/contracts/bid-lists'
import type { CreditPart } from '@seriba/contracts/credit'
import { formatDate, formatTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Cell, HeaderCell, NoValue, Row, Table } from '@seriba/ui/Table'
import { useTranslation } from 'react-i18next'
import { BidStatusBadge } from '../bid-badge/BidStatusBadge.tsx'
import { GroupChip } from '../bid-badge/GroupChip.tsx'
import { LotLink } from '../shared/LotLink.tsx'
import styles from './client-bids.module.css'

type ClientBidTableProps = { userId: number; bids: readonly Bid[] }

/** A client's live bids, and how much of their credit each one uses. */
export function ClientBidTable({ userId, bids }: ClientBidTableProps) {
  const { t } = useTranslation(['bids', 'credit'])
  const { data: credit } = useClientCreditQuery({ id: userId })
  const heads: { label: string; width?: number; align?: 'end' }[] = [
    { label: t('list.lotNo'), width: 68 },
    { label: t('list.date'), width: 128 },
    { label: t('list.model') },
    { label: t('list.group'), width: 64 },
    { label: t('list.bid'), width: 104, align: 'end' },
    { label: t('credit:heldOf'), width: 104, align: 'end' },
    { label: t('list.bidStatus'), width: 96 },
  ]
  return (
    <Table rows="ledger" tight className={styles.table} aria-labelledby="client-bids">
      <thead>
        <tr>
          {heads.map(({ label, width, align }) => (
            <HeaderCell
              key={label}
              style={width === undefined ? undefined : { width }}
              align={align ?? 'start'}
              lines={[{ label }]}
            />
          ))}
        </tr>
      </thead>
      <tbody>
        {bids.map((bid) => (
          <Row key={bid.bidId}>
            <Cell>
              <LotLink bid={bid} />
            </Cell>
            <Cell className="num">
              {bid.auctionDate ? (
                <>
                  {formatDate(bid.auctionDate)} <b>{formatTime(bid.auctionDate)}</b>
                </>
              ) : (
                <NoValue />
              )}
            </Cell>
            <Cell className={styles.cut} title={`${bid.maker} ${bid.model}, ${bid.auctionName}`}>
              <b>
                {bid.maker} {bid.model}
              </b>{' '}
              {bid.auctionName}
            </Cell>
            <Cell>
              {/* Here their groups need no client code. */}
              {bid.bidGroupLabel ? (
                <GroupChip label={bid.bidGroupLabel} prefix={null} clash={bid.groupClash} />
              ) : (
                <NoValue />
              )}
            </Cell>
            <Cell align="end" className="num">
              <b>{formatMoney(bid.bidAmount)}</b>
            </Cell>
            <Cell align="end" className="num">
              <Held bid={bid} parts={credit?.parts ?? []} />
            </Cell>
            <Cell>
              <BidStatusBadge status={bid.bidStatus} side="manager" />
            </Cell>
          </Row>
        ))}
      </tbody>
    </Table>
  )
}

/** A higher bid in its group may use the credit for it. */
function Held({ bid, parts }: { bid: Bid; parts: readonly CreditPart[] }) {
  const { t } = useTranslation('bids')
  const lot = parts.flatMap(({ lots }) => lots).find(({ lotId }) => lotId === bid.id)
  if (!lot) return <NoValue />
  return lot.held ? formatMoney(lot.amount) : t('ofClient.covered')
}
