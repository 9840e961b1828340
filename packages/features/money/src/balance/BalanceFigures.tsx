import type { BalanceInfo } from '@seriba/contracts/money'
import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import { FigureStrip } from '@seriba/ui/FigureStrip'
import { useTranslation } from 'react-i18next'
import { AddFunds } from '../funds/AddFunds.tsx'
import styles from './balance.module.css'

/** What one has and may bid; the labels stand while the figures are on their way. */
export function BalanceFigures({ balance }: { balance: BalanceInfo | undefined }) {
  const { t } = useTranslation(['money', 'common'])
  // 0 sets no limit (DEC42).
  const limit = (count: number) => (count > 0 ? groupThousands(count) : t('balance.noLimit'))
  const money = (yen: number | undefined) => (yen === undefined ? '–' : formatBalance(yen))
  return (
    <FigureStrip
      figures={[
        {
          lead: true,
          label: t('balance.balance'),
          value: (
            <span className={styles.lead}>
              {money(balance?.balance)}
              <AddFunds />
            </span>
          ),
          tone: balance && balance.balance < 0 ? 'red' : undefined,
        },
        { label: t('balance.creditLimit'), value: money(balance?.creditLimit) },
        { label: t('balance.maximum'), value: money(balance?.bidAllow) },
        { label: t('balance.dailyBidLimit'), value: balance ? limit(balance.dailyBidLimit) : '–' },
        { label: t('balance.dailyUssLimit'), value: balance ? limit(balance.dailyUssLimit) : '–' },
        {
          label: t('balance.activeBids'),
          value: money(balance?.activeBids),
          note: balance && t('common:count.bids', { count: balance.activeBidsCount }),
        },
      ]}
    />
  )
}
