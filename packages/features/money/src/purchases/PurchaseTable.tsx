import type { Purchase } from '@seriba/contracts/money'
import { formatDate } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Photo } from '@seriba/ui/Photo'
import { Skeleton } from '@seriba/ui/Skeleton'
import { Cell, HeaderCell, Line1, Line2, NoValue, PhotoCell, Row, Table } from '@seriba/ui/Table'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PurchaseProgress } from './PurchaseProgress.tsx'
import styles from './purchases.module.css'
import { showDay } from './show-day.ts'

const widths = [84, 148, undefined, 124, 152, 100, 100, 190, 132]

/** Null while nothing is known. */
export function PurchaseTable({ purchases }: { purchases: readonly Purchase[] | null }) {
  const { t } = useTranslation('money')
  const heads = [
    [t('purchases.photo')],
    [t('purchases.sku'), t('purchases.lotNo')],
    [t('purchases.model'), t('purchases.yearChassis')],
    [t('purchases.purchaseDate'), t('purchases.auction')],
    [t('purchases.exportPort'), t('purchases.voyage')],
    [t('purchases.etd')],
    [t('purchases.eta')],
    [t('purchases.status')],
    [t('purchases.totalPrice')],
  ]
  return (
    <Table aria-label={t('purchases.table')} aria-busy={purchases === null || undefined}>
      <colgroup>
        {widths.map((width, at) => (
          // Columns never change their order.
          <col key={at} style={width === undefined ? undefined : { width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {heads.map((lines, at) => (
            <HeaderCell
              key={lines.join()}
              align={at === heads.length - 1 ? 'end' : 'start'}
              lines={lines.map((label) => ({ label }))}
            />
          ))}
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
  const { exportPort, voyage, etd, eta, totalPrice } = purchase
  return (
    <Row>
      <PhotoCell>
        <Photo src={purchase.images[0]} alt="" />
      </PhotoCell>
      <Cell>
        <Line1 strong className="num">
          <TextLink render={(props) => <Link {...props} to={`/purchases/${purchase.id}`} />}>
            {purchase.sku}
          </TextLink>
        </Line1>
        <Line2 className="num" title={purchase.client?.name}>
          {[t('purchases.lot', { lotNo: purchase.lotNo }), purchase.client?.name].filter(Boolean).join(', ')}
        </Line2>
      </Cell>
      <Cell>
        <Line1 strong title={`${purchase.maker} ${purchase.model}`}>
          {purchase.maker} {purchase.model}
        </Line1>
        <Line2 className="num">
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
      {widths.slice(1).map((_, at) => (
        <Cell key={at}>
          <Skeleton width="70%" height={9} />
        </Cell>
      ))}
    </Row>
  ))
