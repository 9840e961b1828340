import type { PageType } from '@seriba/domain/lots/page-types'
import { listingConfigs } from '../config/listing-config.ts'
import { averagePrice, fixedPrice, type PriceFact, soldPrice, startPrice } from '../config/prices.ts'
import { LotCard } from '../mobile/LotCard.tsx'
import { LotCardSkeletons } from '../mobile/LotCardSkeletons.tsx'
import type { LotActions } from '../rows/row-context.ts'
import { useVisitedLots } from '../visited/visited-lots.ts'
import { FavoriteButton } from './FavoriteButton.tsx'
import type { FavoriteLotsProps } from './FavoritesTable.tsx'
import styles from './favorites.module.css'

/** What a lot was sold for, or is offered at, in place of what it began with. */
const priceOrResult: PriceFact = (row) => {
  if ('lotType' in row && row.lotType === 'stock') return fixedPrice(row)
  return row.soldPrice ? soldPrice(row) : startPrice(row)
}

/** One card for lots of all kinds. */
const config = { ...listingConfigs['car-auction'], prices: [priceOrResult, averagePrice] }

export function FavoriteCards({ favorites: { lots }, context }: FavoriteLotsProps) {
  const visited = useVisitedLots()
  if (!lots) return <LotCardSkeletons count={6} />
  return (
    <div className={styles.cards}>
      {lots.map((lot) => (
        <LotCard
          key={lot.id}
          lot={lot}
          config={config}
          context={{ ...context, path: context.pathOf(lot.pageType), actions: starOf(lot.pageType) }}
          visited={visited.has(lot.id)}
        />
      ))}
    </div>
  )
}

const starOf =
  (pageType: PageType): LotActions =>
  ({ id, wishList }) => <FavoriteButton lotId={id} pageType={pageType} wishList={wishList} />
