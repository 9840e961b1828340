import * as contracts from '@seriba/contracts/order-offers'
import type { AppContext } from '@seriba/server-kit/context'
import { serve, successResponse } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { answerOffer } from './answer-offer.ts'
import { lotsToOffer } from './lots-to-offer.ts'
import { offerLot } from './offer-lot.ts'
import { offersOf } from './offers.repository.ts'
import { ordersForLot } from './orders-for-lot.ts'
import { withdrawOffer } from './withdraw-offer.ts'

export function orderOffersRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.myOffers, async ({ actor, input: { id } }) => ({
    offers: await offersOf(ctx.db, { id, clientId: actor.userId }),
  }))
  serve(app, contracts.answerOffer, async ({ actor, input, caller }) => {
    await answerOffer(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.listOffers, async ({ input }) => ({ offers: await offersOf(ctx.db, input) }))
  serve(app, contracts.lotsToOffer, async ({ input }) => ({ lots: await lotsToOffer(ctx, input) }))
  serve(app, contracts.ordersForLot, ({ input }) => ordersForLot(ctx, input))
  serve(app, contracts.offerLot, async ({ actor, input, caller }) => {
    await offerLot(ctx, actor, input, caller)
    return successResponse
  })
  serve(app, contracts.withdrawOffer, async ({ actor, input, caller }) => {
    await withdrawOffer(ctx, actor, input, caller)
    return successResponse
  })
}
