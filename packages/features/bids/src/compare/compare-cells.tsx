import { formatMoney } from '@seriba/domain/format/number'
import { mileageFalls, refusedBefore } from '@seriba/domain/lots/evidence/earlier-auctions'
import { useTranslation } from 'react-i18next'
import { ConditionGrade } from '../bid-badge/ConditionGrade.tsx'
import { BidChart } from '../price-evidence/BidChart.tsx'
import { WonSquares, wonOfNewest } from '../price-evidence/WonSquares.tsx'
import styles from './compare.module.css'
import type { ComparedColumn } from './use-compared-lot.ts'

type CellProps = { column: ComparedColumn }

/** The hall's grade, and its inspector's letter for the interior. */
export const Condition = ({ grade, interior }: { grade: string; interior: string | null }) => (
  <>
    <ConditionGrade grade={grade} /> {interior && <span className={styles.interior}>{interior}</span>}
  </>
)

/** The prices of similar lots, or a note that they are too few for a chart. */
export function Evidence({ column: { evidence, amount } }: CellProps) {
  const { t } = useTranslation('evidence')
  if (!evidence) return null
  const { bars, quantiles, sold, likeness } = evidence
  return bars && quantiles ? (
    <BidChart evidence={evidence} amount={amount} />
  ) : (
    <span className={styles.none}>
      {t(sold === 0 ? 'none' : 'few', { count: sold, days: likeness.days })}
    </span>
  )
}

/** How many of the newest sales the bid would have won. */
export function Won({ column: { evidence, amount } }: CellProps) {
  const { t } = useTranslation('compare')
  if (!evidence || amount === null) return null
  const { won, count } = wonOfNewest(evidence.sales, amount)
  return (
    <span className={styles.won}>
      <WonSquares sales={evidence.sales} amount={amount} />
      <b className="num" aria-hidden>
        {t('won', { won, count })}
      </b>
    </span>
  )
}

export function SheetCodes({ codes }: { codes: NonNullable<ComparedColumn['sheet']> }) {
  return (
    <span className={styles.sheet}>
      {codes.map(({ key, code, severity }) => (
        <b key={key} data-tone={severity === 'red' ? 'red' : undefined}>
          {code}
        </b>
      ))}
    </span>
  )
}

/** Whether the car was auctioned before, and the highest bid that its owner refused. */
export function beforeWords(
  t: ReturnType<typeof useTranslation<'compare'>>['t'],
  before: NonNullable<ComparedColumn['before']>,
): string {
  const refused = refusedBefore(before)
  const times = before.length === 0 ? t('never') : t('times', { count: before.length })
  return refused ? `${times}, ${t('refused', { price: formatMoney(refused.most) })}` : times
}

/** With a mileage that dropped since then in red. */
export function Before({ column: { before, facts } }: CellProps) {
  const { t } = useTranslation('compare')
  if (!before) return null
  const hasFallen = mileageFalls([...before.toReversed(), { mileage: facts?.mileage ?? null }]).length > 0
  return (
    <>
      {beforeWords(t, before)}
      {hasFallen && <b data-tone="red">, {t('fell')}</b>}
    </>
  )
}

type LandedSumProps = { sum: string; own: string | null; span: string | null }

/** The sum, and its approximate value in the user's own currency: below it in the narrow columns of a phone. */
export const LandedSum = ({ sum, own, span }: LandedSumProps) => (
  <>
    <span className="num">{sum}</span> {own !== null && <span className={`num ${styles.own}`}>{own}</span>}
    {span !== null && <small className={`num ${styles.span}`}>{span}</small>}
  </>
)
