import { formatMoney } from '@seriba/domain/format/number'
import { OwnBidBadge } from './badges.tsx'
import type { Lot } from './lot.ts'
import type { RowWords } from './use-row-words.ts'

type BidLinesProps = { lot: Lot; words: RowWords; className: string | undefined }

/** The bids on a card's lot: the user's own, and for staff those of all clients. */
export const BidLines = ({ lot, words, className }: BidLinesProps) => (
  <>
    {lot.myBid && (
      <p className={className}>
        <span className="num">
          {words.column('myBid')} {lot.myBidAmount && <b>{formatMoney(lot.myBidAmount)}</b>}
        </span>
        <OwnBidBadge bid={lot} words={words} />
      </p>
    )}
    {lot.clientBids && (
      <p className={className}>
        <span className="num">
          {words.column('highestBid')} <b>{formatMoney(lot.clientBids.highest)}</b>
        </span>
        <span className="num">{words.clients(lot.clientBids.clients)}</span>
      </p>
    )}
  </>
)
