import { favoriteDays } from '@seriba/domain/favorites/favorite-groups'
import { type RawBuilder, sql } from 'kysely'

/** The viewer's favorite group for a lot, for as long as it is kept there. */
export const viewerFavorite = (userId: number | RawBuilder<number>) =>
  sql`favorites f on f.lot_id = l.id and f.user_id = ${userId} and ${isFavoriteActive}`

/** An ended lot leaves its group after some days, counted from its auction or from when it was added. */
export const isFavoriteActive = sql<boolean>`(l.auction_at is null
  or greatest(l.auction_at, f.added_at) > now() - make_interval(days => ${sql.lit(favoriteDays)}))`
