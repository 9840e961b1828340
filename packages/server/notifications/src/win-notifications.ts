import type { WinNotification } from '@seriba/contracts/user'
import type { Actor } from '@seriba/domain/access/actor'
import { thumbnailOf } from '@seriba/domain/lots/thumbnail'
import { specificationOf } from '@seriba/domain/notifications/specification'
import type { Db } from '@seriba/server-kit/db'
import { listUnseenWins } from './win-notifications.repository.ts'

/** What the auction-won modal shows; an entry is identified by its bid, like the live event (1§4.8). */
export async function winNotifications({ db }: { db: Db }, actor: Actor): Promise<WinNotification[]> {
  const wins = await listUnseenWins(db, actor.userId)
  return wins.map((win) => ({
    id: String(win.bidId),
    lotNo: win.lot_no,
    image: thumbnailOf(win.images[0] ?? ''),
    specification: specificationOf(win),
    auctionName: win.auction,
    soldPrice: win.sold_price,
    lotType: win.lot_type,
  }))
}
