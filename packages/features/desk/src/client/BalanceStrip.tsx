import type { BalanceInfo } from '@seriba/contracts/money'
import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import { useTranslation } from 'react-i18next'
import styles from './ClientPage.module.css'

type Figure = { label: string; value: string; note?: string; negative?: boolean }

/** Six figures: what he has, and what he may do with it. */
export function BalanceStrip({ balance }: { balance: BalanceInfo }) {
  const { t } = useTranslation(['desk', 'common'])
  // 0 sets no limit (DEC42).
  const limit = (count: number) => (count > 0 ? groupThousands(count) : t('client.noLimit'))
  const figures: Figure[] = [
    { label: t('client.balance'), value: formatBalance(balance.balance), negative: balance.balance < 0 },
    { label: t('client.creditLimit'), value: formatBalance(balance.creditLimit) },
    { label: t('client.maximum'), value: formatBalance(balance.bidAllow) },
    { label: t('client.dailyBidLimit'), value: limit(balance.dailyBidLimit) },
    { label: t('client.dailyUssLimit'), value: limit(balance.dailyUssLimit) },
    {
      label: t('client.activeBids'),
      value: formatBalance(balance.activeBids),
      note: t('common:count.bids', { count: balance.activeBidsCount }),
    },
  ]
  return (
    <dl className={styles.strip}>
      {figures.map(({ label, value, note, negative }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className="num" data-negative={negative || undefined}>
            {value}
            {note && <small>{note}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
