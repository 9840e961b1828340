import { formatDay } from '@seriba/domain/format/date'
import type { CountryCosts } from '@seriba/domain/landed-cost/cost-document'
import type { CostSource, Names } from '@seriba/domain/landed-cost/cost-source'
import { Badge } from '@seriba/ui/Badge'
import { TextLink } from '@seriba/ui/TextLink'
import { useTranslation } from 'react-i18next'
import styles from './cost-tables.module.css'

type CountryRulesProps = {
  country: CountryCosts
  /** They are what the reader has asked for. */
  open?: boolean
}

/** What Japan and the country require of a vehicle, from which day of arrival on, and the sources. */
export function CountryRules({ country: { bans = [], rules }, open = false }: CountryRulesProps) {
  const { t } = useTranslation('costTables')
  const count = bans.length + (rules?.length ?? 0)
  if (count === 0) return <small>{t(rules ? 'rules.nothing' : 'rules.none')}</small>
  return (
    <details className={styles.rules} open={open}>
      <summary>{t('rules.count', { count })}</summary>
      <ul>
        {bans.map(({ because, source }) => (
          <Line key={because.en} says={because} source={source} blocks />
        ))}
        {rules?.map(({ id, says, source, blocks, arrivesFrom, arrivesUntil, contested }) => (
          <Line
            key={id}
            says={says}
            source={source}
            blocks={blocks ?? false}
            from={arrivesFrom}
            until={arrivesUntil}
            contested={contested}
          />
        ))}
      </ul>
    </details>
  )
}

type LineProps = {
  says: Names
  source: CostSource
  blocks: boolean
  from?: string | null
  until?: string | null
  contested?: string | undefined
}

function Line({ says, source, blocks, from = null, until = null, contested }: LineProps) {
  const { t, i18n } = useTranslation('costTables')
  return (
    <li>
      <span>{i18n.language === 'ru' ? says.ru : says.en}</span>
      {blocks && <Badge tone="red">{t('rules.blocks')}</Badge>}
      {from && <small>{t('rules.from', { day: formatDay(from) })}</small>}
      {until && <small>{t('rules.until', { day: formatDay(until) })}</small>}
      <small>
        <TextLink inline href={source.url} target="_blank" rel="noreferrer">
          {source.title}
        </TextLink>
        , {t('readOn', { day: formatDay(source.readOn) })}
        {!source.official && `, ${t('notOfficial')}`}
      </small>
      {contested && <small className={styles.due}>{contested}</small>}
    </li>
  )
}
