import { useOwnCurrency } from '@seriba/api/use-own-currency'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import { conditionRank } from '@seriba/domain/lots/condition-grade'
import { newestShown } from '@seriba/domain/lots/evidence/price-evidence'
import { useLotWords } from '@seriba/i18n/use-lot-words'
import { useOwnRate } from '@seriba/i18n/use-own-rate'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useCostWords } from '../landed-cost/use-cost-words.ts'
import { wonOfNewest } from '../price-evidence/WonSquares.tsx'
import { bestOf } from './best-of.ts'
import styles from './compare.module.css'
import { Before, beforeWords, Condition, Evidence, LandedSum, SheetCodes, Won } from './compare-cells.tsx'
import type { ComparedFacts } from './facts-of-lot.ts'
import type { GroupBuyer } from './group-buyer.ts'
import { useLandingWords } from './landing-words.ts'
import type { ComparedColumn } from './use-compared-lot.ts'
import { VerdictCell } from './VerdictCell.tsx'

export type CompareRow = {
  name: string
  label: string
  /** The value that decides whether the lots differ; null is not known. */
  values: (string | number | null)[]
  cells: ReactNode[]
  /** The text in a file, if it differs from the value. */
  told?: (string | number | null)[]
  /** The column with the best value, and what to call it. */
  best?: { column: number; word: string }
}
export type CompareSection = { title: string; note: string | null; rows: CompareRow[] }

