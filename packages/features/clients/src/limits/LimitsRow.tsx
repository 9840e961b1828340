import { useUnsaved } from '@seriba/forms/use-unsaved'
import { Button } from '@seriba/ui/Button'
import { KeyCap } from '@seriba/ui/KeyCap'
import { useTranslation } from 'react-i18next'
import { LimitFields, MaximumChange } from './LimitFields.tsx'
import styles from './limits.module.css'
import { type Limited, useLimitsForm } from './use-limits-form.ts'

type LimitsRowProps = { client: Limited; columns: number; onClose: () => void }

/** The limits below their client's row; Enter saves, Escape leaves. */
export function LimitsRow({ client, columns, onClose }: LimitsRowProps) {
  const { t } = useTranslation(['clients', 'common'])
  const form = useLimitsForm(client, onClose)
  const { leave, guard } = useUnsaved(form.dirty, { saving: form.busy })
  const close = () => leave(onClose)
  return (
    <tr className={styles.row}>
      <td colSpan={columns - 1}>
        <form
          {...form.props}
          className={styles.bar}
          aria-label={t('clients:limits.title', { name: client.fullName })}
          onKeyDown={(event) => {
            if (event.key === 'Escape') close()
          }}
        >
          <LimitFields form={form} size="sm" />
          <Button type="submit" variant="primary" size="sm" busy={form.busy}>
            {t('common:actions.save')} <KeyCap aria-hidden>↵</KeyCap>
          </Button>
          <Button variant="ghost" size="sm" onClick={close}>
            {t('common:actions.cancel')} <KeyCap aria-hidden>Esc</KeyCap>
          </Button>
          <MaximumChange form={form} />
          {form.failure && (
            <p role="alert" className={styles.failure}>
              {form.failure}
            </p>
          )}
        </form>
        {guard}
      </td>
      {/* Belongs to the column that is hidden if there is little room. */}
      <td className={styles.spare} />
    </tr>
  )
}
