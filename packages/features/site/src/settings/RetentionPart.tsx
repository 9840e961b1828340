import { usePreviewRetentionQuery } from '@seriba/api/manager/retention'
import type { SettingName } from '@seriba/contracts/company-settings'
import type { RetainedName } from '@seriba/domain/site/retention'
import { useTranslation } from 'react-i18next'
import { useDraftPart } from './draft-context.ts'
import { SettingFields } from './SettingField.tsx'
import styles from './settings.module.css'

/** How long data outside the books is kept, and how much of it would be deleted with the periods chosen here. */
export function RetentionPart() {
  const { t } = useTranslation('company')
  const periods = useDraftPart(({ values }) => values.retention)
  const { data, isError } = usePreviewRetentionQuery(periods)
  const wordsOf = (name: SettingName) => {
    const count = data?.rows[name as RetainedName] ?? 0
    return count === 0 ? t('retention.none') : t('retention.old', { count })
  }
  return (
    <>
      <p className={styles.quiet}>{t('retention.intro')}</p>
      {isError && <p role="alert">{t('retention.failed')}</p>}
      <SettingFields
        section="retention"
        below={(name) => (
          <p aria-live="polite" className={styles.quiet}>
            {data && wordsOf(name)}
          </p>
        )}
      />
    </>
  )
}
