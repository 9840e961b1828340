import { toApiError } from '@seriba/api/api-error'
import { useConfirmDepositMutation } from '@seriba/api/manager/deposits'
import { serverNow } from '@seriba/api/server-clock'
import { confirmDeposit, type DeskDeposit, MoneySince } from '@seriba/contracts/deposits'
import { formatDay } from '@seriba/domain/format/date'
import { formatBalance, formatMoney } from '@seriba/domain/format/number'
import { paymentCan } from '@seriba/domain/money/payment-can'
import { jstDay } from '@seriba/domain/time/jst'
import { FormDialog } from '@seriba/forms/FormDialog'
import { problemOf, useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { AmountField } from '@seriba/ui/AmountField'
import { Checkbox } from '@seriba/ui/Checkbox'
import { DateField } from '@seriba/ui/DateField'
import { useWide } from '@seriba/ui/use-wide'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

export type DepositDialogProps = { deposit: DeskDeposit; onClose: () => void }

/** The payment as which a deposit may already have been entered. */
function enteredOf(error: unknown): MoneySince | undefined {
  const { code, detail } = toApiError(error) ?? {}
  return code === 'payment_alike' ? MoneySince.safeParse(detail).data : undefined
}

/** How much of a deposit came in, and when: a bank may have deducted its fee. */
export function ConfirmDialog({ deposit, onClose }: DepositDialogProps) {
  const { t, i18n } = useTranslation(['paymentsDesk', 'refusal'])
  const [confirm] = useConfirmDepositMutation()
  const { succeed } = useMessage()
  const size = useWide() ? 'md' : 'touch'
  const today = jstDay(serverNow())
  const { name } = deposit.client
  const [entered, setEntered] = useState<MoneySince>()
  const form = useContractForm(confirmDeposit, {
    defaults: { amount: deposit.amount as number | null, date: today as string | null, force: false },
    check: ({ amount }) => problemOf('amount', paymentCan.amount(amount)),
    request: ({ amount, date, force }) => ({
      id: deposit.id,
      amount: amount ?? 0,
      date: date ?? '',
      ...(force && { force }),
    }),
    explain: (code) => (code === 'payment_alike' ? t('deposits.entered') : t(`refusal:${code}`)),
    async onSubmit(received) {
      const { biddingOpened } = await confirm(received)
        .unwrap()
        .catch((error: unknown) => {
          setEntered((known) => enteredOf(error) ?? known)
          throw error
        })
      succeed(t(biddingOpened ? 'deposits.opened' : 'deposits.confirmed', { name }))
      onClose()
    },
  })
  const difference = (form.values.amount ?? deposit.amount) - deposit.amount
  return (
    <FormDialog
      form={form}
      title={t('deposits.confirmTitle', { name })}
      saveLabel={t('deposits.confirm')}
      onClose={onClose}
    >
      <p>{t('deposits.confirmText')}</p>
      <AmountField
        zero
        autoFocus
        label={t('deposits.amount')}
        size={size}
        maxLength={13}
        help={
          difference === 0
            ? undefined
            : t(difference < 0 ? 'deposits.less' : 'deposits.more', {
                amount: formatBalance(Math.abs(difference)),
              })
        }
        {...form.field('amount')}
      />
      <DateField
        label={t('deposits.date')}
        openLabel={t('openCalendar')}
        size={size}
        locale={i18n.language === 'ru' ? 'ru-RU' : 'en-US'}
        today={today}
        max={today}
        {...form.field('date')}
      />
      {entered && (
        <Checkbox {...form.checkbox('force')}>
          {t('deposits.beside', {
            id: entered.id,
            amount: formatMoney(entered.amount),
            day: formatDay(entered.day),
          })}
        </Checkbox>
      )}
    </FormDialog>
  )
}
