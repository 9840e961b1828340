import type { BudgetRefusal } from '@seriba/contracts/budget'
import { leftOf } from '@seriba/domain/bids/budget'
import { useTranslation } from 'react-i18next'
import { Figures } from '../bid-panel/Figures.tsx'
import { useBudgetWords } from './use-budget-words.ts'

type BudgetFiguresProps = { amount: number; refusal: BudgetRefusal; byStaff: boolean }

/** Which cap prevents a bid, and how much of it is left. */
export function BudgetFigures({ amount, refusal: { obstacle, budget }, byStaff }: BudgetFiguresProps) {
  const { t } = useTranslation('budget')
  const words = useBudgetWords()
  const limit = budget.limits.find(({ cap }) => cap === obstacle)
  return (
    <>
      <p>{words.over(obstacle, budget, byStaff)}</p>
      <Figures
        lines={[
          { label: byStaff ? t('dialog.amountClient') : t('dialog.amount'), amount },
          ...(limit
            ? [
                { label: t('dialog.limit'), amount: limit.limit },
                { label: t('dialog.used'), amount: limit.used },
                { label: t('dialog.left'), amount: leftOf(limit, budget.allowance), alarming: true },
              ]
            : [{ label: t('dialog.askAbove'), amount: budget.askAbove ?? 0, alarming: true }]),
        ]}
      />
    </>
  )
}
