import type { PageType } from '@seriba/domain/lots/page-types'
import { LotCard } from '../mobile/LotCard.tsx'
import { LotCardSkeletons } from '../mobile/LotCardSkeletons.tsx'
import type { LotActions } from '../rows/row-context.ts'
import { useVisitedLots } from '../visited/visited-lots.ts'
import { CompareButton } from './CompareButton.tsx'
import { FavoriteButton } from './FavoriteButton.tsx'
import type { FavoriteLotsProps } from './FavoritesTable.tsx'
import { favoriteCard } from './favorite-config.ts'
import styles from './favorites.module.css'

export function FavoriteCards({ favorites: { lots }, context }: FavoriteLotsProps) {
  const visited = useVisitedLots()
  if (!lots) return <LotCardSkeletons count={6} />
  return (
    <div className={styles.cards}>
      {lots.map((lot) => (
        <LotCard
          key={lot.id}
          lot={lot}
          config={favoriteCard}
          context={{ ...context, path: context.pathOf(lot.pageType), actions: starOf(lot.pageType) }}
          visited={visited.has(lot.id)}
        />
      ))}
    </div>
  )
}

const starOf =
  (pageType: PageType): LotActions =>
  ({ id, wishList }) => (
    <>
      <FavoriteButton lotId={id} pageType={pageType} wishList={wishList} />
      <CompareButton pageType={pageType} id={id} />
    </>
  )
