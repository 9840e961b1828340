import { useOwnCurrency } from '@seriba/api/use-own-currency'
import type { Purchase } from '@seriba/contracts/money'
import { formatMoney } from '@seriba/domain/format/number'
import { Photo } from '@seriba/ui/Photo'
import { Skeleton } from '@seriba/ui/Skeleton'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PurchaseProgress } from './PurchaseProgress.tsx'
import styles from './purchases.module.css'
import { showDay } from './show-day.ts'

/** Null while nothing is known. */
export function PurchaseCards({ purchases }: { purchases: readonly Purchase[] | null }) {
  const { t } = useTranslation('money')
  return (
    <ul aria-label={t('purchases.table')} aria-busy={purchases === null || undefined}>
      {purchases?.map((purchase) => <PurchaseCard key={purchase.id} purchase={purchase} />) ??
        ['first', 'second', 'third', 'fourth'].map((key) => (
          <li key={key} aria-hidden className={styles.card}>
            <Skeleton width={112} height={104} />
            <div className={styles.facts}>
              <Skeleton width="60%" height={12} />
            </div>
          </li>
        ))}
    </ul>
  )
}

function PurchaseCard({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('money')
  const own = useOwnCurrency()
  const { etd, eta, voyage } = purchase
  const way = [
    etd && `${t('purchases.etd')} ${showDay(etd).slice(5)}`,
    eta && `${t('purchases.eta')} ${showDay(eta).slice(5)}`,
    voyage,
  ].filter(Boolean)
  return (
    <li className={styles.card}>
      <Photo src={purchase.images[0]} alt="" />
      <div className={styles.facts}>
        <p className={styles.between}>
          <TextLink render={(props) => <Link {...props} to={`/purchases/${purchase.id}`} />}>
            <b className="num">{purchase.sku}</b>
          </TextLink>
          <b className="num">{formatMoney(purchase.totalPrice)}</b>
        </p>
        {own && purchase.totalPrice !== null && (
          <p className={`num ${styles.own}`}>{own.of(purchase.totalPrice)}</p>
        )}
        {purchase.client && <p className={`wraps ${styles.quiet}`}>{purchase.client.name}</p>}
        <h2 className="wraps">
          {purchase.maker} {purchase.model}
        </h2>
        <p className={`tabular ${styles.quiet}`}>
          {[purchase.year, purchase.chassis, purchase.auction].filter(Boolean).join(' · ')}
        </p>
        {way.length > 0 && <p className={`tabular ${styles.quiet}`}>{way.join(' · ')}</p>}
        <PurchaseProgress status={purchase.status} />
      </div>
    </li>
  )
}
