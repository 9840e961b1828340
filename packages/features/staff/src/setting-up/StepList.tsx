import { StepMark } from '@seriba/ui/StepMark'
import { useTranslation } from 'react-i18next'
import styles from './setting-up.module.css'
import { type SetUp, type Step, standingOf, steps } from './steps.ts'
import { useSetWords } from './use-set-words.ts'

type StepListProps = { step: Step; setUp: SetUp | undefined; onGo: (step: Step) => void }

/** The steps with what was set in each; any of them but the owner's can be gone to. */
export function StepList({ step, setUp, onGo }: StepListProps) {
  const { t } = useTranslation('staff')
  const words = useSetWords()
  const at = steps.indexOf(step)
  return (
    <nav className={styles.steps} aria-label={t('settingUp.steps')}>
      <p>{t('settingUp.step', { at: at + 1, all: steps.length })}</p>
      <progress max={steps.length} value={at + (step === 'done' ? 1 : 0)} aria-label={t('settingUp.title')} />
      <ol>
        {steps.map((name, place) => {
          const set = setUp && name !== step ? words(name, setUp) : null
          return (
            <li key={name} aria-current={name === step ? 'step' : undefined}>
              <StepMark
                className={styles.mark}
                place={place + 1}
                standing={standingOf(name, setUp)}
                current={name === step}
              />
              <span className={styles.stepName}>
                {name === 'owner' ? (
                  t('settingUp.owner')
                ) : (
                  <button type="button" aria-keyshortcuts={`Alt+${place + 1}`} onClick={() => onGo(name)}>
                    {t(`settingUp.${name}`)}
                  </button>
                )}
                {set && <small className="num-words">{set}</small>}
              </span>
            </li>
          )
        })}
      </ol>
      <p className={styles.saved}>{t('settingUp.saved')}</p>
    </nav>
  )
}
