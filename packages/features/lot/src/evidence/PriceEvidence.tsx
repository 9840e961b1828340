import { usePriceEvidenceQuery } from '@seriba/api/shared/price-evidence'
import type { LotDetail } from '@seriba/contracts/lot'
import type { PriceEvidence as Evidence } from '@seriba/contracts/price-evidence'
import { formatMoney, groupThousands } from '@seriba/domain/format/number'
import type { PageType } from '@seriba/domain/lots/page-types'
import { ErrorState } from '@seriba/ui/ErrorState'
import { Skeleton } from '@seriba/ui/Skeleton'
import { useTranslation } from 'react-i18next'
import { commonOf } from '../facts/lot-parts.ts'
import { EvidenceSection } from './EvidenceSection.tsx'
import { Figures } from './Figures.tsx'
import { MonthsOfSales } from './MonthsOfSales.tsx'
import { SimilarSales } from './SimilarSales.tsx'

type PriceEvidenceProps = { lot: LotDetail; pageType: PageType }

/** What similar lots sold for, and how they were chosen (BEY02). */
export function PriceEvidence({ lot, pageType }: PriceEvidenceProps) {
  const { t } = useTranslation(['evidence', 'common'])
  const { id } = commonOf(lot)
  const { data, isError, isFetching, refetch } = usePriceEvidenceQuery({ pageType, id })
  const evidence = data?.evidence
  if (evidence === null) return null
  const section = { id: 'price-evidence', title: t('title') }
  if (evidence === undefined)
    return (
      <EvidenceSection {...section} busy={isFetching}>
        {isError && !isFetching ? (
          <ErrorState
            title={t('failed')}
            retryLabel={t('common:actions.retry')}
            onRetry={() => void refetch()}
          />
        ) : (
          <>
            <span className="visually-hidden">{t('loading')}</span>
            <Skeleton width="100%" height="3.5em" />
            <Skeleton width="100%" height="8em" />
          </>
        )}
      </EvidenceSection>
    )
  const { likeness, leftOut, sold, sales } = evidence
  const widest = leftOut.at(-1)
  return (
    <EvidenceSection {...section} about={<About likeness={likeness} />}>
      {widest && <p>{t(`leftOut.${widest}`)}</p>}
      {sold === 0 ? (
        <p>{t('none', { days: likeness.days })}</p>
      ) : (
        <>
          {evidence.bars === null && (
            <p>{t(sold === 0 ? 'none' : 'few', { count: sold, days: likeness.days })}</p>
          )}
          <FiguresOf evidence={evidence} />
          <MonthsOfSales months={evidence.months} />
          <SimilarSales asked={{ pageType, id }} sales={sales} sold={sold} bid={lot.bidInfo.myBidAmount} />
        </>
      )}
    </EvidenceSection>
  )
}

function About({ likeness }: { likeness: Evidence['likeness'] }) {
  const { t } = useTranslation('evidence')
  const { chassisCode, years, conditions, mileage, trim, days } = likeness
  const gradesOf = ([from, to]: [string, string]) =>
    from === to ? t('about.grade', { grade: from }) : t('about.grades', { from, to })
  const parts = [
    chassisCode,
    trim,
    years && t('about.years', { from: years[0], to: years[1] }),
    conditions && gradesOf(conditions),
    mileage && t('about.mileage', { from: groupThousands(mileage[0]), to: groupThousands(mileage[1]) }),
    t('about.days', { count: days }),
  ]
  return <>{parts.filter(Boolean).join(', ')}</>
}

function FiguresOf({ evidence }: { evidence: Evidence }) {
  const { t } = useTranslation('evidence')
  const { sold, unsold, quantiles, trend } = evidence
  if (quantiles === null) return null
  const { lowest, low, median, high, highest } = quantiles
  return (
    <Figures
      figures={[
        { label: t('sold'), value: t('soldOf', { sold, offered: sold + unsold }) },
        { label: t('lowest'), value: formatMoney(lowest) },
        { label: t('low'), value: formatMoney(low) },
        { label: t('median'), value: formatMoney(median) },
        { label: t('high'), value: formatMoney(high) },
        { label: t('highest'), value: formatMoney(highest) },
        {
          label: t('trend'),
          value: trend === null ? t('trendUnknown') : t('trendValue', { percent: signed(trend / 10) }),
        },
      ]}
    />
  )
}

const signed = (percent: number) =>
  `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${Math.abs(percent).toFixed(1)}`
