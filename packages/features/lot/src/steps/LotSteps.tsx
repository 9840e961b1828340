import { IconButton } from '@seriba/ui/IconButton'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import styles from './steps.module.css'
import type { LotSteps as Steps } from './use-lot-steps.ts'

type LotStepsProps = { steps: Steps; touch?: boolean }

/** The lot's position in its list, with links to its neighbors. */
export function LotSteps({ steps, touch }: LotStepsProps) {
  const { t } = useTranslation('lot')
  const { position, total, previous, next, retry, goTo } = steps
  const size = touch ? 'touch' : 'sm'
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for a form
    <span role="group" aria-label={t('steps.label')} className={styles.steps} data-lot-steps>
      <IconButton
        icon={ChevronLeft}
        size={size}
        label={t('steps.previous')}
        busy={previous === undefined && !retry}
        disabledReason={previous === null && t('steps.first')}
        onClick={() => (previous ? goTo(previous) : retry?.())}
      />
      <span className={`num ${styles.position}`}>{t('steps.position', { position, total })}</span>
      <IconButton
        icon={ChevronRight}
        size={size}
        label={t('steps.next')}
        busy={next === undefined && !retry}
        disabledReason={next === null && t('steps.last')}
        onClick={() => (next ? goTo(next) : retry?.())}
      />
    </span>
  )
}
