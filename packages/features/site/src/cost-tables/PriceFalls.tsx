import { formatBalance, groupThousands } from '@seriba/domain/format/number'
import type { CostDocument } from '@seriba/domain/landed-cost/cost-document'
import type { PriceFall } from '@seriba/domain/landed-cost/price-falls'
import { Note } from '@seriba/ui/Note'
import { useTranslation } from 'react-i18next'
import { useProblemWords } from './use-problem-words.ts'

type Props = { falls: readonly PriceFall[]; document: CostDocument | null }

const shownAtOnce = 3

/** Warns of thresholds above which a higher bid costs less in total; official tariffs have such thresholds, too. */
export function PriceFalls({ falls, document }: Props) {
  const { t } = useTranslation('costTables')
  if (falls.length === 0)
    return (
      <Note tone="green" role="status">
        {t('falls.none')}
      </Note>
    )
  const sorted = falls.toSorted((a, b) => b.yen - a.yen)
  const rest = sorted.slice(shownAtOnce)
  return (
    <Note tone="orange" role="status">
      <b>{t('falls.title')}</b>
      <p>{t('falls.text')}</p>
      <FallList falls={sorted.slice(0, shownAtOnce)} document={document} />
      {rest.length > 0 && (
        <details>
          <summary>{t('falls.more', { count: rest.length })}</summary>
          <FallList falls={rest} document={document} />
        </details>
      )}
    </Note>
  )
}

function FallList({ falls, document }: Props) {
  const { t } = useTranslation('costTables')
  const place = useProblemWords(document)
  const words = ({ at, edge: { by, upTo }, vehicle, price, yen }: PriceFall): string => {
    const sum = formatBalance(yen)
    if (by === 'price' || !vehicle) return t('falls.fee', { limit: formatBalance(upTo), sum })
    return t('falls.step', {
      limit: groupThousands(upTo),
      measure:
        by === 'CIF_EUR'
          ? t('measure.CIF_EUR')
          : t('falls.inCurrency', { measure: t(`measure.${by}`), currency: currencyAt(document, at) }),
      sum,
      cc: groupThousands(vehicle.cc),
      age: t('falls.age', { count: vehicle.ageMonths }),
      price: formatBalance(price),
    })
  }
  return (
    <ul>
      {falls.map((fall) => (
        <li key={`${fall.at} ${fall.edge.by} ${fall.edge.upTo}`}>
          <b>{place(fall.at)}</b> {words(fall)}
        </li>
      ))}
    </ul>
  )
}

const currencyAt = (document: CostDocument | null, at: string) =>
  document?.tables.programmes[at.match(/^tables\.programmes\.(.+)\.steps\./)?.[1] ?? '']?.currency ?? ''
