import type { AwayChannel } from '@seriba/domain/notifications/choices'
import { countSent } from '@seriba/server-kit/channel-counts'
import type { Db } from '@seriba/server-kit/db'
import { recordAskDelivery } from '@seriba/server-kit/negotiation-told'
import type { Alert } from './alert.ts'

type Sent = { userId: number; channel: AwayChannel; alert: Alert }

/**
 * Records that a channel has accepted an alert: it is counted, and the desk learns that a client knows what the seller
 * asks.
 */
export async function recordSent(db: Db, { userId, channel, alert: { askedAbout, at } }: Sent) {
  await countSent(db, userId, channel)
  if (askedAbout !== undefined) await recordAskDelivery(db, { userId, bidId: askedAbout, channel, at })
}
