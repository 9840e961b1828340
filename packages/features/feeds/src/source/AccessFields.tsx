import { Select } from '@seriba/ui/Select'
import { TextField } from '@seriba/ui/TextField'
import { useTranslation } from 'react-i18next'
import styles from './source.module.css'
import { formats } from './source-values.ts'
import type { SourceForm, StoredSource } from './use-source-form.ts'

/** Where the source is, and how we log in to it. */
export function AccessFields({ form, stored }: { form: SourceForm; stored: StoredSource | null }) {
  const { t } = useTranslation('feedSource')
  const isSql = form.values.kind === 'sql'
  return (
    <section className={styles.section}>
      <h3>{t('sections.access')}</h3>
      <TextField {...form.text('name')} label={t('fields.name')} maxLength={60} />
      <TextField
        {...form.text('address')}
        label={t('fields.address')}
        help={t('help.address')}
        inputMode="url"
        placeholder={isSql ? 'https://feed.example/xml/xml' : 'https://feed.example/api/close/getAuc'}
        maxLength={500}
      />
      <TextField
        {...form.text('code')}
        label={t('fields.code')}
        help={
          stored === null
            ? t('help.codeNew')
            : stored.codeEnd === ''
              ? t('help.codeKeptShort')
              : t('help.codeKept', { end: stored.codeEnd })
        }
        type="password"
        autoComplete="off"
        maxLength={300}
      />
      <TextField
        {...form.text('userAgent')}
        label={t('fields.userAgent')}
        help={t('help.userAgent')}
        maxLength={300}
      />
      {isSql && (
        <Select
          {...form.field('statementAs')}
          label={t('fields.statementAs')}
          help={t('help.statementAs')}
          options={(['sql', 'base64'] as const).map((value) => ({ value, label: t(`statements.${value}`) }))}
        />
      )}
      {isSql && (
        <div className={styles.pair}>
          <Select
            {...form.field('format')}
            label={t('fields.answersAs')}
            options={formats.map((value) => ({ value, label: t(`formats.${value}`) }))}
          />
          <TextField
            {...form.text('clientAddress')}
            label={t('fields.clientAddress')}
            help={t('help.clientAddress')}
            maxLength={45}
          />
        </div>
      )}
      <TextField
        {...form.text('imageHost')}
        label={t('fields.imageHost')}
        help={t('help.imageHost')}
        maxLength={200}
      />
    </section>
  )
}
