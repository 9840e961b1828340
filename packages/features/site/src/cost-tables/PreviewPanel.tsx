import type { Output } from '@seriba/contracts/contract'
import type { previewCostTables } from '@seriba/contracts/costs'
import { formatBalance } from '@seriba/domain/format/number'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import { Note } from '@seriba/ui/Note'
import { Select } from '@seriba/ui/Select'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './cost-tables.module.css'
import { PriceFalls } from './PriceFalls.tsx'
import { useCostPlace } from './use-cost-place.ts'
import { useProblemWords } from './use-problem-words.ts'

export type Preview = Output<typeof previewCostTables>
type Props = { preview: Preview | null; busy: boolean; document: CostDocument | null }

/**
 * What the figures would change: five cars at a port, how many totals across all ports, and where a total drops as
 * bids rise; or why they cannot be published.
 */
export function PreviewPanel({ preview, busy, document }: Props) {
  const { t } = useTranslation('costTables')
  const words = useProblemWords(document)
  return (
    <section className={styles.part} aria-label={t('previewTitle')} aria-busy={busy}>
      <h2>{t('previewTitle')}</h2>
      {preview === null ? (
        busy && <Skeleton height={200} faint />
      ) : preview.problems.length > 0 ? (
        <Note tone="red" role="alert">
          <ul>
            {preview.problems.map((problem) => (
              <li key={`${problem.at} ${problem.problem}`}>
                <b>{words(problem.at)}</b> {t(`problems.${problem.problem}`)}
              </li>
            ))}
          </ul>
        </Note>
      ) : (
        <>
          <Totals totals={preview.totals} document={document} />
          <PriceFalls falls={preview.falls} document={document} />
        </>
      )}
    </section>
  )
}

function Totals({ totals, document }: Pick<Preview, 'totals'> & Pick<Props, 'document'>) {
  const { t } = useTranslation('costTables')
  const { place } = useCostPlace()
  const [chosen, setChosen] = useState<string | null>(null)
  const ports = [...new Set(totals.map(({ port }) => port))]
  const changed = totals.filter(({ before, after }) => before?.likely !== after?.likely)
  // A port in the country being viewed, otherwise one where something changes.
  const near = place.part === 'destinations' ? portOf(document, place.to) : undefined
  const port = chosen ?? near ?? changed[0]?.port ?? ports[0] ?? null
  const amounts = changed.map(({ before, after }) => (before && after ? after.likely - before.likely : 0))
  return (
    <>
      <p role="status">
        {t('changes', { changed: changed.length, all: totals.length })}{' '}
        {amounts.length > 0 && t('most', { sum: signed(amounts.reduce(furthest)) })}
      </p>
      <Select
        label={t('port')}
        size="sm"
        options={ports.map((value) => ({ value, label: value }))}
        value={port}
        onChange={setChosen}
      />
      <table className={styles.totals}>
        <thead>
          <tr>
            {(['car', 'now', 'later'] as const).map((head) => (
              <th key={head} scope="col">
                {t(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {totals
            .filter((total) => total.port === port)
            .map(({ car, price, before, after }) => {
              const change = before && after ? after.likely - before.likely : null
              return (
                <tr key={car}>
                  <th scope="row">
                    {car}
                    <small className="num">{t('bidOf', { price: formatBalance(price) })}</small>
                  </th>
                  <td className="num">{formatBalance(before?.likely)}</td>
                  <td className="num">
                    <b>{formatBalance(after?.likely)}</b>
                    <small data-changed={Boolean(change) || undefined}>
                      {change === null ? '-' : change === 0 ? t('noChange') : signed(change)}
                    </small>
                  </td>
                </tr>
              )
            })}
        </tbody>
      </table>
    </>
  )
}

const signed = (yen: number) => `${yen > 0 ? '+\u2060' : ''}${formatBalance(yen)}`
const furthest = (a: number, b: number) => (Math.abs(b) > Math.abs(a) ? b : a)

const portOf = (document: CostDocument | null, country: string | null) =>
  Object.entries(document?.tables.ports ?? {}).find(([, port]) => port.country === country)?.[0]
