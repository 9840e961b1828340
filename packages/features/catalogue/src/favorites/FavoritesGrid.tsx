import type { FavoriteRow } from '@seriba/contracts/favorites'
import { useTranslation } from 'react-i18next'
import type { LotActions, RowContext } from '../rows/row-context.ts'
import { LotGridCard } from '../views/LotGridCard.tsx'
import viewStyles from '../views/views.module.css'
import { useVisitedLots } from '../visited/visited-lots.ts'
import { CompareButton } from './CompareButton.tsx'
import { favoriteCard } from './favorite-config.ts'
import { RowFavorite } from './RowFavorite.tsx'

type FavoritesGridProps = { lots: readonly FavoriteRow[]; context: RowContext; stale: boolean }

/** A group's lots as photos. */
export function FavoritesGrid({ lots, context, stale }: FavoritesGridProps) {
  const { t } = useTranslation('catalogue')
  const visited = useVisitedLots()
  return (
    <ul aria-label={t('tableLabel')} aria-busy={stale} className={viewStyles.grid}>
      {lots.map((lot) => (
        <li key={lot.id}>
          <LotGridCard
            lot={lot}
            config={favoriteCard}
            context={{ ...context, path: context.pathOf(lot.pageType), actions: starOf(lot.pageType) }}
            visited={visited.has(lot.id)}
          />
        </li>
      ))}
    </ul>
  )
}

const starOf =
  (pageType: FavoriteRow['pageType']): LotActions =>
  ({ id, wishList }, words) => (
    <>
      <RowFavorite
        label={words.favorite}
        groupLabel={words.favoriteGroup}
        lotId={id}
        pageType={pageType}
        wishList={wishList}
      />
      <CompareButton pageType={pageType} id={id} />
    </>
  )
