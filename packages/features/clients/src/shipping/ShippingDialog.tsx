import type { ClientPurchase } from '@seriba/contracts/client-parts'
import { type LogisticsField, logisticsDays, logisticsTexts } from '@seriba/domain/money/logistics'
import { jstDay } from '@seriba/domain/time/jst'
import { FormDialog } from '@seriba/forms/FormDialog'
import { DateField } from '@seriba/ui/DateField'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { StatusMoves } from './StatusMoves.tsx'
import styles from './shipping.module.css'
import { useLogisticsForm } from './use-logistics-form.ts'

/** What the list of purchases has a column for. */
const listed = ['exportPort', 'voyage', 'etd', 'eta'] as const
const isListed = (field: LogisticsField): field is (typeof listed)[number] =>
  (listed as readonly LogisticsField[]).includes(field)

/** Where a purchase is and how it travels; the client sees a change at once. */
export function ShippingDialog({ purchase, onClose }: { purchase: ClientPurchase; onClose: () => void }) {
  const { t, i18n } = useTranslation(['clients', 'money'])
  const form = useLogisticsForm(purchase, onClose)
  const size = useWide() ? 'md' : 'touch'
  const nameOf = (field: LogisticsField) =>
    isListed(field) ? t(`money:purchases.${field}`) : t(`money:details.${field}`)
  return (
    <FormDialog
      form={form}
      above={<StatusMoves purchase={purchase} />}
      title={`${purchase.sku}, ${purchase.maker} ${purchase.model}`}
      saveLabel={t('shipping.save')}
      onClose={onClose}
    >
      <h3 className={styles.heading}>
        {t('money:details.logistics')} <span className={styles.quiet}>{t('shipping.seen')}</span>
      </h3>
      <div className={styles.fields}>
        {logisticsTexts.map((name) => (
          <TextField key={name} label={nameOf(name)} size={size} maxLength={100} {...form.text(name)} />
        ))}
        {logisticsDays.map((name) => (
          <DateField
            key={name}
            label={nameOf(name)}
            openLabel={t('shipping.openCalendar', { name: nameOf(name) })}
            size={size}
            locale={i18n.language === 'ru' ? 'ru-RU' : 'en-US'}
            today={jstDay(new Date())}
            {...form.day(name)}
          />
        ))}
        {form.corrects && (
          <TextField
            className={styles.whole}
            label={t('shipping.reason')}
            size={size}
            maxLength={300}
            {...form.text('reason')}
          />
        )}
      </div>
    </FormDialog>
  )
}
