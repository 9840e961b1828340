import * as contracts from '@seriba/contracts/negotiations'
import { notFound } from '@seriba/server-kit/api-error'
import type { AppContext } from '@seriba/server-kit/context'
import { exportLink, exportRoute } from '@seriba/server-kit/list-export'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import {
  acceptNegotiation,
  declineNegotiation,
  offerInNegotiation,
  takeBackOffer,
} from './answer-negotiation.ts'
import { askInNegotiation } from './ask-in-negotiation.ts'
import { negotiationExport } from './export-negotiations.ts'
import { forwardOffer } from './forward-offer.ts'
import { negotiationsOf } from './negotiations.repository.ts'
import { settleNegotiation } from './settle-negotiation.ts'
import { updateHallContact } from './update-hall-contact.ts'
import { bidToNegotiate, viewNegotiation } from './view-negotiation.ts'

export function negotiationsRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(
    app,
    contracts.viewNegotiation,
    async ({ actor, input: { bidId } }) => (await viewNegotiation(ctx, actor, bidId)) ?? notFound(),
  )
  serve(app, contracts.listNegotiations, ({ actor, input }) => negotiationsOf(ctx.db, actor, input))
  serve(
    app,
    contracts.aboutBid,
    async ({ actor, input }) =>
      (await bidToNegotiate(ctx.db, actor, input.bidId)) ?? notFound('bid_not_found'),
  )
  const file = negotiationExport(ctx)
  serve(app, contracts.exportNegotiations, ({ actor, input }) => exportLink(file, ctx, actor, input))
  exportRoute(app, ctx, file)
  serve(app, contracts.askInNegotiation, async ({ actor, input, caller }) => {
    await askInNegotiation(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.offerInNegotiation, async ({ actor, input, caller }) => {
    await offerInNegotiation(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.takeBackOffer, async ({ actor, input, caller }) => {
    await takeBackOffer(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.acceptNegotiation, async ({ actor, input, caller }) => {
    await acceptNegotiation(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.declineNegotiation, async ({ actor, input, caller }) => {
    await declineNegotiation(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.forwardOffer, async ({ actor, input, caller }) => {
    await forwardOffer(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.settleNegotiation, async ({ actor, input, caller }) => {
    await settleNegotiation(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.updateHallContact, async ({ actor, input, caller }) => {
    await updateHallContact(ctx, actor, input, caller)
    return successResponse
  })
}
