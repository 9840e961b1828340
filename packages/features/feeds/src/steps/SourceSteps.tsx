import { useListPullsQuery, useViewSourceQuery } from '@seriba/api/manager/feed-sources'
import { formatDateTime } from '@seriba/domain/format/date'
import { StepMark } from '@seriba/ui/StepMark'
import { useWide } from '@seriba/ui/use-wide'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { type Connected, type SourceStep, sourceSteps, standingOf, stepPath } from './source-steps.ts'
import styles from './steps.module.css'

type SourceStepsProps = {
  /** 0 for a source that is not saved yet. */
  id: number
  at: SourceStep
  tried?: boolean
}

/** The steps of connecting a supplier, with what was set in each. */
export function SourceSteps({ id, at, tried = false }: SourceStepsProps) {
  const { t } = useTranslation('feedSource')
  const source = useViewSourceQuery({ id }, { skip: id === 0 })
  const pulls = useListPullsQuery({ id }, { skip: id === 0 })
  const connected: Connected = {
    settings: source.data?.settings,
    pulls: pulls.data?.pulls ?? [],
    unknownWords: pulls.data?.unknownWords ?? 0,
    tried,
  }
  const words = useStepWords(connected, source.data?.codeEnd)
  return (
    <nav className={styles.steps} aria-label={t('steps.label')}>
      <Folded name={source.data?.name ?? t('steps.title')} at={at}>
        <ol>
          {sourceSteps.map((step, place) => {
            const set = step === at ? null : words(step)
            return (
              <li key={step} aria-current={step === at ? 'step' : undefined}>
                <StepMark
                  className={styles.mark}
                  place={place + 1}
                  standing={standingOf(step, connected)}
                  current={step === at}
                />
                <span className={styles.name}>
                  {id === 0 ? (
                    <span title={step === at ? undefined : t('steps.saveFirst')}>{t(`steps.${step}`)}</span>
                  ) : (
                    <Link to={stepPath(step, id)}>{t(`steps.${step}`)}</Link>
                  )}
                  {set && <small className="num-words">{set}</small>}
                </span>
              </li>
            )
          })}
        </ol>
        <p>{t('steps.keep')}</p>
      </Folded>
    </nav>
  )
}

/** What was set in a step, in a few words. */
function useStepWords({ settings, pulls, unknownWords }: Connected, codeEnd: string | undefined) {
  const { t } = useTranslation('feedSource')
  return (step: SourceStep): string | null => {
    if (!settings) return null
    switch (step) {
      case 'source':
        return t(`kinds.${settings.kind}`)
      case 'access':
        return codeEnd ? t('steps.code', { end: codeEnd }) : null
      case 'limits': {
        const { comingMinutes: coming, resultsMinutes: results } = settings
        return t('steps.everyMinutes', { coming, results })
      }
      case 'words':
        if (unknownWords > 0) return t('steps.unknown', { count: unknownWords })
        return pulls.some(({ read }) => read > 0) ? t('steps.known') : null
      case 'try':
        return null
      case 'pull': {
        if (pulls.some(({ isUnderWay }) => isUnderWay)) return t('steps.underWay')
        const ended = pulls
          .flatMap(({ endedAt }) => endedAt ?? [])
          .sort()
          .at(-1)
        return ended ? t('steps.done', { at: formatDateTime(ended) }) : null
      }
    }
  }
}

type FoldedProps = { name: string; at: SourceStep; children: ReactNode }

/** On a phone, the steps expand below the current one. */
function Folded({ name, at, children }: FoldedProps) {
  const { t } = useTranslation('feedSource')
  const wide = useWide()
  if (wide)
    return (
      <>
        <h2 className="truncate">{name}</h2>
        {children}
      </>
    )
  const place = { at: sourceSteps.indexOf(at) + 1, all: sourceSteps.length, name: t(`steps.${at}`) }
  return (
    <details>
      <summary>{t('steps.of', place)}</summary>
      {children}
    </details>
  )
}
