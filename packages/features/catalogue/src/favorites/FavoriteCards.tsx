import { listingConfigs } from '../config/listing-config.ts'
import { LotCard } from '../mobile/LotCard.tsx'
import { LotCardSkeletons } from '../mobile/LotCardSkeletons.tsx'
import { useVisitedLots } from '../visited/visited-lots.ts'
import { FavoriteButton } from './FavoriteButton.tsx'
import type { FavoriteLotsProps } from './FavoritesTable.tsx'
import styles from './favorites.module.css'

export function FavoriteCards({ favorites: { lots }, context }: FavoriteLotsProps) {
  const visited = useVisitedLots()
  if (!lots) return <LotCardSkeletons count={6} />
  return (
    <div className={styles.cards}>
      {lots.map((lot) => (
        <div key={lot.id} className={styles.card}>
          <LotCard
            lot={lot}
            config={listingConfigs['car-auction']}
            context={{ ...context, path: context.pathOf(lot.pageType) }}
            visited={visited.has(lot.id)}
          />
          <FavoriteButton
            lotId={lot.id}
            pageType={lot.pageType}
            wishList={lot.wishList}
            className={styles.cardStar}
          />
        </div>
      ))}
    </div>
  )
}
