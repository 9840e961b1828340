import { formatDay } from '@seriba/domain/format/date'
import { useTranslation } from 'react-i18next'
import { useBudgetWords } from '../budget/use-budget-words.ts'
import type { GroupBid } from './use-group-bid.ts'

/** Which bids the buyer's own budget does not allow, before the server refuses them. */
export function GroupBudget({ group: { overBudget, side } }: { group: GroupBid }) {
  const { t } = useTranslation('compare')
  const words = useBudgetWords()
  const byStaff = side === 'manager'
  const wordsFor = ({ obstacle, bids }: GroupBid['overBudget'][number]) => {
    const [first, second] = bids
    if (!first) return null
    if (!second || obstacle === 'ask')
      return t('group.ofLot', {
        lotNumber: first.lotNumber,
        why: words.over(obstacle, first.budget, byStaff),
      })
    return t(byStaff ? `staff.together.${obstacle}` : `group.together.${obstacle}`, {
      lots: bids.map(({ lotNumber }) => String(lotNumber)),
      day: formatDay(obstacle === 'week' ? first.budget.week : first.budget.day),
    })
  }
  return (
    <span role="status">
      {overBudget.map((obstacle) => (
        <span
          key={`${obstacle.obstacle} ${obstacle.bids.map(({ lotNumber }) => lotNumber).join()}`}
          data-tone="orange"
        >
          {' '}
          {wordsFor(obstacle)}
        </span>
      ))}
    </span>
  )
}
