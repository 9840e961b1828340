import { highestAllowed } from '@seriba/domain/bids/highest-allowed'
import { formatMoney } from '@seriba/domain/format/number'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { BidPanelModel } from '../bid-panel/use-bid-panel.ts'
import styles from '../place-bid/place-bid.module.css'
import type { Stage } from '../place-bid/stage.ts'
import { AskClient } from './AskClient.tsx'
import { BudgetFigures } from './BudgetFigures.tsx'
import { QuestionState } from './QuestionState.tsx'

type OverBudgetProps = { model: BidPanelModel; stage: Extract<Stage, { kind: 'overBudget' }> }

/**
 * Why the client's own budget does not allow the bid, and what can be done about it: by the client, or by asking
 * them.
 */
export function OverBudget({ model, stage }: OverBudgetProps) {
  const { t } = useTranslation(['budget', 'common'])
  const { bidder, placing, rules, lot, stock } = model
  const { amount, bidGroup, budget } = stage
  const byStaff = bidder.side === 'manager'
  const { question } = budget
  // Once is enough: the client's answer is awaited.
  const asked = byStaff && question?.state === 'asked' && question.amount === amount ? question : null
  // As much as all caps allow, and for staff no more than the client's threshold for being asked.
  const { bid: left } = stock ? { bid: null } : highestAllowed(amount, rules, { budget, byStaff })
  return (
    <Dialog
      isOpen
      size="sm"
      role="alertdialog"
      onClose={placing.close}
      title={byStaff ? t('dialog.titleClient') : t('dialog.title')}
      actions={
        <>
          <Button size="lg" onClick={placing.close}>
            {t('common:actions.close')}
          </Button>
          {left !== null && (
            <Button
              variant={byStaff ? 'secondary' : 'primary'}
              size="lg"
              onClick={() => model.bidInstead(left)}
            >
              {t('dialog.instead', { amount: formatMoney(left) })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.body}>
        <BudgetFigures amount={amount} refusal={stage} byStaff={byStaff} />
        {asked ? (
          <QuestionState question={asked} />
        ) : (
          <p>{byStaff ? t('dialog.textClient') : t('dialog.text')}</p>
        )}
        {asked ? null : byStaff ? (
          <div>
            <AskClient
              touch
              onAsk={() => bidder.ask?.({ carId: lot.carCommonDetail.id, amount, bidGroup })}
            />
          </div>
        ) : (
          <TextLink render={(props) => <Link {...props} to="/balance#budget" />}>
            {t('dialog.change')}
          </TextLink>
        )}
      </div>
    </Dialog>
  )
}
