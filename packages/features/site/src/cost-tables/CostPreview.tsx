import type { Output } from '@seriba/contracts/contract'
import type { previewCostTables } from '@seriba/contracts/costs'
import { formatBalance } from '@seriba/domain/format/number'
import { Note } from '@seriba/ui/Note'
import { Select } from '@seriba/ui/Select'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './cost-tables.module.css'

export type Preview = Output<typeof previewCostTables>

/** What the figures would change: five cars at a port, and how many totals over all ports. */
export function CostPreview({ preview: { problems, totals } }: { preview: Preview }) {
  const { t } = useTranslation('costTables')
  const ports = [...new Set(totals.map(({ port }) => port))]
  const [chosen, setChosen] = useState<string | null>(null)
  const changed = totals.filter(({ before, after }) => before?.likely !== after?.likely)
  const port = chosen ?? changed[0]?.port ?? ports[0] ?? null
  if (problems.length > 0)
    return (
      <Note tone="red" role="alert">
        <ul>
          {problems.map(({ at, problem }) => (
            <li key={`${at} ${problem}`}>
              <code>{at}</code> {t(`problems.${problem}`)}
            </li>
          ))}
        </ul>
      </Note>
    )
  return (
    <section className={styles.part} aria-label={t('previewTitle')}>
      <h2>{t('previewTitle')}</h2>
      <p role="status">{t('changes', { changed: changed.length, all: totals.length })}</p>
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
            {(['car', 'now', 'later', 'change'] as const).map((head) => (
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
                    <small className="num">{formatBalance(price)}</small>
                  </th>
                  <td className="num">{formatBalance(before?.likely)}</td>
                  <td className="num">{formatBalance(after?.likely)}</td>
                  <td className="num">
                    {change === null ? '-' : `${change > 0 ? '+' : ''}${formatBalance(change)}`}
                  </td>
                </tr>
              )
            })}
        </tbody>
      </table>
    </section>
  )
}
