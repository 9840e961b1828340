import type { ClientView } from '@seriba/contracts/client-view'
import { formatMoney } from '@seriba/domain/format/number'
import { paymentMethods } from '@seriba/domain/money/payment-methods'
import { FormDialog } from '@seriba/forms/FormDialog'
import { AmountField } from '@seriba/ui/AmountField'
import { Checkbox } from '@seriba/ui/Checkbox'
import { DateField } from '@seriba/ui/DateField'
import { Note } from '@seriba/ui/Note'
import { SegmentedControl } from '@seriba/ui/SegmentedControl'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { FiguresAfter } from './FiguresAfter.tsx'
import styles from './record.module.css'
import { useRecordForm } from './use-record-form.ts'

/** What a client has paid, or is charged besides their cars. */
export function RecordDialog({ client, onClose }: { client: ClientView; onClose: () => void }) {
  const { t, i18n } = useTranslation(['clients', 'money'])
  const form = useRecordForm(client, onClose)
  const size = useWide() ? 'md' : 'touch'
  const { values, field, text } = form
  return (
    <FormDialog
      form={form}
      title={t('record.title', { name: client.detail.fullName })}
      saveLabel={t('record.save')}
      onClose={onClose}
    >
      <SegmentedControl
        className={styles.types}
        label={t('record.type')}
        size={size}
        options={form.types.map((value) => ({ value, label: t(`record.types.${value}`) }))}
        value={values.type}
        onChange={(type) => form.edit({ type, isDeposit: null, closeBidding: false })}
      />
      <div className={styles.fields}>
        <AmountField
          zero
          autoFocus
          label={t('money:payments.amount')}
          size={size}
          maxLength={13}
          {...field('amount')}
        />
        {values.type !== 'refund' && (
          <DateField
            label={t('record.date')}
            openLabel={t('record.openCalendar')}
            size={size}
            locale={i18n.language === 'ru' ? 'ru-RU' : 'en-US'}
            today={form.today}
            max={form.today}
            {...field('date')}
          />
        )}
        <Select
          className={styles.whole}
          label={t('money:payments.method')}
          size={size}
          options={paymentMethods.map((value) => ({ value, label: t(`money:payments.methods.${value}`) }))}
          {...field('method')}
        />
        <TextField
          className={styles.whole}
          label={t('money:payments.description')}
          help={t('record.descriptionHelp')}
          size={size}
          maxLength={200}
          {...text('description')}
        />
      </div>
      {form.knownDeposit && (
        <Checkbox {...form.checkbox('isDeposit')} checked={form.isDeposit}>
          {t(values.type === 'refund' ? 'record.repaysDeposit' : 'record.isDeposit', {
            reference: form.knownDeposit.reference,
            amount: formatMoney(form.knownDeposit.amount),
          })}
        </Checkbox>
      )}
      {form.asksToClose && <Checkbox {...form.checkbox('closeBidding')}>{t('record.closeBidding')}</Checkbox>}
      {form.isAlike && <Checkbox {...form.checkbox('again')}>{t('record.again')}</Checkbox>}
      <FiguresAfter balance={form.balance} maximum={form.maximum} />
      {!client.detail.biddingAllowed && values.type === 'Remittances' && (
        <Note tone="blue">{t('record.opensBidding')}</Note>
      )}
    </FormDialog>
  )
}
