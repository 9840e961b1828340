import { useOwnCurrency } from '@seriba/api/use-own-currency'
import type { AtBid as Costs } from '@seriba/contracts/money'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { formatDate, formatDay } from '@seriba/domain/format/date'
import { inSentence } from '@seriba/domain/format/in-sentence'
import { formatBalance } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import { AtDestination } from './AtDestination.tsx'
import styles from './at-bid.module.css'
import { ChangeRow } from './ChangeRow.tsx'
import { CopyAtBid } from './CopyAtBid.tsx'

type Line = { id: string; name: string; note?: string; atBid: number | null; charged: number | null }

/**
 * What was charged compared with the amounts at the bid, line by line, and the charges at the destination compared
 * with their estimate.
 */
export function AtBid({ purchase, costs }: { purchase: PurchaseDetails; costs: Costs }) {
  const { t } = useTranslation(['costs', 'money', 'purchases'])
  const own = useOwnCurrency()
  const { finances, resale, totalPrice } = purchase
  const { charges } = costs
  const othersOf = finances.lines.map(({ label, amount }) => `${label} ${formatBalance(amount)}`).join(', ')
  const lines: Line[] = [
    {
      id: 'price',
      name: t('money:details.price'),
      note: t('atBid.priceNote', { amount: formatBalance(costs.amount) }),
      atBid: charges.price,
      charged: finances.price,
    },
    {
      id: 'agentFee',
      name: t('money:details.agentFee'),
      atBid: charges.agentFee,
      charged: finances.agentFee,
    },
    {
      id: 'delivery',
      name: t('money:details.delivery'),
      atBid: charges.delivery,
      charged: finances.delivery,
    },
    { id: 'freight', name: t('money:details.freight'), atBid: charges.freight, charged: finances.freight },
    {
      id: 'other',
      name: t('atBid.other'),
      note: othersOf || t('atBid.otherNote'),
      atBid: charges.other,
      charged: finances.other,
    },
  ]
  const why = ({ line, because, parts, text }: Costs['reasons'][number]) => {
    if (because === 'company')
      return text ? t('atBid.because.companyText', { text }) : t('atBid.because.company')
    // A line with a single fee already has its name.
    if (because === 'soldPrice' && line === 'other')
      return t('atBid.because.soldPriceParts', {
        parts: parts.map((part) => inSentence(t(`line.${part}`))),
      })
    return t(`atBid.because.${because}`)
  }
  const reasonsOf = (id: string) => costs.reasons.filter(({ line }) => line === id).map(why)
  const known = lines.every(({ atBid, charged }) => atBid !== null && charged !== null)
  const total = known ? lines.reduce((sum, { atBid }) => sum + (atBid ?? 0), 0) : null
  return (
    <div className={styles.part}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('atBid.line')}</th>
            <th scope="col">{t('atBid.bid')}</th>
            <th scope="col">{t('atBid.charged')}</th>
            <th scope="col">{t('atBid.change')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <ChangeRow key={line.id} {...line} reasons={reasonsOf(line.id)} open={t('atBid.open')} />
          ))}
        </tbody>
        <tfoot>
          <ChangeRow
            name={<b>{t('atBid.total')}</b>}
            atBid={total}
            charged={totalPrice}
            open="-"
            under={own && totalPrice !== null ? own.of(totalPrice) : undefined}
          />
          {resale && (
            <>
              <ChangeRow name={t('purchases:resale')} atBid={null} charged={resale.amount} open="-" />
              <ChangeRow name={t('purchases:penalty')} atBid={null} charged={resale.penalty} open="-" />
            </>
          )}
        </tfoot>
      </table>
      {costs.destination.length > 0 && <AtDestination purchase={purchase} costs={costs} />}
      <CopyAtBid
        purchase={purchase}
        costs={costs}
        lines={lines.map(({ id, ...line }) => ({ ...line, reasons: reasonsOf(id) }))}
        total={{ name: t('atBid.total'), atBid: total, charged: totalPrice }}
      />
      <p className={styles.quiet}>
        {t('atBid.note', { day: formatDate(costs.at), tables: formatDay(costs.tablesFrom) })}
      </p>
    </div>
  )
}
