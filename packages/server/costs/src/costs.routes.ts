import * as choices from '@seriba/contracts/cost-choices'
import * as contracts from '@seriba/contracts/costs'
import { jstDay } from '@seriba/domain/time/jst'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { askToPublish } from './ask-to-publish.ts'
import { clientCostChoices } from './client-cost-choices.ts'
import { costHistory } from './cost-history.ts'
import { findVersion, listVersions } from './cost-tables.repository.ts'
import { landedCost } from './landed-cost.ts'
import { lotCosts } from './lot-costs.ts'
import { previewCostTables } from './preview-cost-tables.ts'
import { publishCostTables } from './publish-cost-tables.ts'
import { publishersOf } from './publishers.repository.ts'
import { discardCostDraft, saveCostDraft } from './save-cost-draft.ts'
import { updateCostChoices } from './update-cost-choices.ts'
import { viewCostChoices } from './view-cost-choices.ts'

export function costsRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.lotCosts, ({ actor, input }) => lotCosts(ctx, actor, input))
  serve(app, contracts.landedCost, ({ actor, input }) => landedCost(ctx, actor, input))
  serve(app, choices.viewCostChoices, ({ actor }) => viewCostChoices(ctx, actor))
  serve(app, contracts.updateCostChoices, ({ actor, input }) => updateCostChoices(ctx, actor, input))
  serve(app, contracts.clientCostChoices, ({ input }) => clientCostChoices(ctx.db, input.userId))

  serve(app, contracts.listCostTables, async () => ({
    versions: await listVersions(ctx.db),
    today: jstDay(new Date()),
    publishers: (await publishersOf(ctx.db)).map(({ name }) => name),
  }))
  serve(app, contracts.costHistory, ({ input }) => costHistory(ctx.db, input.country))
  serve(app, contracts.viewCostTables, async ({ input }) => {
    const found = await findVersion(ctx.db, input.id)
    if (!found) return notFound()
    const { data: document, ...version } = found
    return { version, document }
  })
  serve(app, contracts.previewCostTables, ({ input }) => previewCostTables(ctx, input))
  serve(app, contracts.saveCostDraft, ({ actor, input, caller }) => saveCostDraft(ctx, actor, input, caller))
  serve(app, contracts.discardCostDraft, async ({ actor, input, caller }) => {
    await discardCostDraft(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.askToPublish, ({ actor, input, caller }) => askToPublish(ctx, actor, input, caller))
  serve(app, contracts.publishCostTables, ({ actor, input, caller }) =>
    publishCostTables(ctx, actor, input, caller),
  )
}
