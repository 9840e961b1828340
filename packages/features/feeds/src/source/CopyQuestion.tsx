import { Note } from '@seriba/ui/Note'
import { RadioGroup } from '@seriba/ui/RadioGroup'
import { useTranslation } from 'react-i18next'
import styles from './source.module.css'
import type { SourceForm } from './use-source-form.ts'

/** Whether lots may be stored depends on the contract, which only the operator knows. */
export function CopyQuestion({ form }: { form: SourceForm }) {
  const { t } = useTranslation('feedSource')
  return (
    <section className={styles.section}>
      <h3>{t('sections.copy')}</h3>
      <Note tone="orange">{t('copyText')}</Note>
      <RadioGroup
        label={t('sections.copy')}
        labelHidden
        options={(['yes', 'no'] as const).map((value) => ({
          value,
          label: t(value === 'yes' ? 'copyAllowed' : 'copyNot'),
        }))}
        value={form.values.mayKeepCopy}
        onChange={(mayKeepCopy) => form.edit({ mayKeepCopy })}
      />
    </section>
  )
}
