import type { Config } from '@seriba/server-kit/config'
import type { AuctionGateway } from './auction-gateway.ts'
import { webhookGateway } from './webhook-gateway.ts'

/** Null if people act by hand: then a bid only records when the hall was told. */
export const openGateway = ({ auctionGateway }: Pick<Config, 'auctionGateway'>): AuctionGateway | null =>
  auctionGateway === undefined ? null : webhookGateway(auctionGateway)
