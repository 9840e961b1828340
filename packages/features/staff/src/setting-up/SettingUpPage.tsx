import { useViewSetUpQuery } from '@seriba/api/manager/dashboard'
import { TopBarTitle } from '@seriba/ui/AppShell'
import { PageHead } from '@seriba/ui/PageHead'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { ColleaguesStep } from './ColleaguesStep.tsx'
import { CompanyStep } from './CompanyStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { type Place, PlaceStep } from './PlaceStep.tsx'
import { SetUpSummary } from './SetUpSummary.tsx'
import { StepList } from './StepList.tsx'
import styles from './setting-up.module.css'
import { type Step, steps } from './steps.ts'
import { useStepKeys } from './use-step-keys.ts'

const isPlace = (step: Step): step is Place => ['bank', 'halls', 'lots'].includes(step)

/** From the first owner's login to a working desk; the step is in the address, so the user may leave at any time. */
export function SettingUpPage() {
  const { t } = useTranslation('staff')
  const [params, setParams] = useSearchParams()
  const { data: setUp } = useViewSetUpQuery()
  const step: Step = steps.find((name) => name === params.get('step') && name !== 'owner') ?? 'company'
  const sent = Number(params.get('sent')) || 0
  const at = steps.indexOf(step)
  const go = (next: Step, invited = 0) =>
    setParams({ step: next, ...(invited > 0 && { sent: String(invited) }) })
  useStepKeys({
    go: (place) => {
      const next = steps[place - 1]
      if (next && next !== 'owner') go(next)
    },
    back: () => {
      const before = steps[at - 1]
      if (before && before !== 'owner') go(before)
    },
  })
  return (
    <div className={styles.page}>
      <PageHead>
        <TopBarTitle>{t('settingUp.title')}</TopBarTitle>
      </PageHead>
      <StepList step={step} setUp={setUp} onGo={go} />
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
        {step === 'done' && <DoneStep sent={sent} setUp={setUp} onGo={go} />}
      </main>
      {step === 'done' && setUp && <SetUpSummary setUp={setUp} />}
    </div>
  )
}
