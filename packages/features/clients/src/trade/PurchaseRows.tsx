import type { Purchase } from '@seriba/contracts/money'
import { formatDate } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { Cell, NoValue, Row } from '@seriba/ui/Table'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { TradeTable } from './TradeTable.tsx'
import styles from './trade.module.css'

/** What a client has bought, with one line each that links to its page. */
export function PurchaseRows({ purchases }: { purchases: readonly Purchase[] }) {
  const { t } = useTranslation('money')
  const heads = [
    { label: t('purchases.sku'), width: 136 },
    { label: t('purchases.model') },
    { label: t('purchases.status'), width: 176 },
    { label: t('purchases.purchaseDate'), width: 104 },
    { label: t('purchases.eta'), width: 96 },
    { label: t('purchases.totalPrice'), width: 112, end: true },
  ]
  return (
    <TradeTable label={t('purchases.table')} heads={heads}>
      {purchases.map((purchase) => (
        <Row key={purchase.id}>
          <Cell className={`num ${styles.strong}`}>
            <TextLink render={(props) => <Link {...props} to={`/purchases/${purchase.id}`} />}>
              {purchase.sku}
            </TextLink>
          </Cell>
          <Cell data-wraps>
            <span className={styles.strong}>
              {purchase.maker} {purchase.model}
            </span>{' '}
            {purchase.auction}
          </Cell>
          <Cell data-wraps>{t(`purchaseStatus.${purchaseStatusName(purchase.status)}`)}</Cell>
          <Cell className="num">{formatDate(purchase.purchaseDate)}</Cell>
          <Cell className="num">{purchase.eta ? purchase.eta.replaceAll('-', '.') : <NoValue />}</Cell>
          <Cell align="end" className={`num ${styles.strong}`}>
            {purchase.totalPrice === null ? <NoValue /> : formatMoney(purchase.totalPrice)}
          </Cell>
        </Row>
      ))}
    </TradeTable>
  )
}
