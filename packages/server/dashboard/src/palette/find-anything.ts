import type { Found } from '@seriba/contracts/palette'
import type { Actor } from '@seriba/domain/access/actor'
import { findsClients } from '@seriba/domain/palette/finds-clients'
import { paletteWords } from '@seriba/domain/palette/palette-text'
import type { LotSearch } from '@seriba/server-catalogue/lot-search'
import type { Db } from '@seriba/server-kit/db'
import { lotsWith } from './lots-with.ts'
import { bidsWith, clientsWith, purchasesWith } from './palette.repository.ts'

const nothing: Found = { bids: [], lots: [], clients: [], purchases: [] }

/** Everything that the actor may see and that contains all the words; clients only for those who know clients. */
export async function findAnything(
  ctx: { db: Db; lotSearch: LotSearch },
  actor: Actor,
  { text }: { text: string },
): Promise<Found> {
  const words = paletteWords(text)
  if (words.length === 0) return nothing
  const [bids, lots, clients, purchases] = await Promise.all([
    bidsWith(ctx.db, actor, words),
    lotsWith(ctx, actor, words),
    findsClients(actor) ? clientsWith(ctx.db, actor, words) : [],
    purchasesWith(ctx.db, actor, words),
  ])
  return { bids, lots, clients, purchases }
}
