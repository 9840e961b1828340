import { Button } from '@seriba/ui/Button'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './access.module.css'
import type { AccessDraft } from './use-access-draft.ts'

/** Stays in sight while something is not saved. */
export function SaveBar({ draft: { form, changes, reset } }: { draft: AccessDraft }) {
  const { t } = useTranslation(['clients', 'common'])
  const failure = form.failure ?? form.errorOf('permissions')
  return (
    <form {...form.props} className={styles.save}>
      <p role="status">{t('access.unsaved', { count: changes })}</p>
      <TextField
        className={styles.reason}
        size="sm"
        labelHidden
        label={t('limits.reason')}
        placeholder={t('limits.reason')}
        maxLength={300}
        {...form.text('reason')}
      />
      <Button onClick={reset}>{t('access.reset')}</Button>
      <Button type="submit" variant="primary" busy={form.busy}>
        {t('common:actions.save')}
      </Button>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </form>
  )
}
