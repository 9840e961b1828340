import type { FavoriteRow } from '@seriba/contracts/favorites'
import { formatDate, formatTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Photo } from '@seriba/ui/Photo'
import { Line1, Line2, NoValue } from '@seriba/ui/Table'
import { ConditionBadge, OwnBidBadge, Price, StatusBadge } from '../rows/badges.tsx'
import { LotLink } from '../rows/LotLink.tsx'
import { LotPhotos } from '../rows/LotPhotos.tsx'
import type { Lot } from '../rows/lot.ts'
import { Swatch } from '../rows/Swatch.tsx'
import type { CellProps } from './columns.ts'
import styles from './table.module.css'

type Props = CellProps<Lot>

/** What rows of listings and of favorites have in common. */
type Common = CellProps<Lot | FavoriteRow>

export const PhotoCellContent = ({ row }: Props) => <Photo src={row.images[0]} alt="" />

/** Results are judged by their photos: three pictures, or two if there is less space. */
export const PhotosCellContent = ({ row }: Props) => (
  <LotPhotos images={row.images} most={3} mostNarrow={2} className={styles.photos} />
)

export const LotNoCell = ({ row, context: { words, path, actions } }: Props) => (
  <>
    <Line1>
      <LotLink path={path} lotId={row.id} aria-label={words.open(row.lotNo, `${row.maker} ${row.model}`)}>
        {row.lotNo}
      </LotLink>
    </Line1>
    {actions ? (
      <span className={styles.actions}>{actions(row, words)}</span>
    ) : (
      <Line2 aria-hidden>&nbsp;</Line2>
    )}
  </>
)

export const DateCell = ({ row, context }: Common) => (
  <>
    <Line1 className={`num ${styles.date}`} title={context.words.ownTime(row.auctionDate)}>
      {formatDate(row.auctionDate)} {row.auctionDate && <b>{formatTime(row.auctionDate)}</b>}
    </Line1>
    <Line2 title={row.auctionName || undefined}>{row.auctionName || '-'}</Line2>
  </>
)

export const HallCell = ({ row }: Common) => (
  <Line1 title={row.auctionName || undefined}>{row.auctionName || '-'}</Line1>
)

export const ModelCell = ({ row }: Common) => (
  <>
    <Line1 strong title={`${row.maker} ${row.model}`}>
      {row.maker} {row.model}
    </Line1>
    <Line2 title={row.grade || undefined}>{row.grade || '-'}</Line2>
  </>
)

export const ColorLine = ({ row, context: { words } }: Props) => (
  <>
    <Swatch color={row.color} />
    {words.color(row.color)}
  </>
)

export const ConditionCell = ({ row, context: { words } }: Props) => (
  <>
    <Line1 className={styles.badgeLine}>
      <ConditionBadge grade={row.condition} />
    </Line1>
    <Line2 className={`num ${styles.second}`}>{words.mileage(row.mileage)}</Line2>
  </>
)

export const StatusCell = ({ row, context: { words } }: Common) => <StatusBadge lot={row} words={words} />

export const StartPriceCell = ({ row }: Props) => (
  <Line1 strong className="num">
    <Price yen={row.startPrice} />
  </Line1>
)

export const SoldPriceCell = ({ row }: Props) => (
  <Line1 strong className="num">
    <Price yen={row.soldPrice} />
  </Line1>
)

/** Empty if the user has not bid: the badge and the amount belong to their own lots only. */
export const OwnBidCell = ({ row, context: { words } }: Common) =>
  row.myBid ? (
    <>
      <Line1 strong className="num">
        {row.myBidAmount ? formatMoney(row.myBidAmount) : words.column('myBid')}
      </Line1>
      <Line2 className={styles.badgeLine}>
        <OwnBidBadge bid={row} words={words} small />
        {!row.myBidAmount && <NoValue />}
      </Line2>
    </>
  ) : null

/** There are few own bids on lots that are over: they have no column, but lines in another. */
export const OwnBidLines = ({ row, context: { words } }: Common) =>
  row.myBid && row.myBidAmount ? (
    <>
      <Line2 strong className={`num ${styles.third}`}>
        {formatMoney(row.myBidAmount)}
      </Line2>
      <Line2 className={styles.badgeLine}>
        <OwnBidBadge bid={row} words={words} small />
      </Line2>
    </>
  ) : null

/** No higher than a row without a bid. */
export const StatusOverOwnBidCell = (props: Props) => (
  <>
    <Line1 className={styles.badgeLine}>
      <StatusBadge lot={props.row} words={props.context.words} small={Boolean(props.row.myBidAmount)} />
    </Line1>
    <OwnBidLines {...props} />
  </>
)

export const SoldOverOwnBidCell = (props: Props) => (
  <>
    <SoldPriceCell {...props} />
    <OwnBidLines {...props} />
  </>
)

/** Empty if no client has bid. */
export const ClientBidsCell = ({ row, context: { words } }: Common) =>
  row.clientBids ? (
    <>
      <Line1 strong className="num">
        {formatMoney(row.clientBids.highest)}
      </Line1>
      <Line2>{words.clients(row.clientBids.clients)}</Line2>
    </>
  ) : null
