import { sourceTables } from '@seriba/domain/feeds/feed-source'
import { Checkbox } from '@seriba/ui/Checkbox'
import { useTranslation } from 'react-i18next'
import styles from './source.module.css'
import type { SourceForm } from './use-source-form.ts'

/** The tables that are read; a bike source only has bikes. */
export function TableFields({ form }: { form: SourceForm }) {
  const { t } = useTranslation('feedSource')
  if (form.values.kind === 'bikes') return null
  const error = form.errorOf('main')
  return (
    <fieldset className={styles.section}>
      <legend>{t('sections.take')}</legend>
      {sourceTables.map((table) => (
        <div key={table} className={styles.table}>
          <Checkbox {...form.checkbox(table)} aria-invalid={(error && table === 'main') || undefined}>
            {t(`parts.${table}`)}
          </Checkbox>
          <code>{table}</code>
        </div>
      ))}
      {error && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </fieldset>
  )
}
