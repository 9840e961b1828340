import { useReversePaymentMutation } from '@seriba/api/manager/payments'
import { useSiteConfigQuery } from '@seriba/api/public/site'
import type { ClientView } from '@seriba/contracts/client-view'
import type { Payment } from '@seriba/contracts/money'
import { reversePayment } from '@seriba/contracts/payments'
import { bidAllow } from '@seriba/domain/bids/credit'
import { formatDate } from '@seriba/domain/format/date'
import { formatBalance } from '@seriba/domain/format/number'
import { breaksDeposit } from '@seriba/domain/money/deposit'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { Checkbox } from '@seriba/ui/Checkbox'
import { Note } from '@seriba/ui/Note'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import { FiguresAfter } from './FiguresAfter.tsx'
import styles from './record.module.css'

type ReverseDialogProps = { client: ClientView; record: Payment; onClose: () => void }

/** Reverses a line by another one, with a reason. */
export function ReverseDialog({ client, record, onClose }: ReverseDialogProps) {
  const { t, i18n } = useTranslation(['clients', 'money'])
  const { data: site } = useSiteConfigQuery({ language: i18n.language === 'ru' ? 'ru' : 'en' })
  const [reverse] = useReversePaymentMutation()
  const { succeed } = useMessage()
  const { balanceInfo, deposit } = client
  const after = { ...balanceInfo, balance: balanceInfo.balance - record.amount }
  const left = deposit.received - (record.type === 'Remittances' ? record.amount : 0)
  const asks = client.detail.biddingAllowed && breaksDeposit(deposit.received, left, deposit.amount)
  const uncovered = after.balance + after.creditLimit < after.activeBids

  const form = useContractForm(reversePayment, {
    defaults: { reason: '', closeBidding: false },
    check: ({ reason }) => (reason.trim() === '' ? { reason: 'field_required' } : {}),
    request: ({ reason, closeBidding }) => ({
      id: record.id,
      reason: reason.trim(),
      closeBidding: asks && closeBidding,
    }),
    async onSubmit(reversal) {
      await reverse(reversal).unwrap()
      succeed(t('record.reversed', { id: record.id }))
      onClose()
    },
  })

  return (
    <FormDialog
      form={form}
      title={t('record.reverseTitle', { id: record.id })}
      saveLabel={t('record.reverse')}
      destructive
      onClose={onClose}
    >
      <p className={styles.text}>{t('record.reverseText')}</p>
      <dl className={styles.figures}>
        <div>
          <dt>
            <b className="num">{record.id}</b> {formatDate(record.date)}
            <br />
            {record.description || t(`money:payments.types.${record.type}`)}
          </dt>
          <dd className="num">{formatBalance(record.amount)}</dd>
        </div>
        <div>
          <dt>{t('record.reversalOf', { id: record.id })}</dt>
          <dd className="num">{formatBalance(-record.amount)}</dd>
        </div>
      </dl>
      <FiguresAfter
        balance={{ before: balanceInfo.balance, after: after.balance }}
        maximum={{ before: balanceInfo.bidAllow, after: bidAllow(after, site?.bidStep) }}
      />
      {uncovered && balanceInfo.activeBidsCount > 0 && (
        <Note tone="orange">{t('record.uncovered', { count: balanceInfo.activeBidsCount })}</Note>
      )}
      {asks && <Checkbox {...form.checkbox('closeBidding')}>{t('record.closeBidding')}</Checkbox>}
      <TextField autoFocus label={t('record.reason')} maxLength={200} {...form.text('reason')} />
    </FormDialog>
  )
}
