import { useViewSetUpQuery } from '@seriba/api/manager/dashboard'
import type { SetUpStep } from '@seriba/domain/site/set-up'
import { Icon } from '@seriba/ui/Icon'
import { TextLink } from '@seriba/ui/TextLink'
import { Circle, CircleCheck } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Part } from './Part.tsx'
import styles from './set-up.module.css'

/** Where each step is done, or explained. */
const places: Record<SetUpStep, string> = {
  company: '/setting-up',
  bank: '/setting-up?step=bank',
  halls: '/setting-up?step=halls',
  costs: '/cost-tables',
  lots: '/setting-up?step=lots',
}

/** What is left to set up, until everything is there. */
export function SetUp() {
  const { t } = useTranslation('dashboard')
  const { data } = useViewSetUpQuery()
  const steps = data?.steps ?? []
  const done = steps.filter(({ isDone }) => isDone).length
  // It helps beginners: nothing else on the dashboard waits for it, or fails with it.
  if (done === steps.length) return null
  return (
    <Part
      title={t('setUp.title')}
      figure={t('setUp.done', { done, all: steps.length })}
      to={{ href: '/setting-up', label: t('setUp.guide') }}
      empty=""
    >
      {steps.map(({ step, isDone }) => (
        <li key={step} className={styles.step} data-done={isDone || undefined}>
          <Icon icon={isDone ? CircleCheck : Circle} size={16} />
          {isDone ? (
            <span>
              {t(`setUp.steps.${step}`)} <span className="visually-hidden">{t('setUp.isDone')}</span>
            </span>
          ) : (
            <TextLink render={(props) => <Link {...props} to={places[step]} />}>
              {t(`setUp.steps.${step}`)}
            </TextLink>
          )}
        </li>
      ))}
    </Part>
  )
}
