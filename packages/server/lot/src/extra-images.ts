import type { Input, Output } from '@seriba/contracts/contract'
import type { extraImages as contract } from '@seriba/contracts/lot'
import type { Actor } from '@seriba/domain/access/actor'
import { extraImagesLeft } from '@seriba/domain/lots/extra-images'
import { assertCanView } from '@seriba/server-catalogue/page-access'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { type Db, type Tx, withTransaction } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import {
  countExtraImages,
  readExtraImages,
  storeAdditionalPhotos,
  uncountExtraImages,
} from './extra-images.repository.ts'
import { photoProvider } from './extra-photos.ts'
import { findSharedLot } from './lot.repository.ts'

type Context = Pick<AppContext, 'db' | 'config' | 'log'>

/** Fetches more photos of a car whose hall limits them: a lot counts once a day, and only if there were any (GAP29). */
export async function additionalPhotos(
  ctx: Context,
  actor: Actor,
  { id }: Input<typeof contract>,
  now = new Date(),
): Promise<Output<typeof contract>> {
  assertCanView(actor, 'car-auction')
  const lot = await findSharedLot(ctx.db, id)
  if (lot?.kind !== 'car' || !lot.is_uss) return notFound('lot_not_found')
  const images = await imagesFor(ctx, actor, lot, now)
  const { left } = await extraImagesOf(ctx.db, actor, lot.id, now)
  return {
    success: true,
    auctionLotDetail: {
      carCommonDetail: { isUss: true, ...(left !== null && { ussLimit: left }) },
      carInfo: { id: String(lot.id), images, auctionSheet: lot.auction_sheet ?? '' },
    },
  }
}

/**
 * The additional photos that a viewer already has of a lot, and for how many more lots they may ask today; null for no
 * limit.
 */
export async function extraImagesOf(db: Db | Tx, actor: Actor, lotId: number, now: Date) {
  const today = await readExtraImages(db, { userId: actor.userId, lotId, now })
  const left = extraImagesLeft({ ...today, checked: actor.permission.ussLimitCheck })
  return { images: today.images, isAsked: today.isAsked, left }
}

async function imagesFor(
  ctx: Context,
  actor: Actor,
  lot: Parameters<typeof photoProvider>[1],
  now: Date,
): Promise<string[]> {
  const asked = { userId: actor.userId, lotId: lot.id, now }
  const known = await withTransaction(ctx, async (tx) => {
    await sql`select from users where id = ${actor.userId} for update`.execute(tx)
    const { images, isAsked, left } = await extraImagesOf(tx, actor, lot.id, now)
    if (images) return images
    if (!isAsked && left === 0) throw new ApiError('extra_images_limit')
    await countExtraImages(tx, asked)
    return null
  })
  if (known) return known
  const came = await photoProvider(ctx, lot).catch((error) => {
    ctx.log.warn({ err: error, lot: lot.id }, 'more photos could not be fetched')
    return null
  })
  if (came?.length) await storeAdditionalPhotos(ctx.db, asked, came)
  else await uncountExtraImages(ctx.db, asked)
  if (came === null) throw new ApiError('extra_images_failed')
  return came
}
