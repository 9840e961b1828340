import type { SharedBikeLot, SharedLotDetail } from '@seriba/contracts/lot'
import { useTranslation } from 'react-i18next'
import { parseReport } from '../report/parse-report.ts'
import { type SectionName, scoreTone, sectionNamed } from '../report/section-names.ts'
import styles from './facts.module.css'

type Rating = { name: SectionName | 'frame'; score: string }

/** The hall's scores at a glance; a bike has its own, a machine those of its report. */
export function RatingBar({ lot }: { lot: SharedLotDetail }) {
  const { t } = useTranslation('lot')
  const ratings = ratingsOf(lot)
  if (ratings.length === 0) return null
  return (
    <dl aria-label={t('ratings.label')} className={styles.ratings}>
      {ratings.map(({ name, score }) => (
        <div key={name}>
          <dt>{t(`ratings.${name}`)}</dt>
          <dd data-tone={scoreTone(score)}>{score}</dd>
        </div>
      ))}
    </dl>
  )
}

function ratingsOf(lot: SharedLotDetail): Rating[] {
  if ('bikeInfo' in lot) return bikeRatings(lot)
  if ('carInfo' in lot || !lot.inspection) return []
  const scored = parseReport(lot.inspection).sections.flatMap(({ label, score }) => {
    const name = sectionNamed(label)
    return name && score ? [{ name, score }] : []
  })
  // The chassis carries the machine, and comes first.
  return scored.sort((a, b) => Number(b.name === 'chassis') - Number(a.name === 'chassis'))
}

function bikeRatings({ lotInfo }: SharedBikeLot): Rating[] {
  const rates: [Rating['name'], number | null][] = [
    ['frame', lotInfo.rateFrame],
    ['engine', lotInfo.rateEng],
    ['electro', lotInfo.rateEl],
    ['exterior', lotInfo.rateExt],
    ['front', lotInfo.rateFront],
    ['rear', lotInfo.rateRear],
  ]
  if (rates.every(([, rate]) => rate === null)) return []
  return rates.map(([name, rate]) => ({ name, score: rate === null ? '-' : String(rate) }))
}
