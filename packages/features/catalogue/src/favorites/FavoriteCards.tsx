import { LotCard } from '../mobile/LotCard.tsx'
import { LotCardSkeletons } from '../mobile/LotCardSkeletons.tsx'
import { useVisitedLots } from '../visited/visited-lots.ts'
import type { FavoriteLotsProps } from './FavoritesTable.tsx'
import styles from './favorites.module.css'

export function FavoriteCards({ favorites: { lots }, words }: FavoriteLotsProps) {
  const visited = useVisitedLots()
  if (!lots) return <LotCardSkeletons count={6} />
  return (
    <div className={styles.cards}>
      {lots.map((lot) => (
        <LotCard key={lot.id} lot={lot} words={words} pageType={lot.pageType} visited={visited.has(lot.id)} />
      ))}
    </div>
  )
}
