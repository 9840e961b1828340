import { useAskWithdrawalMutation } from '@seriba/api/client/withdrawals'
import { useAppDispatch } from '@seriba/api/hooks'
import { messageShown } from '@seriba/api/notifications-slice'
import { askWithdrawal } from '@seriba/contracts/withdrawals'
import { withdrawalText } from '@seriba/domain/bids/withdrawal'
import { formatMoney } from '@seriba/domain/format/number'
import { FormFailure } from '@seriba/forms/FormFailure'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { Button } from '@seriba/ui/Button'
import { Dialog } from '@seriba/ui/Dialog'
import { Note } from '@seriba/ui/Note'
import { TextArea } from '@seriba/ui/TextArea'
import { TextLink } from '@seriba/ui/TextLink'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { CancellableBid } from '../cancel-bid/cancellable.ts'
import { useSite } from '../shared/use-site.ts'
import styles from './withdrawal.module.css'

/** It is too late for canceling freely: staff are asked, and may be too late. */
export function AskWithdrawal({ bid, onClose }: { bid: CancellableBid; onClose: () => void }) {
  const { t } = useTranslation(['withdrawal', 'bids', 'common'])
  const { bidId, lotNo, amount } = bid
  const dispatch = useAppDispatch()
  const { messenger } = useSite()
  const formId = useId()
  const [ask] = useAskWithdrawalMutation()
  const form = useContractForm(askWithdrawal, {
    defaults: { reason: '' },
    request: ({ reason }) => ({ bidId, reason }),
    async onSubmit(request) {
      await ask(request).unwrap()
      dispatch(messageShown({ tone: 'success', text: t('asked', { lotNo }), detail: t('askedText') }))
      onClose()
    },
  })
  return (
    <Dialog
      isOpen
      size="sm"
      onClose={onClose}
      title={t('bids:mine.tooLateTitle')}
      closeLabel={t('common:actions.close')}
      actions={
        <>
          <Button onClick={onClose}>{t('bids:mine.keep')}</Button>
          <Button type="submit" form={formId} variant="primary" busy={form.busy}>
            {t('ask.send')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className={styles.form}>
        <FormFailure form={form} />
        <p>
          {messenger ? (
            <TextLink inline href={messenger.href} target="_blank" rel="noreferrer">
              {t('bids:mine.tooLateText')}
            </TextLink>
          ) : (
            t('bids:mine.tooLateText')
          )}
        </p>
        <p>{t('ask.text', { amount: formatMoney(amount), lotNo })}</p>
        <Note tone="orange">{t('ask.binding')}</Note>
        <TextArea
          label={t('ask.reason')}
          hint={t('bids:panel.optional')}
          rows={2}
          maxLength={withdrawalText}
          {...form.text('reason')}
          error={form.errorOf('reason')}
        />
      </form>
    </Dialog>
  )
}
