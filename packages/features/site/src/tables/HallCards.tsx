import type { Hall, HallTerms } from '@seriba/contracts/halls'
import { hallFields } from '@seriba/domain/bids/hall-fields'
import { memo } from 'react'
import { HallFigure } from './HallFigure.tsx'
import type { HallRowProps } from './hall-row-props.ts'
import styles from './tables.module.css'
import type { HallsModel } from './use-halls.ts'

type HallCardsProps = { halls: readonly Hall[]; model: HallsModel; defaults: HallTerms }

/** The same for small screens: halls one below the other, with labeled figures. */
export function HallCards({ halls, model, defaults }: HallCardsProps) {
  return halls.map((hall) => (
    <HallCard
      key={hall.name}
      hall={hall}
      typed={model.draft[hall.name]}
      defaults={defaults}
      onType={(field, text) => model.type(hall, field, text)}
    />
  ))
}

const HallCard = memo(
  function HallCard({ hall, typed, defaults, onType }: HallRowProps) {
    return (
      <section aria-label={hall.name} className={styles.hall}>
        <h2>{hall.name}</h2>
        <div className={styles.pair}>
          {hallFields.map((field) => (
            <HallFigure
              key={field}
              hall={hall}
              field={field}
              typed={typed?.[field]}
              defaults={defaults}
              named
              onType={onType}
            />
          ))}
        </div>
      </section>
    )
  },
  (before, after) => before.hall === after.hall && before.typed === after.typed,
)
