import type { BalanceInfo } from '@seriba/contracts/money'
import { useTranslation } from 'react-i18next'
import { Figures } from '../bid-panel/Figures.tsx'

/** What a client's credit does not cover, and why: for staff. */
export function CreditFigures({ amount, balance }: { amount: number; balance: BalanceInfo }) {
  const { t } = useTranslation('bids')
  return (
    <Figures
      lines={[
        { label: t('credit.amountClient'), amount },
        { label: t('credit.maximum'), amount: balance.bidAllow, alarming: true },
        { label: t('credit.creditLimit'), amount: balance.creditLimit },
        { label: t('credit.balance'), amount: balance.balance, alarming: balance.balance < 0 },
        { label: t('credit.activeBids'), amount: balance.activeBids },
      ]}
    />
  )
}
