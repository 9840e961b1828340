import type { PurchaseRow } from '@seriba/contracts/purchases'
import { formatMoney } from '@seriba/domain/format/number'
import { purchaseStatusName } from '@seriba/domain/money/purchase-status'
import { Badge } from '@seriba/ui/Badge'
import { Photo } from '@seriba/ui/Photo'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { statusTones } from '../shared/status-tones.ts'
import styles from './desk.module.css'
import type { DeskRowsProps } from './PurchaseTable.tsx'
import { MissingWords, PaidWord } from './row-words.tsx'

/** The same for touch screens. */
export function PurchaseCards({ purchases }: DeskRowsProps) {
  const { t } = useTranslation('purchaseDesk')
  return (
    <ul aria-label={t('table')}>
      {purchases.map((purchase) => (
        <PurchaseCard key={purchase.id} purchase={purchase} />
      ))}
    </ul>
  )
}

function PurchaseCard({ purchase }: { purchase: PurchaseRow }) {
  const { t } = useTranslation('money')
  const name = purchaseStatusName(purchase.status)
  return (
    <li className={styles.card}>
      <Photo src={purchase.images[0]} alt="" />
      <div className={styles.facts}>
        <p className={styles.between}>
          <TextLink className="num" render={(props) => <Link {...props} to={`/purchases/${purchase.id}`} />}>
            <b>{purchase.sku}</b>
          </TextLink>
          <b className="num">{formatMoney(purchase.totalPrice)}</b>
        </p>
        <p>
          <b>
            {purchase.maker} {purchase.model}
          </b>{' '}
          <span className={styles.quiet}>{purchase.client.name}</span>
        </p>
        <p className={styles.between}>
          <Badge tone={statusTones[name]}>{t(`purchaseStatus.${name}`)}</Badge>
          <PaidWord purchase={purchase} />
        </p>
        <p>
          <MissingWords named purchase={purchase} />
        </p>
      </div>
    </li>
  )
}
