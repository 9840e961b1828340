import { serverNow } from '@seriba/api/server-clock'
import { recordedTypes } from '@seriba/domain/money/payment-can'
import { paymentMethods } from '@seriba/domain/money/payment-methods'
import { jstDay } from '@seriba/domain/time/jst'
import { ClientSelect } from '@seriba/forms/ClientSelect'
import { AmountField } from '@seriba/ui/AmountField'
import { Button } from '@seriba/ui/Button'
import { DateField } from '@seriba/ui/DateField'
import { KeyCap } from '@seriba/ui/KeyCap'
import { Note } from '@seriba/ui/Note'
import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { TextButton } from '@seriba/ui/TextLink'
import { useWide } from '@seriba/ui/use-wide'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DepositAnswers } from '../shared/DepositAnswers.tsx'
import { PaysForSelect } from '../shared/PaysForSelect.tsx'
import { EntryReceipt } from './EntryReceipt.tsx'
import styles from './entry-line.module.css'
import page from './payments-page.module.css'
import { useEntryForm } from './use-entry-form.ts'

/** A new line, above all others. */
export function EntryLine() {
  const { t, i18n } = useTranslation(['paymentsDesk', 'money', 'refusal'])
  const form = useEntryForm()
  const wide = useWide()
  const size = wide ? 'md' : 'touch'
  const today = jstDay(serverNow())
  const { field, text } = form
  const [isOpen, setOpen] = useState(false)

  if (!wide && !isOpen) {
    return (
      <div className={styles.entry}>
        <Button size="touch" icon={Plus} onClick={() => setOpen(true)}>
          {t('entry.title')}
        </Button>
      </div>
    )
  }

  return (
    <form {...form.props} className={styles.entry} aria-label={t('entry.title')}>
      <div className={styles.fields}>
        <Select
          label={t('entry.type')}
          labelHidden
          size={size}
          options={recordedTypes.map((value) => ({ value, label: t(`entry.types.${value}`) }))}
          {...field('type')}
        />
        <div className={styles.client} id="payments-entry">
          <ClientSelect
            empty={t('entry.clientExample')}
            label={t('entry.client')}
            size={size}
            value={form.values.userId}
            onChange={(userId) => form.edit({ userId, purchaseIds: [] })}
          />
          {form.errorOf('userId') && <span className={page.error}>{t('entry.noClient')}</span>}
        </div>
        <AmountField
          zero
          label={t('entry.amount')}
          labelHidden
          placeholder={t('entry.amount')}
          size={size}
          maxLength={13}
          {...field('amount')}
        />
        <DateField
          label={t('entry.date')}
          labelHidden
          openLabel={t('openCalendar')}
          size={size}
          locale={i18n.language === 'ru' ? 'ru-RU' : 'en-US'}
          today={today}
          max={today}
          {...field('date')}
        />
        <Select
          label={t('entry.method')}
          labelHidden
          size={size}
          options={paymentMethods.map((value) => ({ value, label: t(`money:payments.methods.${value}`) }))}
          {...field('method')}
        />
        <TextField
          className={styles.text}
          label={t('entry.description')}
          labelHidden
          placeholder={t('entry.descriptionHint')}
          size={size}
          maxLength={200}
          {...text('description')}
        />
        <Button type="submit" variant="primary" size={size} busy={form.busy} className={styles.add}>
          {t('entry.add')} {wide && <KeyCap aria-hidden>↵</KeyCap>}
        </Button>
      </div>
      {form.values.userId && form.values.type === 'Remittances' && (
        <PaysForSelect
          key={form.values.userId.id}
          className={styles.paysFor}
          userId={form.values.userId.id}
          size={size}
          value={form.values.purchaseIds}
          onChange={(purchaseIds) => form.edit({ purchaseIds })}
        />
      )}
      <EntryReceipt receipt={form.receipt} />
      {form.failure && (
        <Note tone={form.asks ? 'orange' : 'red'} role="alert">
          {form.failure}{' '}
          {form.asks === 'payment_alike' && (
            <TextButton onClick={() => form.answer({ force: true })}>{t('entry.alike')}</TextButton>
          )}
          {form.asks === 'deposit_waiting' && (
            <DepositAnswers deposit={form.deposit} onAnswer={form.answer} />
          )}
        </Note>
      )}
    </form>
  )
}
