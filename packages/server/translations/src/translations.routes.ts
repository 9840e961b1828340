import * as contracts from '@seriba/contracts/translations'
import { ApiError } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { answerTranslation } from './answer-translation.ts'
import { translationExport } from './export-translations.ts'
import { handOver } from './hand-over.ts'
import { listTranslations } from './list-translations.ts'
import { requestTranslation } from './request-translation.ts'
import { saveDraft } from './save-draft.ts'
import { translationFileRoute } from './serve-file.ts'
import { translationResult } from './translation-result.ts'
import { uploadTranslationFile } from './upload-file.ts'

export function translationsRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.requestTranslation, async ({ actor, input, caller }) => {
    await requestTranslation(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.requestTranslationByGet, async ({ actor, input, caller, request }) => {
    // A link on a foreign page must not make a request in a client's name.
    if (request.headers['sec-fetch-site'] === 'cross-site') throw new ApiError('foreign_origin')
    await requestTranslation(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.translationResult, ({ actor, input }) => translationResult(ctx, actor, input))
  serve(app, contracts.translationIndex, ({ actor, input }) => listTranslations(ctx, actor, input))
  const file = translationExport(ctx)
  serve(app, contracts.exportTranslations, ({ actor, input }) => exportLink(file, ctx, actor, input))
  exportRoute(app, ctx, file)
  serve(app, contracts.answerTranslation, async ({ actor, input, caller }) => {
    await answerTranslation({ db: ctx.db, publicUrl: ctx.config.publicUrl }, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.saveTranslationDraft, ({ actor, input, caller }) =>
    saveDraft(ctx, actor, input, caller),
  )
  serve(app, contracts.handOverTranslation, async ({ actor, input, caller }) => {
    await handOver(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.uploadTranslationFile, ({ actor, input, caller }) =>
    uploadTranslationFile(ctx, actor, input, caller),
  )
  translationFileRoute(app, ctx)
}
