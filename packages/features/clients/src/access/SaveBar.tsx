import { Button } from '@seriba/ui/Button'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './access.module.css'
import type { AccessDraft } from './use-access-draft.ts'

/** Stays in sight while something is not saved. */
export function SaveBar({ draft }: { draft: AccessDraft }) {
  const { t } = useTranslation(['clients', 'common'])
  return (
    <form
      className={styles.save}
      onSubmit={(event) => {
        event.preventDefault()
        void draft.submit()
      }}
    >
      <p role="status">{t('access.unsaved', { count: draft.changes })}</p>
      <TextField
        className={styles.reason}
        size="sm"
        labelHidden
        label={t('limits.reason')}
        placeholder={t('limits.reason')}
        maxLength={300}
        value={draft.reason}
        error={draft.reasonError}
        onChange={(event) => draft.setReason(event.target.value)}
      />
      <Button onClick={draft.reset}>{t('access.reset')}</Button>
      <Button type="submit" variant="primary" busy={draft.busy}>
        {t('common:actions.save')}
      </Button>
      {(draft.failure ?? draft.errorOf('permissions')) && (
        <p role="alert" className={styles.failure}>
          {draft.failure ?? draft.errorOf('permissions')}
        </p>
      )}
    </form>
  )
}
