import { useTranslation } from 'react-i18next'
import styles from './import-page.module.css'

const steps = ['file', 'columns', 'check', 'upload'] as const

/** The current step between the file and what it creates. */
export function Steps({ at }: { at: (typeof steps)[number] }) {
  const { t } = useTranslation('imports')
  return (
    <ol className={styles.steps} aria-label={t('steps.label')}>
      {steps.map((step, index) => (
        <li key={step} aria-current={step === at ? 'step' : undefined}>
          <span className="num" aria-hidden>
            {index + 1}
          </span>
          {t(`steps.${step}`)}
        </li>
      ))}
    </ol>
  )
}
