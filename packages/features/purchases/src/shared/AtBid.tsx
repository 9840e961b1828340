import type { AtBid as Costs } from '@seriba/contracts/money'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { formatDate, formatDay } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './at-bid.module.css'

type Line = { id: string; name: string; note?: string; atBid: number | null; charged: number | null }

/** What was charged beside what the bid came to, line by line, and what the destination was estimated to take. */
export function AtBid({ purchase, costs }: { purchase: PurchaseDetails; costs: Costs }) {
  const { t, i18n } = useTranslation(['costs', 'money'])
  const id = useId()
  const { finances, totalPrice } = purchase
  const { charges } = costs
  const named = (names: Costs['port']) => (i18n.language === 'ru' ? names?.ru : names?.en) ?? ''
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
      note: t('atBid.otherNote'),
      atBid: charges.other,
      charged: finances.other,
    },
  ]
  const known = lines.every(({ atBid, charged }) => atBid !== null && charged !== null)
  const total = known ? lines.reduce((sum, { atBid }) => sum + (atBid ?? 0), 0) : null
  return (
    <section aria-labelledby={id} className={styles.part}>
      <h2 id={id}>{t('atBid.title')}</h2>
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
            <Row key={line.id} {...line} open={t('atBid.open')} />
          ))}
        </tbody>
        <tfoot>
          <Row name={<b>{t('atBid.total')}</b>} atBid={total} charged={totalPrice} open="-" />
        </tfoot>
      </table>
      {costs.destination.length > 0 && (
        <>
          <h3>{t('atBid.destination', { port: named(costs.port) })}</h3>
          <dl className={styles.lines}>
            {costs.destination.map((line) => (
              <div key={line.id}>
                <dt>{named(line.label)}</dt>
                <dd className="num">{formatBalance(line.yen)}</dd>
              </div>
            ))}
            <div>
              <dt>
                <b>{t('atBid.landed')}</b>
              </dt>
              <dd className="num">
                <b>{formatBalance(costs.landed)}</b>
              </dd>
            </div>
          </dl>
        </>
      )}
      <p className={styles.quiet}>
        {t('atBid.note', { day: formatDate(costs.at), tables: formatDay(costs.tablesFrom) })}
      </p>
    </section>
  )
}

type RowProps = { name: ReactNode; note?: string; atBid: number | null; charged: number | null; open: string }

function Row({ name, note, atBid, charged, open }: RowProps) {
  const change = atBid === null || charged === null ? null : charged - atBid
  const sign = change !== null && change > 0 ? '+' : ''
  return (
    <tr>
      <th scope="row">
        {name}
        {note && <small>{note}</small>}
      </th>
      <td className="num">{formatBalance(atBid)}</td>
      <td className="num">{charged === null ? open : formatBalance(charged)}</td>
      <td className="num" data-change={Math.sign(change ?? 0)}>
        {change === null ? '-' : `${sign}${formatBalance(change)}`}
      </td>
    </tr>
  )
}
