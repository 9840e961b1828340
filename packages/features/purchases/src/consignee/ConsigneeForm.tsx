import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { FormFailure } from '@seriba/forms/FormFailure'
import { Button } from '@seriba/ui/Button'
import { Checkbox } from '@seriba/ui/Checkbox'
import { TextField } from '@seriba/ui/TextField'
import { useWide } from '@seriba/ui/use-wide'
import { useTranslation } from 'react-i18next'
import { useDirty } from '../shared/unsaved.tsx'
import styles from './consignee.module.css'
import { PartyFields } from './PartyFields.tsx'
import { PreviousParties } from './PreviousParties.tsx'
import { useConsigneeForm } from './use-consignee-form.ts'

type ConsigneeFormProps = { purchase: PurchaseDetails; isStaff: boolean; onClose: () => void }

/** Both parties, filled in from earlier ones or manually. */
export function ConsigneeForm({ purchase, isStaff, onClose }: ConsigneeFormProps) {
  const { t } = useTranslation('purchases')
  const form = useConsigneeForm(purchase, isStaff, onClose)
  useDirty(form.dirty, form.busy)
  const size = useWide() ? 'md' : 'touch'
  const clientId = purchase.clientId
  return (
    <form {...form.props} className={styles.form}>
      <FormFailure form={form} />
      <div className={styles.parties}>
        <div className={styles.party}>
          <PreviousParties party="consignee" clientId={clientId} form={form} />
          <PartyFields party="consignee" form={form} />
        </div>
        <div className={styles.party}>
          <h3>
            {t('consignee.notify')} <span className={styles.quiet}>{t('consignee.notifyAbout')}</span>
          </h3>
          <Checkbox {...form.checkbox('same')}>{t('consignee.same')}</Checkbox>
          {form.values.same ? (
            <p className={styles.quiet}>{t('consignee.sameText')}</p>
          ) : (
            <>
              <PreviousParties party="notifyParty" clientId={clientId} form={form} />
              <PartyFields party="notifyParty" form={form} />
            </>
          )}
        </div>
      </div>
      {form.explained && (
        <TextField label={t('consignee.reason')} size={size} maxLength={300} {...form.text('reason')} />
      )}
      <div className={styles.line}>
        <Button type="submit" variant="primary" size={size} busy={form.busy}>
          {t('consignee.save')}
        </Button>
        {(form.dirty || purchase.consignee !== null || isStaff) && (
          <Button
            variant="ghost"
            size={size}
            disabled={form.busy}
            onClick={() => {
              form.reset()
              onClose()
            }}
          >
            {t('consignee.discard')}
          </Button>
        )}
        {!isStaff && <span className={styles.quiet}>{t('consignee.until')}</span>}
      </div>
    </form>
  )
}
