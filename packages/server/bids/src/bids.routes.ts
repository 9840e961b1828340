import {
  cancelMany as cancelManyContract,
  updateStatusOfMany as updateStatusOfManyContract,
} from '@seriba/contracts/bid-statuses'
import * as contracts from '@seriba/contracts/bids'
import {
  updateAutoBidOfMany as updateAutoBidOfManyContract,
  updateGroupOfMany as updateGroupOfManyContract,
} from '@seriba/contracts/many-bids'
import * as userContracts from '@seriba/contracts/user'
import type { AppContext } from '@seriba/server-kit/context'
import { serve } from '@seriba/server-kit/serve'
import type { FastifyInstance } from 'fastify'
import { bidAllowance } from './bid-allowance.ts'
import { bidFromManager } from './bid-from-manager.ts'
import { cancelMany } from './cancel-many.ts'
import { changedBid } from './changed-bid.ts'
import { clientInfo } from './client-info.ts'
import { createBid } from './create-bid.ts'
import { listBidGroups } from './list-bid-groups.ts'
import { listBidTypes } from './list-bid-types.ts'
import { searchClients } from './search-clients.ts'
import { updateAdjustmentPrice } from './update-adjustment-price.ts'
import { updateAutoBid } from './update-auto-bid.ts'
import { updateAutoBidOfMany } from './update-auto-bid-of-many.ts'
import { updateBid } from './update-bid.ts'
import { updateBidPrice } from './update-bid-price.ts'
import { updateBidStatus } from './update-bid-status.ts'
import { updateGroupOfMany } from './update-group-of-many.ts'
import { updateSoldPrice } from './update-sold-price.ts'
import { updateStatusOfMany } from './update-status-of-many.ts'

export function bidsRoutes(app: FastifyInstance, ctx: AppContext) {
  serve(app, contracts.createBid, ({ actor, input, caller }) => createBid(ctx, actor, input, caller))
  serve(app, contracts.bidFromManager, ({ actor, input, caller }) =>
    bidFromManager(ctx, actor, input, caller),
  )
  serve(app, contracts.updateBidStatus, async ({ actor, input, caller }) => {
    await updateBidStatus(ctx, actor, input, caller)
    return changedBid(ctx, actor, input.bidId)
  })
  serve(app, cancelManyContract, ({ actor, input, caller }) => cancelMany(ctx, actor, input, caller))
  serve(app, updateStatusOfManyContract, ({ actor, input, caller }) =>
    updateStatusOfMany(ctx, actor, input, caller),
  )
  serve(app, updateAutoBidOfManyContract, ({ actor, input, caller }) =>
    updateAutoBidOfMany(ctx, actor, input, caller),
  )
  serve(app, updateGroupOfManyContract, ({ actor, input, caller }) =>
    updateGroupOfMany(ctx, actor, input, caller),
  )
  serve(app, contracts.updateSoldPrice, async ({ actor, input, caller }) => {
    await updateSoldPrice(ctx, actor, input, caller)
    return changedBid(ctx, actor, input.bidId)
  })
  serve(app, contracts.updateBid, ({ actor, input, caller }) => updateBid(ctx, actor, input, caller))
  serve(app, contracts.updateBidPrice, ({ actor, input, caller }) =>
    updateBidPrice(ctx, actor, input, caller),
  )
  serve(app, contracts.updateAdjustmentPrice, ({ actor, input, caller }) =>
    updateAdjustmentPrice(ctx, actor, input, caller),
  )
  serve(app, contracts.updateAutoBid, async ({ actor, input, caller }) => {
    await updateAutoBid(ctx, actor, input, caller)
    return changedBid(ctx, actor, input.bidId)
  })

  serve(app, contracts.bidAllowance, ({ actor, input }) => bidAllowance(ctx, actor, input))
  serve(app, contracts.bidGroups, ({ actor, input, caller }) =>
    listBidGroups(ctx, actor, input, caller.language),
  )
  serve(app, contracts.bidTypes, ({ caller }) => listBidTypes(ctx, 'for_buyers', caller.language))
  serve(app, contracts.exportTypes, ({ caller }) => listBidTypes(ctx, 'for_managers', caller.language))

  serve(app, userContracts.searchClients, ({ actor, input }) => searchClients(ctx, actor, input))
  serve(app, userContracts.userInfo, ({ actor, input }) => clientInfo(ctx, actor, input))
}
