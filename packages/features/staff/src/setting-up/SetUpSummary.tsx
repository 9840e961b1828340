import { useTranslation } from 'react-i18next'
import styles from './setting-up.module.css'
import type { SetUp } from './steps.ts'
import { useSetWords } from './use-set-words.ts'

const told = ['company', 'bank', 'halls', 'lots', 'colleagues'] as const

/** What was set, next to the last step. */
export function SetUpSummary({ setUp }: { setUp: SetUp }) {
  const { t } = useTranslation('staff')
  const words = useSetWords()
  return (
    <aside className={styles.aside} aria-label={t('settingUp.wasSet')}>
      <h2>{t('settingUp.wasSet')}</h2>
      <dl>
        {told.map((step) => (
          <div key={step}>
            <dt>{t(`settingUp.${step}`)}</dt>
            <dd className="num-words">{words(step, setUp) ?? '–'}</dd>
          </div>
        ))}
      </dl>
    </aside>
  )
}
