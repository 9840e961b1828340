import * as consignees from '@seriba/contracts/consignees'
import { costTablesInUse as costTablesContract } from '@seriba/contracts/costs'
import * as documents from '@seriba/contracts/documents'
import * as view from '@seriba/contracts/purchase-view'
import * as desk from '@seriba/contracts/purchases'
import * as voyages from '@seriba/contracts/voyages'
import { jstDay } from '@seriba/domain/time/jst'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { assignVoyage } from './assign-voyage.ts'
import { askForDocument, checkDocument, deleteDocument } from './change-document.ts'
import { costTablesInUse } from './cost-tables-in-use.ts'
import { enterDestinationCost } from './destination-costs.ts'
import { purchaseExport } from './export-purchases.ts'
import { voyageExport } from './export-voyages.ts'
import { indexPurchases } from './index-purchases.ts'
import { listConsignees, viewConsignee } from './list-consignees.ts'
import { updateStatusMany } from './move-many.ts'
import { downloadPurchaseImages, purchasePhotosRoute } from './purchase-photos.ts'
import { saveConsignee } from './save-consignee.ts'
import { saveNote } from './save-note.ts'
import { createVoyage, updateVoyage } from './save-voyage.ts'
import { purchaseDocumentRoute } from './serve-document.ts'
import { updateFinances } from './update-finances.ts'
import { uploadDocument } from './upload-document.ts'
import { viewPurchase } from './view-purchase.ts'
import { voyagesBy } from './voyages.repository.ts'

/** Purchases from win to delivery: the desk, a single purchase, its documents, and its ship. */
export function purchasesRoutes(app: FastifyInstance, ctx: AppContext) {
  deskRoutes(app, ctx)
  papersRoutes(app, ctx)

  serve(app, view.viewPurchase, ({ actor, input, caller }) =>
    viewPurchase(ctx, actor, input, caller.language),
  )
  serve(app, view.updateFinances, async ({ actor, input, caller }) => {
    await updateFinances(ctx, { actor, caller }, input)
    return successResponse
  })
  serve(app, view.enterDestinationCost, async ({ actor, input, caller }) => {
    await enterDestinationCost(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, view.saveNote, async ({ actor, input, caller }) => {
    await saveNote(ctx, { actor, caller }, input)
    return successResponse
  })
  serve(app, view.downloadPurchaseImages, ({ actor, input }) => downloadPurchaseImages(ctx, actor, input))
  purchasePhotosRoute(app, ctx)
}

function deskRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, costTablesContract, () => costTablesInUse(ctx.db))
  serve(app, desk.indexPurchases, ({ input }) => indexPurchases(ctx, input))
  const purchases = purchaseExport(ctx)
  serve(app, desk.exportPurchases, ({ actor, input }) => exportLink(purchases, ctx, actor, input))
  exportRoute(app, ctx, purchases)
  serve(app, desk.assignVoyage, ({ actor, input, caller }) => assignVoyage(ctx, { actor, caller }, input))
  serve(app, desk.updateStatusMany, ({ actor, input, caller }) =>
    updateStatusMany(ctx, { actor, caller }, input),
  )
  serve(app, voyages.listVoyages, async ({ input }) => {
    const today = jstDay(new Date())
    return { voyages: await voyagesBy(ctx.db, today, input.past === 1), today }
  })
  const ships = voyageExport(ctx)
  serve(app, voyages.exportVoyages, ({ actor, input }) => exportLink(ships, ctx, actor, input))
  exportRoute(app, ctx, ships)
  serve(app, voyages.createVoyage, ({ actor, input, caller }) => createVoyage(ctx, { actor, caller }, input))
  serve(app, voyages.updateVoyage, ({ actor, input, caller }) => updateVoyage(ctx, { actor, caller }, input))
}

function papersRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, consignees.listConsignees, ({ actor, input }) => listConsignees(ctx, actor, input))
  serve(app, consignees.viewConsignee, ({ actor, input }) => viewConsignee(ctx, actor, input))
  serve(app, consignees.saveConsignee, async ({ actor, input, caller }) => {
    await saveConsignee(ctx, { actor, caller }, input)
    return successResponse
  })
  serve(app, documents.uploadDocument, ({ actor, input, caller }) =>
    uploadDocument(ctx, { actor, caller }, input),
  )
  serve(app, documents.deleteDocument, async ({ actor, input, caller }) => {
    await deleteDocument(ctx, { actor, caller }, input)
    return successResponse
  })
  serve(app, documents.checkDocument, async ({ actor, input, caller }) => {
    await checkDocument(ctx, { actor, caller }, input)
    return successResponse
  })
  serve(app, documents.askForDocument, async ({ actor, input, caller }) => {
    await askForDocument(ctx, { actor, caller }, input)
    return successResponse
  })
  purchaseDocumentRoute(app, ctx)
}
