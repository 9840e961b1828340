import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListingConfig } from '../config/listing-config.ts'
import type { Lot } from '../rows/lot.ts'
import type { RowContext } from '../rows/row-context.ts'
import { useVisitedLots } from '../visited/visited-lots.ts'
import { LotGridCard } from './LotGridCard.tsx'
import styles from './views.module.css'

type LotGridProps = {
  lots: readonly Lot[]
  config: ListingConfig
  context: RowContext
  stale: boolean
  chosen?: string | undefined
}

export const LotGrid = memo(function LotGrid({ lots, config, context, stale, chosen }: LotGridProps) {
  const { t } = useTranslation('catalogue')
  const visited = useVisitedLots()
  return (
    <ul aria-label={t('tableLabel')} aria-busy={stale} className={styles.grid}>
      {lots.map((lot) => (
        <li key={lot.id} data-lot={lot.id} aria-current={lot.id === chosen || undefined}>
          <LotGridCard lot={lot} config={config} context={context} visited={visited.has(lot.id)} />
        </li>
      ))}
    </ul>
  )
})
