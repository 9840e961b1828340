import type { Input, Output } from '@seriba/contracts/contract'
import type { viewLot as contract } from '@seriba/contracts/lot'
import { type Actor, isManager } from '@seriba/domain/access/actor'
import { isVisitor } from '@seriba/domain/access/anonymous'
import { hasPhotoDownloads, pageTypes } from '@seriba/domain/lots/page-types'
import { hasProductionMonth } from '@seriba/domain/lots/production-month'
import { averagePrices, showsAveragePrice } from '@seriba/server-catalogue/average-price'
import { assertCanView } from '@seriba/server-catalogue/page-access'
import { wishListOf } from '@seriba/server-catalogue/wish-list'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { onPrimary } from '@seriba/server-kit/replica/reading'
import { hasSheetReader } from '@seriba/server-sheets/reader/connected-reader'
import { bidInfo } from './bid-info.ts'
import { chassisCropIn } from './chassis-crop.ts'
import { askForCheck } from './check-pictures.ts'
import { extraImagesOf } from './extra-images.ts'
import { findLatestReload } from './image-reloads.repository.ts'
import { findViewedLot } from './lot.repository.ts'
import { lotDetail } from './lot-detail.ts'
import { hasSheetTranslator } from './sheet-translator.ts'

/**
 * A lot as its viewer sees it. The kind must be that of the page, but not the day: a link to a live
 * lot still opens when the lot is in the statistics.
 */
export async function viewLot(
  {
    db,
    company,
    config,
    log,
    demoCompany,
  }: Pick<AppContext, 'db' | 'company' | 'config' | 'log' | 'demoCompany'>,
  actor: Actor,
  { pageType, id }: Input<typeof contract>,
  now = new Date(),
): Promise<Output<typeof contract>> {
  assertCanView(actor, pageType)
  const lot = await findViewedLot(db, actor, id, { now, priority: company.sameLotPriority })
  if (lot === undefined || lot.kind !== pageTypes[pageType].kind) return notFound('lot_not_found')
  const visits = isVisitor(actor)
  // Not awaited: nobody needs the result now.
  if (!visits) void onPrimary(() => askForCheck({ db, log }, lot))
  const averages = showsAveragePrice(pageType) && !visits ? await averagePrices(db, [lot.id], now) : null
  const extra =
    lot.is_uss && lot.kind === 'car' && !visits ? await extraImagesOf(db, actor, lot.id, now) : null
  const detail = extra?.images ? { ...lot, images: [...lot.images, ...extra.images] } : lot
  const reload =
    pageType === 'car-auction' && isManager(actor) ? await findLatestReload(db, lot.id) : undefined
  const crop = hasProductionMonth(pageType) && !visits ? chassisCropIn({ demoCompany }, lot) : undefined
  const noted = pageTypes[pageType].phase === 'live' && !visits
  return {
    success: true,
    lotDetail: {
      ...lotDetail(detail, {
        allowDownloadPhotos: actor.permission.downloadPhotos && !lot.is_uss && hasPhotoDownloads(pageType),
        comment: noted ? lot.manager_note : '',
        commentEditable: noted && isManager(actor),
      }),
      ...(crop && { mopDeail: crop }),
      bidInfo: {
        ...bidInfo(actor, lot, averages?.get(lot.id) ?? null, now),
        ...(company.countOverbidAllowance && lot.kind !== 'stock' && { overbidCounted: true as const }),
        ...(company.tellSameLot && lot.another_ahead && { anotherAhead: true as const }),
      },
      wishList: visits ? [] : wishListOf(company, lot.favorite_group),
      translateDetail: {
        requested: lot.translation_requested_at !== null,
        translated: lot.translated ?? false,
        requestedAt: lot.translation_requested_at,
        ...(lot.translation_promised_at !== null && {
          promise: { at: lot.translation_promised_at, ahead: lot.translations_ahead },
        }),
        byMachine: hasSheetTranslator({ config }),
        ...(hasSheetReader(config) && { byReader: true as const }),
        ...(!company.managerTranslation && { byManager: false as const }),
      },
    },
    ...(reload && { imageReload: reload }),
    ...(extra && {
      ussCounter: {
        ussLimit: extra.left ?? 0,
        ...(extra.left === null && { unlimited: true }),
        ...(extra.images && { fetched: true }),
      },
    }),
  }
}
