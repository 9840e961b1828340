import { FormDialog } from '@seriba/forms/FormDialog'
import { useTranslation } from 'react-i18next'
import { LimitFields, MaximumChange } from './LimitFields.tsx'
import styles from './limits.module.css'
import { type Limited, useLimitsForm } from './use-limits-form.ts'

/** The limits in a dialog: on a client's page, and on touch screens. */
export function LimitsDialog({ client, onClose }: { client: Limited; onClose: () => void }) {
  const { t } = useTranslation('clients')
  const form = useLimitsForm(client, onClose)
  return (
    <FormDialog form={form} title={t('limits.title', { name: client.fullName })} onClose={onClose}>
      <div className={styles.fields}>
        <LimitFields form={form} size="md" />
      </div>
      <p className={styles.help}>{t('limits.zero')}</p>
      <MaximumChange form={form} />
    </FormDialog>
  )
}
