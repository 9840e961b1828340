import type { BalanceInfo } from '@seriba/contracts/money'
import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import { FigureStrip } from '@seriba/ui/FigureStrip'
import { useTranslation } from 'react-i18next'
import styles from './ClientPage.module.css'

/** Six figures: what he has, and what he may do with it. */
export function BalanceStrip({ balance }: { balance: BalanceInfo }) {
  const { t } = useTranslation(['clients', 'common'])
  // 0 sets no limit (DEC42).
  const limit = (count: number) => (count > 0 ? groupThousands(count) : t('client.noLimit'))
  return (
    <FigureStrip
      className={styles.balance}
      figures={[
        {
          label: t('client.balance'),
          value: formatBalance(balance.balance),
          tone: balance.balance < 0 ? 'red' : undefined,
        },
        { label: t('client.creditLimit'), value: formatBalance(balance.creditLimit) },
        { label: t('client.maximum'), value: formatBalance(balance.bidAllow) },
        { label: t('client.dailyBidLimit'), value: limit(balance.dailyBidLimit) },
        { label: t('client.dailyUssLimit'), value: limit(balance.dailyUssLimit) },
        {
          label: t('client.activeBids'),
          value: formatBalance(balance.activeBids),
          note: t('common:count.bids', { count: balance.activeBidsCount }),
        },
      ]}
    />
  )
}
