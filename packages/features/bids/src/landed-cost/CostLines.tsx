import { formatDay } from '@seriba/domain/format/date'
import { formatBalance, formatRate, groupThousands } from '@seriba/domain/format/number'
import type { CostEstimate, EstimatedLine } from '@seriba/domain/landed-cost/estimate'
import { TextLink } from '@seriba/ui/TextLink'
import { useState } from 'react'
import styles from './costs.module.css'
import { ownRate, ownSum, useCostWords } from './use-cost-words.ts'
import type { ReadyCosts } from './use-costs.ts'

type Props = { costs: ReadyCosts; estimate: CostEstimate }

/** Both blocks, never mixed: what the company charges, and what the destination is estimated to take. */
export function CostLines({ costs, estimate }: Props) {
  const { t } = useCostWords()
  const [open, setOpen] = useState(false)
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('lines')}</summary>
      {open && (
        <>
          <Invoice costs={costs} estimate={estimate} />
          {estimate.destination.length > 0 && <AtDestination costs={costs} estimate={estimate} />}
          <Rate costs={costs} estimate={estimate} />
        </>
      )}
    </details>
  )
}

function Invoice({ costs, estimate }: Props) {
  const { t, named } = useCostWords()
  const { estimator } = costs
  const { document, hall } = costs.costs
  const to = estimator.port === null ? undefined : document.tables.ports[estimator.port]
  const notes: Record<string, string | undefined> = {
    inland: to && t('route', { from: hall, to: to.loadPort }),
    freight: to && t('route', { from: to.loadPort, to: named(document.ports[estimator.port ?? '']?.names) }),
  }
  return (
    <Block
      title={t('invoice')}
      lines={estimate.invoice.map((line) => ({ line, name: t(`line.${line.id}`), note: notes[line.id] }))}
    />
  )
}

function AtDestination({ costs, estimate }: Props) {
  const { t, named } = useCostWords()
  const { estimator } = costs
  const { document } = costs.costs
  const { steps = [], currency = 'JPY' } = estimator.tables.programmes[estimator.programme ?? ''] ?? {}
  const code = document.tables.ports[estimator.port ?? '']?.country ?? ''
  const country = document.countries[code]
  const inOwn = (line: EstimatedLine) =>
    line.amount && line.currency !== 'JPY'
      ? `${line.currency}\u00A0${groupThousands(line.amount.likely)}`
      : undefined
  return (
    <>
      <Block
        title={t('destination')}
        lines={estimate.destination.map((line) => ({
          line,
          name: named(steps.find(({ id }) => id === line.id)?.label) || line.id,
          note: [inOwn(line), line.recoverable ? t('recoverable') : undefined].filter(Boolean).join(', '),
        }))}
      />
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

type Line = { line: EstimatedLine; name: string; note: string | undefined }

function Block({ title, lines }: { title: string; lines: readonly Line[] }) {
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

/** At which rate yen were turned into the viewer's currency. */
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
