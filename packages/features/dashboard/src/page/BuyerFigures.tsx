import type { BuyerDashboard } from '@seriba/contracts/dashboard'
import { creditUsageTone } from '@seriba/domain/clients/client-list'
import { formatBalance } from '@seriba/domain/format/number'
import { type Figure, FigureStrip } from '@seriba/ui/FigureStrip'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './money.module.css'

const taken = (share: number) => ({ share, tone: creditUsageTone(share) })

/** A buyer's money and limits; a dealer's are for all their clients together. */
export function BuyerFigures({ board, funds }: { board: BuyerDashboard; funds: ReactNode }) {
  const { t } = useTranslation(['dashboard', 'money', 'common'])
  const { balanceInfo, used } = board
  const limit = (label: string, count: number, of: number): Figure[] =>
    of > 0 ? [{ label, value: t('dashboard:figures.of', { count, of }), meter: taken(count / of) }] : []
  const daily = limit(t('dashboard:figures.dailyBids'), used.bids, balanceInfo.dailyBidLimit)
  const balance: Figure = {
    lead: true,
    label: t('money:balance.balance'),
    value: (
      <span className={styles.lead}>
        {formatBalance(balanceInfo.balance)}
        {funds}
      </span>
    ),
    tone: balanceInfo.balance < 0 ? 'red' : undefined,
  }
  if (board.role === 'dealer') {
    const { clients, overdrawn, committed, limits, liveBids, wonThisMonth } = board.sums
    return (
      <FigureStrip
        figures={[
          balance,
          {
            label: t('dashboard:figures.clients'),
            value: clients,
            note: overdrawn > 0 && t('dashboard:figures.overdrawn', { count: overdrawn }),
          },
          {
            label: t('dashboard:figures.committed'),
            value: formatBalance(committed),
            ...(limits > 0 && { meter: taken(committed / limits) }),
          },
          { label: t('dashboard:figures.liveBids'), value: liveBids },
          { label: t('dashboard:figures.wonThisMonth'), value: wonThisMonth },
          ...daily,
        ]}
      />
    )
  }
  return (
    <FigureStrip
      figures={[
        balance,
        { label: t('money:balance.creditLimit'), value: formatBalance(balanceInfo.creditLimit) },
        { label: t('money:balance.maximum'), value: formatBalance(balanceInfo.bidAllow) },
        ...daily,
        ...limit(t('dashboard:figures.dailyImages'), used.images, balanceInfo.dailyUssLimit),
        {
          label: t('money:balance.activeBids'),
          value: formatBalance(balanceInfo.activeBids),
          note: t('common:count.bids', { count: balanceInfo.activeBidsCount }),
        },
      ]}
    />
  )
}