/** Every row of the comparison, except those that no lot has. */
export function useCompareRows(
  columns: readonly ComparedColumn[],
  side: GroupBuyer['side'],
): CompareSection[] {
  const { t } = useTranslation(['compare', 'lots'])
  const words = useLotWords()
  const costs = useCostWords()
  const landingWords = useLandingWords()
  const own = useOwnCurrency()
  const rate = useOwnRate()
  const text = (name: string, label: string, of: (facts: ComparedFacts) => string): CompareRow => {
    const values = columns.map(({ facts }) => (facts ? of(facts) : null))
    return { name, label, values, cells: values }
  }
  const figure = (
    name: string,
    label: string,
    of: (column: ComparedColumn) => number | null | undefined,
    draw: (value: number) => ReactNode,
    best?: { better: 'least' | 'most'; word: string },
  ): CompareRow => {
    const values = columns.map((column) => of(column) ?? null)
    return {
      name,
      label,
      values,
      cells: values.map((value) => value !== null && <span className="num">{draw(value)}</span>),
      ...(best && { best: { column: bestOf(values, best.better), word: best.word } }),
    }
  }
  const condition = columns.map(({ facts }) => facts?.condition ?? null)
  const interiors = columns.map(({ interior }) => interior)
  const ranks = condition.map((grade) => (grade === null ? null : conditionRank(grade)))
  const port = columns.find(({ estimator }) => estimator?.port)?.estimator
  const named = port?.port ? costs.named(port.document.ports[port.port]?.names) : ''

  const car: CompareRow[] = [
    figure('year', t('row.year'), ({ facts }) => facts?.year, String, {
      better: 'most',
      word: t('best.newest'),
    }),
    text('number', t('row.chassis'), ({ number }) => number),
    figure('mileage', t('row.mileage'), ({ facts }) => facts?.mileage, words.mileage, {
      better: 'least',
      word: t('best.lowest'),
    }),
    figure('hours', t('row.hours'), ({ facts }) => facts?.hours, groupThousands),
    {
      name: 'condition',
      label: t(interiors.some(Boolean) ? 'row.conditionInterior' : 'row.condition'),
      values: condition.map((grade, at) => [grade, interiors[at]].filter(Boolean).join(' ') || null),
      cells: columns.map(
        ({ ref }, at) =>
          condition[at] && <Condition key={ref?.id} grade={condition[at]} interior={interiors[at] ?? null} />,
      ),
      best: { column: bestOf(ranks, 'most'), word: t('best.best') },
    },
    figure('engine', t('row.engine'), ({ facts }) => facts?.engine, words.engine),
    text('transmission', t('row.transmission'), ({ transmission }) => transmission),
    text('drive', t('row.drive'), ({ drive }) => drive),
    text('color', t('row.color'), ({ color }) => (color ? words.color(color) : '')),
    text('equipment', t('row.equipment'), ({ equipment }) => equipment),
    {
      name: 'sheet',
      label: t('row.sheet'),
      values: columns.map(({ sheet }) => sheet?.map(({ code }) => code).join(' ') ?? null),
      cells: columns.map(({ sheet, ref }) => sheet && <SheetCodes key={ref?.id} codes={sheet} />),
    },
    {
      name: 'before',
      label: t('row.before'),
      values: columns.map(({ before }) => before?.length ?? null),
      told: columns.map(({ before }) => (before ? beforeWords(t, before) : null)),
      cells: columns.map((column) => <Before key={column.ref?.id} column={column} />),
    },
  ]
  const won = columns.map(wonAt)
  const price: CompareRow[] = [
    figure('start', t('row.start'), ({ facts }) => facts?.startPrice, formatMoney),
    {
      name: 'evidence',
      label: t('row.evidence'),
      values: columns.map(({ evidence }) => evidence?.quantiles?.median ?? null),
      cells: columns.map((column) => column.evidence && <Evidence key={column.ref?.id} column={column} />),
    },
    figure('median', t('row.median'), ({ evidence }) => evidence?.quantiles?.median, formatMoney),
    {
      name: 'won',
      label: t('row.won'),
      values: won,
      told: won.map((count) => (count === null ? null : t('won', { won: count, count: newestShown }))),
      cells: columns.map((column) => wonAt(column) !== null && <Won key={column.ref?.id} column={column} />),
    },
  ]
  const landed = columns.map(({ estimate }) => estimate?.milestones.landed ?? null)
  const noSum = columns.map(landingWords.whyNone)
  const isOpen = columns.map(({ estimate }) => estimate?.open ?? false)
  const landing: CompareRow[] = [
    {
      name: 'verdict',
      label: t('row.verdict'),
      values: columns.map(({ verdict }) => verdict?.verdict ?? null),
      told: columns.map(({ verdict }) => verdict && costs.t(`rules.short.${verdict.verdict}`)),
      cells: columns.map((column) => column.verdict && <VerdictCell key={column.ref?.id} column={column} />),
    },
    figure('fob', t('row.fob'), ({ estimate }) => estimate?.milestones.fob?.likely, formatMoney),
    figure('cif', t('row.cif'), ({ estimate }) => estimate?.milestones.cif?.likely, formatMoney),
    {
      name: 'landed',
      label: t('row.landed'),
      values: landed.map((range, at) => range?.likely ?? noSum[at] ?? null),
      cells: landed.map((range, at) =>
        range ? (
          <LandedSum
            key={columns[at]?.ref?.id}
            sum={isOpen[at] ? costs.t('from', { sum: formatMoney(range.min) }) : formatMoney(range.likely)}
            own={own?.of(isOpen[at] ? range.min : range.likely) ?? null}
            span={range.min !== range.max && !isOpen[at] ? costs.span(range) : null}
          />
        ) : (
          noSum[at] && (
            <span key={columns[at]?.ref?.id} className={styles.none}>
              {noSum[at]}
            </span>
          )
        ),
      ),
      // A lot that may not be imported, or that nobody can buy anymore, is never labeled the cheapest.
      best: {
        column: bestOf(
          columns.map(({ verdict, isForSale }, at) =>
            verdict?.verdict === 'doesNotFit' || !isForSale ? null : (landed[at]?.likely ?? null),
          ),
          'least',
        ),
        word: t('best.lowest'),
      },
    },
  ]
  const notes = [...(own ? [`≈\u00A0${own.currency} ${rate(own)}`] : []), ...landingWords.doubts(port)]
  const whose = side === 'client' ? 'section' : 'staff'
  return [
    { title: t('section.vehicle'), note: null, rows: known(car) },
    { title: t('section.price'), note: null, rows: known(price) },
    {
      title: named ? t(`${whose}.landingAt`, { port: named }) : t(`${whose}.landing`),
      note: notes.join(' ') || null,
      rows: known(landing),
    },
  ]
}

const known = (rows: CompareRow[]) =>
  rows.filter(({ values }) => values.some((value) => value !== null && value !== ''))

function wonAt({ evidence, amount }: ComparedColumn): number | null {
  if (!evidence || amount === null || evidence.sales.length < newestShown) return null
  return wonOfNewest(evidence.sales, amount).won
}
