import type { ApiError } from '@seriba/api/api-error'
import { balanceIn, budgetIn } from '@seriba/api/error-detail'
import { formatMoney } from '@seriba/domain/format/number'
import { AlertDialog, ConfirmDialog } from '@seriba/ui/Dialog'
import { useTranslation } from 'react-i18next'
import { AskClient } from '../budget/AskClient.tsx'
import { BudgetFigures } from '../budget/BudgetFigures.tsx'
import { CreditFigures } from '../place-bid/CreditFigures.tsx'
import styles from './BidEditor.module.css'
import type { BidEditorModel } from './use-bid-editor.ts'

/** What an edit asks before it is saved, and why it was not saved. */
export function EditorDialogs({ editor }: { editor: BidEditorModel }) {
  const { t } = useTranslation(['bids', 'common'])
  const { bid, values, stage, resume, send } = editor
  if (stage === 'asking')
    return (
      <ConfirmDialog
        isOpen
        title={t('edit.belowTitle')}
        onClose={resume}
        onConfirm={() => void send()}
        confirmLabel={t('edit.saveAnyway')}
        cancelLabel={t('common:actions.cancel')}
      >
        <p className="tabular">
          {t('edit.below', { start: formatMoney(bid.startPrice), amount: formatMoney(values.amount) })}
        </p>
      </ConfirmDialog>
    )
  if (typeof stage === 'string') return null
  return (
    <AlertDialog title={t('common:failed.title')} closeLabel={t('common:actions.close')} onClose={resume}>
      <Failure error={stage} amount={values.amount ?? 0} onAsk={editor.ask} />
    </AlertDialog>
  )
}

type FailureProps = { error: ApiError; amount: number; onAsk: () => Promise<unknown> }

function Failure({ error, amount, onAsk }: FailureProps) {
  const { t } = useTranslation(['bids', 'common', 'refusal'])
  const { code } = error
  const budget = budgetIn(error)
  const balance = code === 'not_enough_credit' ? balanceIn(error) : null
  return (
    <div className={styles.failure}>
      <p>{t('common:failed.notChanged')}</p>
      {code !== 'internal' && !budget && <p>{code === 'stale' ? t('edit.stale') : t(`refusal:${code}`)}</p>}
      {budget && (
        <>
          <BudgetFigures amount={amount} refusal={budget} byStaff />
          <AskClient onAsk={onAsk} />
        </>
      )}
      {balance && <CreditFigures amount={amount} balance={balance} />}
    </div>
  )
}
