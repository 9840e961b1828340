import type { Input, Output } from '@seriba/contracts/contract'
import type { lookUpProductionMonth as contract, ProductionInfo } from '@seriba/contracts/production-month'
import type { Actor } from '@seriba/domain/access/actor'
import { pageTypes } from '@seriba/domain/lots/page-types'
import { chassisVerdict, newLookUpsADay, normalChassis } from '@seriba/domain/lots/production-month'
import { textIn } from '@seriba/server-catalogue/lot-details'
import { assertCanView } from '@seriba/server-catalogue/page-access'
import { ApiError, notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { findSharedLot } from '../lot.repository.ts'
import { countLookUps, findProductionMonth, storeProductionMonth } from './production-months.repository.ts'
import type { ProductionMonthProvider, VehicleQuery } from './provider-port.ts'

type Context = Pick<AppContext, 'db' | 'log'> & { provider: ProductionMonthProvider | null }

/** Looks up when a vehicle was made, by a number that somebody has read off its sheet; the rest comes from its lot. */
export async function lookUpProductionMonth(
  ctx: Context,
  actor: Actor,
  { pageType, carId, chassis: typed }: Input<typeof contract>,
): Promise<Output<typeof contract>> {
  assertCanView(actor, pageType)
  const verdict = chassisVerdict(typed)
  if (!verdict.ok) throw new ApiError(verdict.reason, { fields: { chassis: verdict.reason } })
  const lot = await findSharedLot(ctx.db, carId)
  if (lot === undefined || lot.kind !== pageTypes[pageType].kind) return notFound('lot_not_found')
  const carInfo = await answerTo(ctx, actor, {
    kind: lot.kind,
    maker: lot.maker,
    model: lot.model,
    chassis: normalChassis(typed),
    lot: {
      chassis: normalChassis(lot.chassis || textIn(lot.details, 'serial')),
      auctionSheet: lot.auction_sheet,
    },
  })
  return { success: true, carInfo }
}

async function answerTo(
  { db, log, provider }: Context,
  { userId }: Actor,
  asked: VehicleQuery,
): Promise<ProductionInfo | null> {
  if (provider === null) return null
  const vehicle = { maker: asked.maker.toLowerCase(), chassis: asked.chassis }
  if (provider.costs) {
    const known = await findProductionMonth(db, vehicle)
    if (known !== undefined) return known
    if ((await countLookUps(db, userId)) >= newLookUpsADay) throw new ApiError('daily_limit')
  }
  const found = await provider.find(asked).catch((error: unknown) => {
    log.warn({ err: error, chassis: asked.chassis }, 'the month of production could not be looked up')
    throw new ApiError('production_month_empty')
  })
  if (provider.costs) await storeProductionMonth(db, vehicle, userId, found)
  return found
}
