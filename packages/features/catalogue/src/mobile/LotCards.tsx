import { useRowsDrawn } from '@seriba/ui/use-wide'
import { memo } from 'react'
import type { ListingConfig } from '../config/listing-config.ts'
import type { Lot } from '../rows/lot.ts'
import type { RowContext } from '../rows/row-context.ts'
import { LotGridCard } from '../views/LotGridCard.tsx'
import { useView } from '../views/view-choice.ts'
import { useVisitedLots } from '../visited/visited-lots.ts'
import { LotCard } from './LotCard.tsx'
import styles from './mobile.module.css'
import { Sentinel } from './Sentinel.tsx'

type LotCardsProps = {
  lots: readonly Lot[]
  config: ListingConfig
  context: RowContext
  /** Called when the end of these lots comes near; undefined if nothing follows. */
  onEnd: (() => void) | undefined
}

/** One page of lots, as rows for touch screens or as photos. */
export const LotCards = memo(function LotCards({ lots, config, context, onEnd }: LotCardsProps) {
  const visited = useVisitedLots()
  const rows = useRowsDrawn()
  const cards = useView() === 'card'
  return (
    <>
      {lots.slice(0, rows).map((lot) =>
        cards ? (
          <div key={lot.id} className={styles.photoCard}>
            <LotGridCard lot={lot} config={config} context={context} visited={visited.has(lot.id)} />
          </div>
        ) : (
          <LotCard key={lot.id} lot={lot} config={config} context={context} visited={visited.has(lot.id)} />
        ),
      )}
      {onEnd && <Sentinel onNear={onEnd} />}
    </>
  )
})
