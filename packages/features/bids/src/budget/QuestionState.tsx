import type { BudgetQuestion } from '@seriba/contracts/budget'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'

/** What staff have asked about the lot, and what the client has answered. */
export function QuestionState({ question }: { question: BudgetQuestion }) {
  const { t } = useTranslation('budget')
  const { state, askedAt, answeredAt } = question
  const amount = formatMoney(question.amount)
  if (state === 'asked')
    return <Note role="status">{t('asked', { amount, at: formatDateTime(askedAt) })}</Note>
  const at = formatDateTime(answeredAt)
  if (state === 'yes')
    return (
      <Note tone="green" role="status">
        {t('agreed', { amount, at })}
      </Note>
    )
  return state === 'no' ? (
    <Note tone="red" role="status">
      {t('declined', { amount, at })}
    </Note>
  ) : null
}
