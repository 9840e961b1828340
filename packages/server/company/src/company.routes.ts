import * as contracts from '@seriba/contracts/company'
import * as retention from '@seriba/contracts/retention'
import type { AppContext } from '@seriba/server-kit/context'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { pageText } from './page-text.ts'
import { previewRetention } from './retention/preview-retention.ts'
import { saveCompany } from './save-company.ts'
import { saveCompanyDraft } from './save-company-draft.ts'
import { uploadPicture } from './upload-picture.ts'
import { viewCompany } from './view-company.ts'

export function companyRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.viewCompany, () => viewCompany(ctx))
  serve(app, contracts.saveCompany, ({ actor, input, caller }) => saveCompany(ctx, actor, input, caller))
  serve(app, contracts.saveCompanyDraft, ({ actor, input, caller }) =>
    saveCompanyDraft(ctx, actor, input, caller),
  )
  serve(app, contracts.uploadPicture, ({ actor, input, caller }) => uploadPicture(ctx, actor, input, caller))
  serve(app, retention.previewRetention, ({ input }) => previewRetention(ctx, input))
  serve(app, contracts.previewPage, ({ input }) => pageText(input.markdown))
}
