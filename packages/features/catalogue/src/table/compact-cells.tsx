import { formatDate, formatTime } from '@seriba/domain/format/date'
import { groupThousands } from '@seriba/domain/format/number'
import { Line1, Line2 } from '@seriba/ui/Table'
import { OwnBidBadge, Price, StatusBadge } from '../rows/badges.tsx'
import type { Lot } from '../rows/lot.ts'
import type { ShortFacts } from '../rows/short-facts.ts'
import type { CellProps } from './columns.ts'
import styles from './table.module.css'

/** The day without its year, because the lots are upcoming. */
export const CompactDateCell = ({ row, context }: CellProps<Lot>) => (
  <>
    <Line1 className={`num ${styles.date}`} title={context.words.ownTime(row.auctionDate)}>
      {context.past ? formatDate(row.auctionDate) : dayOf(row.auctionDate)}{' '}
      {row.auctionDate && <b>{formatTime(row.auctionDate)}</b>}
    </Line1>
    <Line2 title={row.auctionName || undefined}>{row.auctionName || '-'}</Line2>
  </>
)

const dayOf = (instant: string | null) => formatDate(instant).slice(5).replace('.', '/') || '-'

export const compactModelCell = <Row extends Lot>({ brief }: ShortFacts<Row>) =>
  function CompactModelCell({ row, context }: CellProps<Row>) {
    const facts = brief(row, context.words)
    return (
      <>
        <Line1 strong title={`${row.maker} ${row.model}`}>
          {row.maker} {row.model}
        </Line1>
        <Line2 title={facts || undefined}>
          {row.auctionDate && (
            <span
              className={`num ${styles.second}`}
              data-at="narrow"
              title={context.words.ownTime(row.auctionDate)}
            >
              {context.past ? formatDate(row.auctionDate) : dayOf(row.auctionDate)}{' '}
              {formatTime(row.auctionDate)},{' '}
            </span>
          )}
          <span className={styles.second}>{row.year ?? '-'}</span> {facts}
        </Line2>
      </>
    )
  }

type PriceOf = (row: Lot) => number | null
export const startOf: PriceOf = (row) => row.startPrice
export const soldOf: PriceOf = (row) => row.soldPrice

/** The price above the user's own bid, or above the auction's state if there is none. */
export const compactPriceCell = (priceOf: PriceOf) =>
  function CompactPriceCell({ row, context: { words } }: CellProps<Lot>) {
    return (
      <>
        <Line1 strong className="num">
          <Price yen={priceOf(row)} />
        </Line1>
        <Line2 className={`num ${styles.badgeLine}`}>
          {row.myBid && row.myBidAmount ? (
            <>
              <b className={styles.ownAmount}>{groupThousands(row.myBidAmount)}</b>{' '}
              <OwnBidBadge bid={row} words={words} small />
            </>
          ) : (
            <StatusBadge lot={row} words={words} small />
          )}
        </Line2>
      </>
    )
  }
