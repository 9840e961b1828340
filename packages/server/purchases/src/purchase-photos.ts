import type { Input } from '@seriba/contracts/contract'
import type { downloadPurchaseImages as contract } from '@seriba/contracts/purchase-view'
import type { Actor } from '@seriba/domain/access/actor'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { sendPhotoArchive } from '@seriba/server-kit/photo-archive'
import { readDatedClaim, signDatedClaim } from '@seriba/server-kit/signed-claim'
import type { LotSnapshot } from '@seriba/server-money/lot-snapshot'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { reachablePurchase } from './reachable-purchase.ts'

const minutes = 10
const kind = 'purchase photos'

/** A temporary link with which anyone can download all photos of a purchase as one file (GAP30). */
export async function downloadPurchaseImages(
  { db, config }: Pick<AppContext, 'db' | 'config'>,
  actor: Actor,
  { id }: Input<typeof contract>,
  now = new Date(),
): Promise<string> {
  const { lot } = await reachablePurchase(db, actor, id)
  if (lot.images.length === 0) return notFound()
  const until = new Date(now.getTime() + minutes * 60_000)
  return `/v1/purchase-photos?link=${signDatedClaim(kind, { id }, { secret: config.cookieSecret, until })}`
}

export function purchasePhotosRoute(app: FastifyInstance, ctx: AppContext) {
  app.get<{ Querystring: { link?: string } }>('/v1/purchase-photos', async (request, reply) => {
    const now = { secret: ctx.config.cookieSecret, now: new Date() }
    const claim = readDatedClaim(kind, String(request.query.link ?? ''), now)
    if (!claim) return notFound()
    const { rows } = await sql<{ sku: string; lot: LotSnapshot }>`
      select sku, lot from purchases where id = ${Number(claim.id)}`.execute(ctx.db)
    const [purchase] = rows
    if (!purchase) return notFound()
    const { maker, model, images } = purchase.lot
    return sendPhotoArchive(app, ctx, reply, { name: [purchase.sku, maker, model].join('-'), images })
  })
}
