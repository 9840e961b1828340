import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './source.module.css'
import type { SourceForm } from './use-source-form.ts'

/** How gently and how often the source is queried. */
export function LimitFields({ form }: { form: SourceForm }) {
  const { t } = useTranslation('feedSource')
  const isSql = form.values.kind === 'sql'
  const figure = { inputMode: 'decimal', maxLength: 6 } as const
  return (
    <section className={styles.section}>
      <h3>{t('sections.limits')}</h3>
      <div className={styles.pair}>
        <TextField
          {...form.text('pauseSeconds')}
          {...figure}
          label={t('fields.pauseSeconds')}
          suffix={t('units.seconds')}
        />
        {isSql && (
          <TextField
            {...form.text('pageRows')}
            {...figure}
            label={t('fields.pageRows')}
            suffix={t('units.rows')}
          />
        )}
        <TextField
          {...form.text('comingMinutes')}
          {...figure}
          label={t('fields.comingMinutes')}
          suffix={t('units.minutes')}
        />
        {isSql && (
          <>
            <TextField
              {...form.text('resultsMinutes')}
              {...figure}
              label={t('fields.resultsMinutes')}
              suffix={t('units.minutes')}
            />
            <TextField
              {...form.text('historyDays')}
              {...figure}
              label={t('fields.historyDays')}
              help={t('help.historyDays')}
              suffix={t('units.days')}
            />
          </>
        )}
      </div>
    </section>
  )
}
