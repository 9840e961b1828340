import type { CarRow } from '@seriba/contracts/catalogue'
import { formatDate, formatTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Photo } from '@seriba/ui/Photo'
import { Line1, Line2, NoValue } from '@seriba/ui/Table'
import { FavoriteControl } from '../favorites/FavoriteControl.tsx'
import { ConditionBadge, OwnBidBadge, Price, StatusBadge } from '../rows/badges.tsx'
import { LotLink } from '../rows/LotLink.tsx'
import { Swatch } from '../rows/Swatch.tsx'
import type { CellProps } from './columns.ts'
import styles from './table.module.css'

type Props = CellProps<CarRow>

export const PhotoCellContent = ({ row }: Props) => <Photo src={row.images[0]} alt="" />

export const LotNoCell = ({ row, words, path }: Props) => (
  <>
    <Line1>
      <LotLink path={path} lotId={row.id} aria-label={words.open(row.lotNo, `${row.maker} ${row.model}`)}>
        {row.lotNo}
      </LotLink>
    </Line1>
    <FavoriteControl
      lotId={row.id}
      pageType="car-auction"
      wishList={row.wishList}
      className={styles.rowStar}
    />
  </>
)

export const DateCell = ({ row }: Props) => (
  <>
    <Line1 className={`num ${styles.date}`}>
      {formatDate(row.auctionDate)} {row.auctionDate && <b>{formatTime(row.auctionDate)}</b>}
    </Line1>
    <Line2>{row.auctionName || '-'}</Line2>
  </>
)

export const ModelCell = ({ row }: Props) => (
  <>
    <Line1 strong title={`${row.maker} ${row.model}`}>
      {row.maker} {row.model}
    </Line1>
    <Line2 title={row.grade || undefined}>{row.grade || '-'}</Line2>
  </>
)

/** What stands before the running number: the part that tells one car from another in a narrow column. */
const modelCode = (chassis: string) => chassis.split('-')[0] || '-'

export const YearCell = ({ row }: Props) => (
  <>
    <Line1 className="num">{row.year ?? '-'}</Line1>
    <Line2 className="code" title={row.chassis || undefined}>
      <span data-at="notWide">{modelCode(row.chassis)}</span>
      <span data-at="wide">{row.chassis || '-'}</span>
    </Line2>
  </>
)

export const EngineCell = ({ row, words }: Props) => (
  <>
    <Line1 className="num">
      {words.engine(row.engine)} <span className={styles.quiet}>{row.gearbox}</span>
    </Line1>
    <Line2 className={styles.codes} data-at="notNarrow" title={row.equip || undefined}>
      {row.equip || '-'}
    </Line2>
    <Line2 className={styles.codes} data-at="narrow">
      {words.color(row.color)}
    </Line2>
  </>
)

export const ColorCell = ({ row, words }: Props) => (
  <>
    <Line1 title={row.color || undefined}>
      <Swatch color={row.color} />
      {words.color(row.color)}
    </Line1>
    <Line2 className={styles.underSwatch} data-at="notWide">
      {words.steering(row.steering)}
    </Line2>
  </>
)

export const SteeringCell = ({ row, words }: Props) => (
  <Line1 className={styles.second}>{words.steering(row.steering)}</Line1>
)

export const ConditionCell = ({ row, words }: Props) => (
  <>
    <Line1 className={styles.badgeLine}>
      <ConditionBadge grade={row.condition} />
    </Line1>
    <Line2 className={`num ${styles.second}`}>{words.mileage(row.mileage)}</Line2>
  </>
)

export const StatusCell = ({ row, words }: Props) => <StatusBadge status={row.status} words={words} />

export const PriceCell = ({ row }: Props) => (
  <>
    <Line1 strong className="num">
      <Price yen={row.startPrice} />
    </Line1>
    <Line2 className={styles.sold}>
      <Price yen={row.soldPrice} />
    </Line2>
  </>
)

export const AverageCell = ({ row }: Props) => (
  <Line1 className={styles.second}>
    <Price yen={row.averagePrice} />
  </Line1>
)

/** Empty where one has not bid: the mark and the amount belong to one's own lots only. */
export const OwnBidCell = ({ row, words }: Props) =>
  row.myBid ? (
    <>
      <Line1 strong className="num">
        {row.myBidAmount ? formatMoney(row.myBidAmount) : words.myBid}
      </Line1>
      <Line2 className={styles.badgeLine}>
        <OwnBidBadge bid={row} words={words} small />
        {!row.myBidAmount && <NoValue />}
      </Line2>
    </>
  ) : null
