import { Select } from '@seriba/ui/Select'
import { useTranslation } from 'react-i18next'
import styles from './source.module.css'
import type { SourceForm } from './use-source-form.ts'

/** What differs from database to database: units, and what a column is for. */
export function ColumnFields({ form }: { form: SourceForm }) {
  const { t } = useTranslation('feedSource')
  return (
    <section className={styles.section}>
      <h3>{t('sections.columns')}</h3>
      <div className={styles.pair}>
        <Select
          {...form.field('mileage')}
          label={t('fields.mileage')}
          options={(['km', 'thousands'] as const).map((value) => ({
            value,
            label: t(`mileageUnits.${value}`),
          }))}
        />
        <Select
          {...form.field('engine')}
          label={t('fields.engine')}
          options={(['cc', 'liters'] as const).map((value) => ({ value, label: t(`engineUnits.${value}`) }))}
        />
      </div>
      {form.values.kind === 'sql' && (
        <Select
          {...form.field('timeMeans')}
          label={t('fields.time')}
          help={t('timeHelp')}
          options={(['changed', 'fuel'] as const).map((value) => ({
            value,
            label: t(`timeMeanings.${value}`),
          }))}
        />
      )}
    </section>
  )
}
