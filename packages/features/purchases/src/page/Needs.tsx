import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { formatDay } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { isPurchaseStatus } from '@seriba/domain/money/purchase-status'
import { type Need, purchaseNeeds } from '@seriba/domain/purchases/needs'
import { Button, LinkButton } from '@seriba/ui/Button'
import { Icon } from '@seriba/ui/Icon'
import { useWide } from '@seriba/ui/use-wide'
import { CircleCheck, FileWarning, ReceiptJapaneseYen, Upload, UserRound } from 'lucide-react'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { goTo } from './go-to.ts'
import styles from './needs.module.css'

/** What is still needed from somebody, as a list: what, why, by when, and where to do it. */
export function Needs({ purchase }: { purchase: PurchaseDetails }) {
  const { t } = useTranslation('purchases')
  const heading = useId()
  const { status } = purchase
  if (!isPurchaseStatus(status)) return null
  const needs = purchaseNeeds({ ...purchase, status, hasConsignee: purchase.consignee !== null })
  if (needs.length === 0)
    return (
      <p className={styles.nothing}>
        <Icon icon={CircleCheck} /> <b>{t('needs.nothing')}</b>
      </p>
    )
  return (
    <section aria-labelledby={heading} className={styles.needs}>
      <h2 id={heading}>
        {t('needs.title')} <span className={styles.quiet}>{t('needs.count', { count: needs.length })}</span>
      </h2>
      <ul>
        {needs.map((need) => (
          <NeedRow key={need.what === 'document' ? need.type : need.what} need={need} />
        ))}
      </ul>
    </section>
  )
}

function NeedRow({ need }: { need: Need }) {
  const { t } = useTranslation('purchases')
  const size = useWide() ? 'sm' : 'touch'
  if (need.what === 'payment')
    return (
      <li>
        <Icon icon={ReceiptJapaneseYen} className={styles.due} />
        <b>{t('needs.pay')}</b>
        <span className="num-words">
          {t('needs.payOf', { left: formatMoney(need.left), due: formatMoney(need.due) })}
        </span>
        <span className={`num-words ${styles.by}`}>
          {need.by && t('needs.by', { day: formatDay(need.by) })}
        </span>
        <LinkButton size={size} render={(props) => <Link {...props} to="/payments" />}>
          {t('needs.payHow')}
        </LinkButton>
      </li>
    )
  if (need.what === 'consignee')
    return (
      <li>
        <Icon icon={UserRound} className={styles.due} />
        <b>{t('needs.consignee')}</b>
        <span>{t('needs.consigneeWhy')}</span>
        <span className={styles.by} />
        <Button size={size} onClick={() => goTo('consignee')}>
          {t('needs.fill')}
        </Button>
      </li>
    )
  const document = t(`documents.types.${need.type}`)
  return (
    <li>
      <Icon icon={FileWarning} className={need.refused === null ? styles.due : styles.refused} />
      <b className={need.refused === null ? undefined : styles.refused}>
        {t(need.refused === null ? 'needs.send' : 'needs.again', { document })}
      </b>
      <span>{need.refused}</span>
      <span className={styles.by} />
      <Button size={size} icon={Upload} onClick={() => goTo('documents')}>
        {t('needs.upload')}
      </Button>
    </li>
  )
}
