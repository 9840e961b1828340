import type { Config } from '@seriba/server-kit/config'
import type { AuctionGateway } from './auction-gateway.ts'
import { webhookGateway } from './webhook-gateway.ts'

/** Null where people act by hand: then a bid only says when it was told. */
export const openGateway = ({ auctionGateway }: Pick<Config, 'auctionGateway'>): AuctionGateway | null =>
  auctionGateway === undefined ? null : webhookGateway(auctionGateway)
