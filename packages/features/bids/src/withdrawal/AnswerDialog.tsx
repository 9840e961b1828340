import { toApiError } from '@seriba/api/api-error'
import { useAppDispatch } from '@seriba/api/hooks'
import { useAnswerWithdrawalMutation } from '@seriba/api/manager/withdrawals'
import { messageShown } from '@seriba/api/notifications-slice'
import type { Bid } from '@seriba/contracts/bid-lists'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { TextField } from '@seriba/ui/TextField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './withdrawal.module.css'

type AnswerDialogProps = { bid: Bid; reason: string; onClose: () => void }

/** Withdrawn, or too late: the outcome at the hall. */
export function AnswerDialog({ bid: { bidId, lotNo }, reason, onClose }: AnswerDialogProps) {
  const { t } = useTranslation(['withdrawalDesk', 'common', 'refusal'])
  const dispatch = useAppDispatch()
  const [note, setNote] = useState('')
  const [send, { isLoading }] = useAnswerWithdrawalMutation()
  const answer = async (said: 'withdrawn' | 'too_late') => {
    const { error } = await send({ bidId, answer: said, note: note.trim() })
    const apiError = toApiError(error)
    if (apiError && apiError.status !== 401)
      dispatch(
        messageShown({ tone: 'error', text: t('failed', { lotNo }), detail: t(`refusal:${apiError.code}`) }),
      )
    if (!apiError || apiError.code === 'withdrawal_answered') onClose()
  }
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={t('title', { lotNo })}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button busy={isLoading} onClick={() => void answer('too_late')}>
            {t('tooLate')}
          </Button>
          <Button variant="primary" busy={isLoading} onClick={() => void answer('withdrawn')}>
            {t('withdrawn')}
          </Button>
        </>
      }
    >
      <div className={styles.form}>
        {reason && <p className={styles.reason}>{t('said', { reason })}</p>}
        <p>{t('text')}</p>
        <TextField
          label={t('note')}
          hint={t('optional')}
          maxLength={300}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
      </div>
    </Dialog>
  )
}
