import { reloadImages as reloadImagesContract } from '@seriba/contracts/image-reloads'
import * as contracts from '@seriba/contracts/lot'
import * as corrections from '@seriba/contracts/lot-corrections'
import * as notes from '@seriba/contracts/lot-notes'
import * as evidence from '@seriba/contracts/price-evidence'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import { allowStaleRead } from '@seriba/server-kit/replica/allow-stale-read'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { downloadPhotos } from './download-photos.ts'
import { earlierAuctions } from './evidence/earlier-auctions.ts'
import { priceEvidence } from './evidence/price-evidence.ts'
import { reportWrongMatch, restoreMatch } from './evidence/report-wrong-match.ts'
import { watchCar } from './evidence/watch-car.ts'
import { additionalPhotos } from './extra-images.ts'
import { listLotNotes } from './list-lot-notes.ts'
import { redeemShareCode } from './redeem-share-code.ts'
import { reloadImages } from './reload-images.ts'
import { saveLotNote } from './save-lot-note.ts'
import { revokeShare, shareLot } from './share-lot.ts'
import { translateSheet } from './translate-sheet.ts'
import { setUnlockCookie, unlockedCodeOf } from './unlock-cookie.ts'
import { updateLot } from './update-lot.ts'
import { viewLot } from './view-lot.ts'
import { viewSharedLot } from './view-shared-lot.ts'
import { zipPhotosRoute } from './zip-photos.ts'

export function lotRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(
    app,
    contracts.viewLot,
    allowStaleRead(ctx, ({ actor, input }) => viewLot(ctx, actor, input)),
  )
  serve(app, contracts.downloadImages, ({ actor, input }) => downloadPhotos(ctx, actor, input))
  serve(app, contracts.imageTranslate, ({ actor, input }) => translateSheet(ctx, actor, input))
  serve(app, contracts.extraImages, ({ actor, input }) => additionalPhotos(ctx, actor, input))
  zipPhotosRoute(app, ctx)
  serve(app, contracts.shareLot, ({ actor, input }) => shareLot(ctx, actor, input))
  serve(app, contracts.revokeShare, ({ actor, input }) => revokeShare(ctx, actor, input))
  serve(app, notes.saveLotNote, async ({ actor, input, caller }) => {
    await saveLotNote(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, reloadImagesContract, async ({ actor, input, caller }) => {
    await reloadImages(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, corrections.updateLot, async ({ actor, input, caller }) => {
    await updateLot(ctx, actor, input, caller)
    return successResponse
  })
  serve(
    app,
    evidence.priceEvidence,
    allowStaleRead(ctx, ({ actor, input }) => priceEvidence(ctx, actor, input)),
  )
  serve(
    app,
    evidence.earlierAuctions,
    allowStaleRead(ctx, ({ actor, input }) => earlierAuctions(ctx, actor, input)),
  )
  serve(app, evidence.reportWrongMatch, async ({ actor, input, caller }) => {
    await reportWrongMatch(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, evidence.watchCar, ({ actor, input }) => watchCar(ctx, actor, input))
  serve(app, evidence.restoreMatch, async ({ actor, input, caller }) => {
    await restoreMatch(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, notes.listLotNotes, ({ input }) => listLotNotes(ctx, input))
  serve(app, contracts.viewSharedLot, async ({ input, caller, request, reply }) => {
    const { pageType, id, password } = input
    const now = new Date()
    const codeId = password
      ? await redeemShareCode(ctx, { lotId: id, ip: caller.ip, code: password.trim(), now })
      : unlockedCodeOf(request, id, now)
    const answer = await viewSharedLot(ctx, pageType, id, codeId)
    if (password && codeId !== null) setUnlockCookie(reply, id, codeId, now)
    return answer
  })
}
