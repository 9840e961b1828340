import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { formatDate } from '@seriba/domain/format/date'
import { lotPathOf } from '@seriba/domain/lots/page-types'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { PhotoStrip } from './PhotoStrip.tsx'
import { Facts, Section } from './Section.tsx'
import { showDay } from './show-day.ts'

type PartProps = { purchase: PurchaseDetails }

/** What was bought. */
export function CarFacts({ purchase }: PartProps) {
  const { t } = useTranslation(['purchases', 'money'])
  const words = useLotWords()
  const { lotNo, lotType, carId, year, month } = purchase
  return (
    <Section title={t('car')}>
      <PhotoStrip purchase={purchase} />
      <Facts
        columns
        facts={[
          [t('money:details.carId'), carId || '-'],
          [t('money:details.engine'), words.engine(purchase.engine)],
          [t('money:details.model'), `${purchase.maker} ${purchase.model}`],
          [t('money:details.color'), words.color(purchase.color)],
          [t('yearMonth'), [year, month].filter(Boolean).join('/') || '-'],
          [t('money:purchases.purchaseDate'), formatDate(purchase.purchaseDate)],
          [t('money:details.chassis'), purchase.chassis || '-'],
          [t('money:purchases.auction'), purchase.auction || '-'],
          [t('money:details.mileage'), words.mileage(purchase.mileage)],
          [
            t('money:purchases.lotNo'),
            carId === '' ? (
              lotNo || '-'
            ) : (
              <TextLink
                key="lot"
                render={(props) => <Link {...props} to={lotPathOf(lotType, carId, 'archive')} />}
              >
                {lotNo}
              </TextLink>
            ),
          ],
        ]}
      />
    </Section>
  )
}

/** How it is shipped, as far as that is known. */
export function LogisticsFacts({ purchase }: PartProps) {
  const { t } = useTranslation(['purchases', 'money'])
  const { yardEta, etd, eta } = purchase
  const facts = [
    [t('money:details.yardEta'), yardEta && showDay(yardEta)],
    [t('money:details.stockYard'), purchase.stockYard],
    [t('money:purchases.exportPort'), purchase.exportPort],
    [t('money:details.exportType'), purchase.exportType],
    [t('money:details.shippingLine'), purchase.shippingLine],
    [t('money:purchases.voyage'), purchase.voyage],
    [t('money:purchases.etd'), etd && showDay(etd)],
    [t('money:purchases.eta'), eta && showDay(eta)],
    [t('money:details.destination'), purchase.destination],
    [t('money:details.dischargePort'), purchase.dischargePort],
    [t('money:details.blNumber'), purchase.blNumber],
    [t('money:details.containerNo'), purchase.containerNo],
  ].filter((fact): fact is [string, string] => Boolean(fact[1]))
  return (
    <Section title={t('money:details.logistics')}>
      {facts.length > 0 ? <Facts facts={facts} /> : <p>{t('logisticsNone')}</p>}
    </Section>
  )
}
