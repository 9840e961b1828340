import * as contracts from '@seriba/contracts/sheets'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { askForCheck } from './ask-for-check.ts'
import { askForSheet, viewSheetAlert } from './ask-for-sheet.ts'
import { checkReading, dropReading } from './check-reading.ts'
import { draftTranslation } from './draft-translation.ts'
import { listReadings } from './list-readings.ts'
import { sheetPictureRoute } from './picture.routes.ts'
import { connectedReader } from './reader/connected-reader.ts'
import { reportMistake } from './report-mistake.ts'
import { testSheetReader } from './test-reader.ts'
import { readLotSheet, viewReading } from './view-reading.ts'

export function sheetsRoutes(app: FastifyInstance, ctx: AppContext) {
  const desk = { db: ctx.db, publicUrl: ctx.config.publicUrl }
  const reading = { ...ctx, reader: connectedReader(ctx) }
  serve(app, contracts.viewSheetReading, ({ actor, input }) => viewReading(reading, actor, input))
  serve(app, contracts.readSheet, ({ actor, input }) => readLotSheet(reading, actor, input))
  serve(app, contracts.askForCheck, async ({ actor, input, caller }) => {
    await askForCheck(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.viewSheetAlert, ({ actor, input }) => viewSheetAlert(ctx, actor, input))
  serve(app, contracts.askForSheet, ({ actor, input }) => askForSheet(ctx, actor, input))
  serve(app, contracts.reportMistake, async ({ actor, input, caller }) => {
    await reportMistake(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.listReadings, ({ input }) => listReadings(ctx, input))
  serve(app, contracts.checkReading, async ({ actor, input, caller }) => {
    await checkReading(desk, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.dropReading, async ({ actor, input, caller }) => {
    await dropReading(desk, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.draftTranslation, ({ actor, input }) => draftTranslation(reading, actor, input))
  serve(app, contracts.testSheetReader, ({ actor }) => testSheetReader(reading, actor))
  sheetPictureRoute(app, ctx)
}
