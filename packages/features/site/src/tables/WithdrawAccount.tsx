import { useWithdrawBankAccountMutation } from '@seriba/api/manager/bank-account'
import { type BankAccountVersion, withdrawBankAccount } from '@seriba/contracts/bank-account'
import { formatDay } from '@seriba/domain/format/date'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { PasswordField } from '@seriba/ui/PasswordField'
import { useTranslation } from 'react-i18next'
import { useBankFaultText } from './use-bank-fault-text.ts'

type WithdrawAccountProps = { version: BankAccountVersion; onClose: () => void }

/** Withdraws an upcoming account: requires the password, because it decides where clients pay. */
export function WithdrawAccount({ version: { id, from, account }, onClose }: WithdrawAccountProps) {
  const { t } = useTranslation('companyTables')
  const [withdraw] = useWithdrawBankAccountMutation()
  const { succeed } = useMessage()
  const explain = useBankFaultText()
  const form = useContractForm<typeof withdrawBankAccount, { password: string }>(withdrawBankAccount, {
    defaults: { password: '' },
    check: ({ password }) => (password === '' ? { password: 'field_required' } : {}),
    request: ({ password }) => ({ id, password }),
    explain,
    async onSubmit(asked) {
      await withdraw(asked).unwrap()
      succeed(t('bank.withdrawn'))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t('bank.withdrawTitle')}
      saveLabel={t('bank.withdraw')}
      destructive
      onClose={onClose}
    >
      <p>
        {t('bank.withdrawAbout', { bank: account.bank, account: account.account, from: formatDay(from) })}
      </p>
      <PasswordField
        label={t('bank.password')}
        showLabel={t('bank.showPassword')}
        hideLabel={t('bank.hidePassword')}
        autoComplete="current-password"
        {...form.text('password')}
      />
    </FormDialog>
  )
}
