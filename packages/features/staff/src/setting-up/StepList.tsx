import { Icon } from '@seriba/ui/Icon'
import { Sheet } from '@seriba/ui/Sheet'
import { StepMark } from '@seriba/ui/StepMark'
import { useWide } from '@seriba/ui/use-wide'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './step-list.module.css'
import { type SetUp, type Step, standingOf, steps } from './steps.ts'
import { useSetWords } from './use-set-words.ts'

type StepListProps = { step: Step; setUp: SetUp | undefined; onGo: (step: Step) => void }

/** The progress, and the steps: next to the form, or in a sheet if there is no room for them. */
export function StepList({ step, setUp, onGo }: StepListProps) {
  const { t } = useTranslation(['staff', 'common'])
  const wide = useWide()
  const [isOpen, setOpen] = useState(false)
  const at = steps.indexOf(step)
  const place = t('staff:settingUp.step', { at: at + 1, all: steps.length })
  return (
    <nav className={styles.steps} aria-label={t('staff:settingUp.steps')}>
      {wide ? (
        <p>{place}</p>
      ) : (
        <button type="button" className={styles.open} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {place} <Icon icon={ChevronDown} />
        </button>
      )}
      <progress
        max={steps.length}
        value={at + (step === 'done' ? 1 : 0)}
        aria-label={t('staff:settingUp.title')}
      />
      {wide ? (
        <Steps {...{ step, setUp, onGo }} />
      ) : (
        <Sheet
          isOpen={isOpen}
          title={t('staff:settingUp.steps')}
          closeLabel={t('common:actions.close')}
          onClose={() => setOpen(false)}
        >
          <Steps
            {...{ step, setUp }}
            onGo={(next) => {
              setOpen(false)
              onGo(next)
            }}
          />
        </Sheet>
      )}
    </nav>
  )
}

/** The steps with what was set in each; the user can go to any of them but the owner's. */
function Steps({ step, setUp, onGo }: StepListProps) {
  const { t } = useTranslation('staff')
  const words = useSetWords()
  return (
    <div className={styles.list}>
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
    </div>
  )
}
