import { toApiError } from '@seriba/api/api-error'
import { useAnswerBudgetMutation } from '@seriba/api/client/budget'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import type { BudgetQuestion } from '@seriba/contracts/budget'
import type { BudgetAnswer } from '@seriba/domain/bids/budget'
import { formatMoney } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { useTranslation } from 'react-i18next'
import styles from './budget.module.css'

type Asked = Pick<BudgetQuestion, 'id' | 'amount' | 'note'>
type AnswerBudgetProps = { question: Asked; touch?: boolean }

/** Staff ask for more than the client's budget allows: one click to approve or decline. */
export function AnswerBudget({ question: { id, amount, note }, touch = false }: AnswerBudgetProps) {
  const { t } = useTranslation(['budget', 'refusal'])
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = useAnswerBudgetMutation()
  const answer = async (said: BudgetAnswer) => {
    try {
      await send({ id, answer: said }).unwrap()
      dispatch(messageShown({ tone: 'success', text: t('question.answered') }))
    } catch (failure) {
      const code = toApiError(failure)?.code ?? 'internal'
      dispatch(messageShown({ tone: 'error', text: t('question.failed'), detail: t(`refusal:${code}`) }))
    }
  }
  const size = touch ? 'touch' : 'sm'
  return (
    <section className={styles.question} aria-label={t('question.label')}>
      <b>{t('question.title', { amount: formatMoney(amount) })}</b>
      {note && <p>{note}</p>}
      <p>{t('question.text')}</p>
      <div className={styles.answers}>
        <Button variant="primary" size={size} disabled={isLoading} onClick={() => void answer('yes')}>
          {t('question.yes', { amount: formatMoney(amount) })}
        </Button>
        <Button size={size} disabled={isLoading} onClick={() => void answer('no')}>
          {t('question.no')}
        </Button>
      </div>
    </section>
  )
}
