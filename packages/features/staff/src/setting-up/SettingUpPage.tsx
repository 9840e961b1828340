import { TopBarTitle } from '@seriba/ui/AppShell'
import { Icon } from '@seriba/ui/Icon'
import { PageHead } from '@seriba/ui/PageHead'
import { Check } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ColleaguesStep } from './ColleaguesStep.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { type Place, PlaceStep } from './PlaceStep.tsx'
import styles from './setting-up.module.css'

const steps = ['owner', 'company', 'bank', 'halls', 'lots', 'colleagues', 'done'] as const
const isPlace = (step: Step): step is Place => ['bank', 'halls', 'lots'].includes(step)
type Step = (typeof steps)[number]

/** From the first owner's login to an open desk; the step is in the address, so that leaving is free. */
export function SettingUpPage() {
  const { t } = useTranslation('staff')
  const [params, setParams] = useSearchParams()
  const step: Step = steps.find((name) => name === params.get('step') && name !== 'owner') ?? 'company'
  const sent = Number(params.get('sent')) || 0
  const at = steps.indexOf(step)
  const go = (next: Step, invited = 0) =>
    setParams({ step: next, ...(invited > 0 && { sent: String(invited) }) })
  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('settingUp.title')}</TopBarTitle>
      </PageHead>
      <nav className={styles.steps} aria-label={t('settingUp.steps')}>
        <p>{t('settingUp.step', { at: at + 1, all: steps.length })}</p>
        <progress
          max={steps.length}
          value={at + (step === 'done' ? 1 : 0)}
          aria-label={t('settingUp.title')}
        />
        <ol>
          {steps.map((name, place) => (
            <li
              key={name}
              data-done={place < at || undefined}
              aria-current={name === step ? 'step' : undefined}
            >
              <span className={styles.mark}>{place < at ? <Icon icon={Check} size={12} /> : place + 1}</span>
              {name === 'owner' || place > at ? (
                t(`settingUp.${name}`)
              ) : (
                <button type="button" onClick={() => go(name)}>
                  {t(`settingUp.${name}`)}
                </button>
              )}
            </li>
          ))}
        </ol>
      </nav>
      <main className={styles.main}>
        {step === 'company' && <CompanyStep onNext={() => go('bank')} />}
        {isPlace(step) && (
          <PlaceStep
            key={step}
            place={step}
            onBack={() => go(steps[at - 1] ?? 'company')}
            onNext={() => go(steps[at + 1] ?? 'done')}
          />
        )}
        {step === 'colleagues' && (
          <ColleaguesStep onBack={() => go('lots')} onNext={(invited) => go('done', invited)} />
        )}
        {step === 'done' && <DoneStep sent={sent} />}
      </main>
    </div>
  )
}
