import { useBidAllowanceQuery } from '@seriba/api/shared/bids'
import type { LotBudget } from '@seriba/contracts/budget'
import { budgetObstacle, leftOf } from '@seriba/domain/bids/budget'
import { ungrouped } from '@seriba/domain/bids/group'
import { formatBalance, formatMoney } from '@seriba/domain/format/number'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import type { BidPanelModel } from '../bid-panel/use-bid-panel.ts'
import { AnswerBudget } from './AnswerBudget.tsx'
import { AskClient } from './AskClient.tsx'
import styles from './budget.module.css'
import { QuestionState } from './QuestionState.tsx'
import { useBudgetWords } from './use-budget-words.ts'

export type BudgetPanelProps = { model: BidPanelModel; touch: boolean }

/**
 * What is left of each cap for this lot, which of them the typed amount exceeds, and what staff have asked or been
 * answered.
 */
export function BudgetPanel({ model, touch }: BudgetPanelProps) {
  const { bidder, group, lot } = model
  const bidGroup = group.value === ungrouped ? undefined : group.value
  const { currentData } = useBidAllowanceQuery({
    carId: lot.carCommonDetail.id,
    bidGroup,
    userId: bidder.client?.userId,
  })
  return currentData?.budget ? (
    <Caps model={model} touch={touch} budget={currentData.budget} bidGroup={bidGroup} />
  ) : null
}

type CapsProps = BudgetPanelProps & { budget: LotBudget; bidGroup: number | undefined }

function Caps({ model, touch, budget, bidGroup }: CapsProps) {
  const { t } = useTranslation('budget')
  const words = useBudgetWords()
  const { bidder, form, rules, lot } = model
  const byStaff = bidder.side === 'manager'
  const { question, limits, askAbove } = budget
  const amount = rules.fixedPrice ?? form.values.amount
  const own = lot.bidInfo.myBidAmount ?? 0
  const raises = amount !== null && (byStaff || amount > own)
  const obstacle = raises ? budgetObstacle(budget, { amount, byStaff }) : undefined
  const isAsked = question?.state === 'asked'
  return (
    <section className={styles.panel} aria-label={byStaff ? t('titleClient') : t('title')}>
      {isAsked && !byStaff && <AnswerBudget question={question} touch={touch} />}
      <dl className={styles.caps}>
        {limits.map((limit) => (
          <div key={limit.cap}>
            <dt>{words.cap(limit.cap, budget)}</dt>
            <dd className="num-words" data-over={obstacle === limit.cap || undefined}>
              {t('left', {
                left: formatBalance(leftOf(limit, budget.allowance)),
                limit: formatBalance(limit.limit),
              })}
            </dd>
          </div>
        ))}
        {askAbove !== null && (
          <div>
            <dt>{byStaff ? t('askClient') : t('ask')}</dt>
            <dd className="num">{formatMoney(askAbove)}</dd>
          </div>
        )}
      </dl>
      {byStaff && question && <QuestionState question={question} />}
      {obstacle && amount !== null && (
        <Note tone="orange" role="status">
          {words.over(obstacle, budget, byStaff)}{' '}
          {bidder.ask && !(isAsked && question.amount === amount) && (
            <AskClient
              touch={touch}
              onAsk={() => bidder.ask?.({ carId: lot.carCommonDetail.id, bidGroup, amount })}
            />
          )}
        </Note>
      )}
    </section>
  )
}
