import { useOwnCurrency } from '@seriba/api/use-own-currency'
import type { Purchase } from '@seriba/contracts/money'
import { formatDate } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import type { PurchaseSort } from '@seriba/domain/purchases/desk'
import { Icon } from '@seriba/ui/Icon'
import { Photo } from '@seriba/ui/Photo'
import { Skeleton } from '@seriba/ui/Skeleton'
import {
  Cell,
  HeaderCell,
  type HeaderLine,
  Line1,
  Line2,
  NoValue,
  PhotoCell,
  Row,
  Table,
} from '@seriba/ui/Table'
import { TextLink } from '@seriba/ui/TextLink'
import { ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { sortedHead } from '../list/sorted-head.ts'
import { PurchaseProgress } from './PurchaseProgress.tsx'
import styles from './purchases.module.css'
import { showDay } from './show-day.ts'
import type { PurchaseModel } from './use-purchases.ts'

/** One for each heading, and the arrow; their widths are in the style sheet. */
const columns = Array.from({ length: 10 }, (_, at) => at)

type PurchaseTableProps = {
  /** Null while nothing is known. */
  purchases: readonly Purchase[] | null
  model: PurchaseModel
}

/** Sorted by clicking a column heading: descending, ascending, and back to newest first. */
export function PurchaseTable({ purchases, model }: PurchaseTableProps) {
  const { t } = useTranslation('money')
  const { params, change } = model
  const sorted = sortedHead<PurchaseSort>(params, 'bought', change)
  const plain = (label: string) => ({ label })
  const heads: HeaderLine[][] = [
    [plain(t('purchases.photo'))],
    [sorted(t('purchases.sku'), 'sku'), plain(t('purchases.lotNo'))],
    [plain(t('purchases.model')), plain(t('purchases.yearChassis'))],
    [sorted(t('purchases.purchaseDate'), 'bought'), plain(t('purchases.auction'))],
    [plain(t('purchases.exportPort')), plain(t('purchases.voyage'))],
    [sorted(t('purchases.etd'), 'etd')],
    [sorted(t('purchases.eta'), 'eta')],
    [plain(t('purchases.status'))],
    [sorted(t('purchases.totalPrice'), 'total')],
  ]
  return (
    <Table
      className={styles.table}
      aria-label={t('purchases.table')}
      aria-busy={purchases === null || undefined}
    >
      <colgroup>
        {columns.map((at) => (
          <col key={at} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {heads.map((lines, at) => (
            <HeaderCell
              // Columns never change their order.
              key={at}
              align={at === heads.length - 1 ? 'end' : 'start'}
              lines={lines}
            />
          ))}
          <td />
        </tr>
      </thead>
      <tbody>
        {purchases?.map((purchase) => <PurchaseRow key={purchase.id} purchase={purchase} />) ?? <Loading />}
      </tbody>
    </Table>
  )
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('money')
  const own = useOwnCurrency()
  const { exportPort, voyage, etd, eta, totalPrice } = purchase
  return (
    <Row className={styles.opens}>
      <PhotoCell>
        <Photo src={purchase.images[0]} alt="" />
      </PhotoCell>
      <Cell>
        <Line1 strong className="num">
          <TextLink
            className={styles.whole}
            render={(props) => <Link {...props} to={`/purchases/${purchase.id}`} />}
          >
            {purchase.sku}
          </TextLink>
        </Line1>
        <Line2 data-wraps className="num-words">
          {[purchase.lotNo !== 0 && t('purchases.lot', { lotNo: purchase.lotNo }), purchase.client?.name]
            .filter(Boolean)
            .join(', ')}
        </Line2>
      </Cell>
      <Cell>
        <Line1 strong data-wraps>
          {purchase.maker} {purchase.model}
        </Line1>
        <Line2 data-wraps className="num">
          <span className={styles.year}>{purchase.year ?? '-'}</span> {purchase.chassis}
        </Line2>
      </Cell>
      <Cell>
        <Line1 className="num">{formatDate(purchase.purchaseDate)}</Line1>
        <Line2>{purchase.auction}</Line2>
      </Cell>
      <Cell>
        <Line1>{exportPort ?? <NoValue />}</Line1>
        {voyage && <Line2>{voyage}</Line2>}
      </Cell>
      <Cell className="num">{etd ? showDay(etd) : <NoValue />}</Cell>
      <Cell className="num">{eta ? showDay(eta) : <NoValue />}</Cell>
      <Cell>
        <PurchaseProgress status={purchase.status} />
      </Cell>
      <Cell align="end">
        {totalPrice === null ? <NoValue /> : <b className="num">{formatMoney(totalPrice)}</b>}
        {own && totalPrice !== null && <small className="num">{own.of(totalPrice)}</small>}
      </Cell>
      <Cell align="end">
        <Icon icon={ChevronRight} size={14} />
      </Cell>
    </Row>
  )
}

const skeletonRows = Array.from({ length: 8 }, (_, row) => row)

const Loading = () =>
  skeletonRows.map((row) => (
    <Row key={row} aria-hidden>
      <PhotoCell>
        <Skeleton width={68} height={51} />
      </PhotoCell>
      {columns.slice(1).map((_, at) => (
        <Cell key={at}>
          <Skeleton width="70%" height={9} />
        </Cell>
      ))}
    </Row>
  ))
