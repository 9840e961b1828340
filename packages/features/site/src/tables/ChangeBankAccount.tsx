import { useSaveBankAccountMutation } from '@seriba/api/manager/bank-account'
import { type BankAccountView, saveBankAccount } from '@seriba/contracts/bank-account'
import { isSwiftCode } from '@seriba/domain/money/bank-account'
import { DayField } from '@seriba/forms/DayField'
import { FormDialog } from '@seriba/forms/FormDialog'
import { useContractForm } from '@seriba/forms/use-contract-form'
import { useMessage } from '@seriba/forms/use-message'
import { Note } from '@seriba/ui/Note'
import { PasswordField } from '@seriba/ui/PasswordField'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './tables.module.css'
import { useBankFaultText } from './use-bank-fault-text.ts'

const required = ['bank', 'swift', 'account', 'holder', 'from', 'reason', 'password'] as const
type Values = Record<(typeof required)[number] | 'branch', string>

type ChangeBankAccountProps = { view: BankAccountView; onClose: () => void }

/** The account to which clients should pay, and from which day on. */
export function ChangeBankAccount({ view, onClose }: ChangeBankAccountProps) {
  const { t } = useTranslation('companyTables')
  const [save] = useSaveBankAccountMutation()
  const { succeed } = useMessage()
  const explain = useBankFaultText()
  const { current, version, today } = view
  const form = useContractForm<typeof saveBankAccount, Values>(saveBankAccount, {
    defaults: {
      bank: current?.bank ?? '',
      branch: current?.branch ?? '',
      swift: current?.swift ?? '',
      account: current?.account ?? '',
      holder: current?.holder ?? '',
      from: today,
      reason: '',
      password: '',
    },
    check: (typed) => ({
      ...Object.fromEntries(
        required.filter((name) => typed[name].trim() === '').map((name) => [name, 'field_required' as const]),
      ),
      ...(typed.swift.trim() !== '' &&
        !isSwiftCode(typed.swift.trim().toUpperCase()) && { swift: 'invalid_input' as const }),
    }),
    request: (typed) => ({ ...typed, swift: typed.swift.trim().toUpperCase(), version }),
    explain,
    async onSubmit(asked) {
      await save(asked).unwrap()
      succeed(t('bank.saved'))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      title={t(current ? 'bank.changeTitle' : 'bank.addTitle')}
      saveLabel={t('bank.save')}
      onClose={onClose}
    >
      <TextField label={t('bank.fields.bank')} maxLength={100} {...form.text('bank')} />
      <TextField label={t('bank.branchOptional')} maxLength={100} {...form.text('branch')} />
      <TextField
        label={t('bank.fields.swift')}
        help={t('bank.swiftHelp')}
        maxLength={11}
        autoCapitalize="characters"
        spellCheck={false}
        {...form.text('swift')}
      />
      <TextField
        label={t('bank.fields.account')}
        maxLength={40}
        spellCheck={false}
        {...form.text('account')}
      />
      <TextField label={t('bank.fields.holder')} maxLength={120} {...form.text('holder')} />
      <div className={styles.pair}>
        <DayField label={t('publish.from')} min={today} {...form.field('from')} />
        <TextField label={t('publish.reason')} maxLength={300} {...form.text('reason')} />
      </div>
      <PasswordField
        label={t('bank.password')}
        showLabel={t('bank.showPassword')}
        hideLabel={t('bank.hidePassword')}
        autoComplete="current-password"
        {...form.text('password')}
      />
      <Note tone="blue">{t('bank.holds')}</Note>
    </FormDialog>
  )
}
