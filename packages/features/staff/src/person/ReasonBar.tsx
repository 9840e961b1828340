import type { StaffView } from '@seriba/contracts/staff'
import { Button } from '@seriba/ui/Button'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './person.module.css'
import type { RightsDraft } from './use-rights-draft.ts'

/** Stays in sight while something is not saved; without a reason nothing is. */
export function ReasonBar({ person, draft }: { person: StaffView; draft: RightsDraft }) {
  const { t } = useTranslation(['staff', 'common'])
  const { form, changes, reset } = draft
  const failure = form.failure ?? form.errorOf('permissions') ?? form.errorOf('staffRole')
  return (
    <form {...form.props} className={styles.save}>
      <p role="status">{t('staff:person.changes', { count: changes })}</p>
      <TextField
        className={styles.reason}
        size="sm"
        labelHidden
        label={t('staff:person.reason')}
        placeholder={t('staff:person.reason')}
        maxLength={300}
        {...form.text('reason')}
      />
      <Button onClick={reset}>{t('staff:person.restore')}</Button>
      <Button type="submit" variant="primary" busy={form.busy}>
        {t('common:actions.save')}
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
      <p className={styles.quiet}>{t('staff:person.text', { name: person.fullName })}</p>
    </form>
  )
}
