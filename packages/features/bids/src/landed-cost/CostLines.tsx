import { formatDay } from '@seriba/domain/format/date'
import { formatBalance, formatRate } from '@seriba/domain/format/number'
import type { CostEstimate } from '@seriba/domain/landed-cost/estimate'
import { TextLink } from '@seriba/ui/TextLink'
import { useState } from 'react'
import { CopyCosts } from './CopyCosts.tsx'
import styles from './costs.module.css'
import { ownRate, ownSum, useCostWords } from './use-cost-words.ts'
import type { ReadyCosts } from './use-costs.ts'
import { type NamedLine, useNamedLines } from './use-named-lines.ts'

type Props = { costs: ReadyCosts; estimate: CostEstimate }

/** Both sections, never mixed: what the company charges, and the estimated charges at the destination. */
export function CostLines({ costs, estimate }: Props) {
  const { t } = useCostWords()
  const [open, setOpen] = useState(false)
  const lines = useNamedLines(costs, estimate)
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('lines')}</summary>
      {open && (
        <>
          <Block title={t('invoice')} lines={lines.invoice} />
          {lines.destination.length > 0 && <AtDestination costs={costs} lines={lines.destination} />}
          <Rate costs={costs} estimate={estimate} />
          <CopyCosts costs={costs} estimate={estimate} lines={lines} />
        </>
      )}
    </details>
  )
}

function AtDestination({ costs, lines }: Pick<Props, 'costs'> & { lines: readonly NamedLine[] }) {
  const { t } = useCostWords()
  const { estimator } = costs
  const { document } = costs.costs
  const { currency = 'JPY' } = estimator.tables.programmes[estimator.programme ?? ''] ?? {}
  const code = document.tables.ports[estimator.port ?? '']?.country ?? ''
  const country = document.countries[code]
  return (
    <>
      <Block title={t('destination')} lines={lines} />
      {country && (
        <div className={styles.quiet}>
          {currency !== 'JPY' && (
            <p>
              {t('tableRate', {
                currency,
                rate: formatRate(estimator.tables.fx[currency] ?? '1'),
                day: formatDay(document.ratesOn),
              })}
            </p>
          )}
          <p>
            {t('sources')}:{' '}
            {country.sources.map(({ title, url, official }, at) => (
              <span key={url}>
                {at > 0 && '; '}
                <TextLink inline href={url} target="_blank" rel="noreferrer">
                  {title}
                </TextLink>
                {official && ` (${t('official')})`}
              </span>
            ))}
          </p>
        </div>
      )}
    </>
  )
}

function Block({ title, lines }: { title: string; lines: readonly NamedLine[] }) {
  const { span } = useCostWords()
  return (
    <>
      <h4>{title}</h4>
      <dl className={styles.lines}>
        {lines.map(({ line: { id, yen }, name, note }) => (
          <div key={id}>
            <dt>
              {name}
              {note && <small>{note}</small>}
            </dt>
            <dd className="num">
              {formatBalance(yen.likely)}
              {yen.min !== yen.max && <small>{span(yen)}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** The rate at which yen were converted to the viewer's currency. */
function Rate({ costs, estimate }: Props) {
  const { t, named } = useCostWords()
  const { document } = costs.costs
  const { landed, cif, fob } = estimate.milestones
  const sum = landed ?? cif ?? fob
  const own = sum && ownSum(sum.likely, costs)
  const rate = ownRate(costs)
  return (
    <p className={styles.quiet}>
      {own &&
        rate &&
        `${t('rate', { sum: own, rate: formatRate(rate.yenPer), day: formatDay(rate.day) })}. ${rate.stale ? `${t('own.old')} ` : ''}`}
      {named(document.note)}.
    </p>
  )
}
