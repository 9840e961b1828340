import type { LotBudget } from '@seriba/contracts/budget'
import type { BudgetCap, BudgetObstacle } from '@seriba/domain/bids/budget'
import { formatDay } from '@seriba/domain/format/date'
import { useTranslation } from 'react-i18next'

type Span = Pick<LotBudget, 'day' | 'week'>

/** The texts for caps, and for what they prevent, on a lot. */
export function useBudgetWords() {
  const { t } = useTranslation('budget')
  const dayOf = (cap: BudgetObstacle, { day, week }: Span) => ({
    day: formatDay(cap === 'week' ? week : day),
  })
  return {
    cap: (cap: BudgetCap, span: Span) => t(`cap.${cap}`, dayOf(cap, span)),
    over: (obstacle: BudgetObstacle, span: Span, byStaff: boolean) =>
      byStaff || obstacle === 'ask'
        ? t(`overClient.${obstacle}`, dayOf(obstacle, span))
        : t(`over.${obstacle}`, dayOf(obstacle, span)),
  }
}
