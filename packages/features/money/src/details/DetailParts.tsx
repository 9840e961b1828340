import type { PurchaseDetails } from '@seriba/contracts/money'
import { formatDate } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import { TextLink } from '@seriba/ui/TextLink'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { showDay } from '../purchases/show-day.ts'
import styles from './details.module.css'

type PartProps = { purchase: PurchaseDetails }

function Part({ title, facts }: { title: string; facts: readonly (readonly [string, ReactNode])[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{title}</h2>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="num">{value || '-'}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function CarFacts({ purchase }: PartProps) {
  const { t } = useTranslation('money')
  const words = useLotWords()
  const { lotNo, lotType, carId } = purchase
  return (
    <Part
      title={t('details.car')}
      facts={[
        [t('details.carId'), carId],
        [t('details.model'), `${purchase.maker} ${purchase.model}`],
        [t('details.year'), purchase.year],
        [t('details.chassis'), purchase.chassis],
        [t('details.mileage'), words.mileage(purchase.mileage)],
        [t('details.engine'), words.engine(purchase.engine)],
        [t('details.color'), words.color(purchase.color)],
        [t('purchases.purchaseDate'), formatDate(purchase.purchaseDate)],
        [t('purchases.auction'), purchase.auction],
        [
          t('purchases.lotNo'),
          <TextLink
            key="lot"
            render={(props) => <Link {...props} to={lotPathOf(lotType, carId, 'archive')} />}
          >
            {lotNo}
          </TextLink>,
        ],
      ]}
    />
  )
}

export function Logistics({ purchase }: PartProps) {
  const { t } = useTranslation('money')
  const { yardEta, etd, eta } = purchase
  return (
    <Part
      title={t('details.logistics')}
      facts={[
        [t('details.yardEta'), yardEta && showDay(yardEta)],
        [t('details.stockYard'), purchase.stockYard],
        [t('purchases.exportPort'), purchase.exportPort],
        [t('details.exportType'), purchase.exportType],
        [t('details.shippingLine'), purchase.shippingLine],
        [t('purchases.voyage'), purchase.voyage],
        [t('details.destination'), purchase.destination],
        [t('details.dischargePort'), purchase.dischargePort],
        [t('purchases.etd'), etd && showDay(etd)],
        [t('purchases.eta'), eta && showDay(eta)],
      ]}
    />
  )
}

export function Finances({ purchase: { finances, totalPrice } }: PartProps) {
  const { t } = useTranslation('money')
  const orOpen = (amount: number | null) => (amount === null ? t('details.open') : formatMoney(amount))
  return (
    <Part
      title={t('details.finances')}
      facts={[
        [t('details.price'), formatMoney(finances.price)],
        [t('details.agentFee'), formatMoney(finances.agentFee)],
        [t('details.delivery'), orOpen(finances.delivery)],
        [t('details.other'), formatMoney(finances.other)],
        [t('details.freight'), orOpen(finances.freight)],
        [t('details.total'), <b key="total">{formatMoney(totalPrice)}</b>],
      ]}
    />
  )
}
