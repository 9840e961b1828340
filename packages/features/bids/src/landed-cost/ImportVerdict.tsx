import { formatDay } from '@seriba/domain/format/date'
import type { Verdict } from '@seriba/domain/import-rules/import-rule'
import type { ImportVerdict as Found, RuleVerdict } from '@seriba/domain/import-rules/import-verdict'
import { Icon } from '@seriba/ui/Icon'
import { TextLink } from '@seriba/ui/TextLink'
import { CircleCheck, CircleQuestionMark, CircleX } from 'lucide-react'
import { memo } from 'react'
import styles from './import-verdict.module.css'
import { useCostWords } from './use-cost-words.ts'
import type { ReadyCosts } from './use-costs.ts'
import { useVerdictReason } from './use-verdict-reason.ts'

const icons = { fits: CircleCheck, cannotTell: CircleQuestionMark, doesNotFit: CircleX } satisfies Record<
  Verdict,
  unknown
>

type Props = { verdict: Found; costs: ReadyCosts }

/**
 * Whether a lot may be imported at the port, why, from which day the verdict changes, and every rule with its source.
 */
export const ImportVerdict = memo(function ImportVerdict({ verdict, costs }: Props) {
  const { t, named } = useCostWords()
  const reasons = useVerdictReason(verdict, costs)
  const port = named(costs.costs.document.ports[costs.estimator.port ?? '']?.names)
  return (
    <section aria-label={t('rules.title')} className={styles.verdict} data-verdict={verdict.verdict}>
      <Icon icon={icons[verdict.verdict]} className={styles.icon} />
      <div className={styles.words}>
        <b>{t(`rules.${verdict.verdict}`, { port })}</b>
        {reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
        {verdict.rules.length > 0 && (
          <details>
            <summary>{t('rules.count', { count: verdict.rules.length })}</summary>
            <ul>
              {verdict.rules.map((rule) => (
                <Rule key={rule.says.en} rule={rule} />
              ))}
            </ul>
            <p>{t('rules.arrival', { day: formatDay(verdict.arrives) })}</p>
          </details>
        )}
      </div>
    </section>
  )
})

function Rule({ rule }: { rule: RuleVerdict }) {
  const { t, named } = useCostWords()
  const { source } = rule
  return (
    <li data-verdict={rule.verdict}>
      <Icon icon={icons[rule.verdict]} size={14} className={styles.icon} />
      <span>
        <span className="visually-hidden">{t(`rules.short.${rule.verdict}`)}: </span>
        {named(rule.says)} {rule.exceptions && named(rule.exceptions)}
        <small>
          {rule.by === 'japan' && `${t('rules.byJapan')}, `}
          <TextLink inline href={source.url} target="_blank" rel="noreferrer">
            {source.title}
          </TextLink>
          , {t('rules.read', { day: formatDay(source.readOn) })}
          {!source.official && `, ${t('rules.notOfficial')}`}
        </small>
      </span>
    </li>
  )
}
