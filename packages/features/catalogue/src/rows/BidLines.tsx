import { formatMoney } from '@seriba/domain/format/number'
import { OwnBidBadge } from './badges.tsx'
import type { Lot } from './lot.ts'
import type { RowWords } from './use-row-words.ts'

type BidLinesProps = { lot: Lot; words: RowWords; className: string | undefined }

/** What is bid for a card's lot: by oneself, and to staff by all clients. */
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
