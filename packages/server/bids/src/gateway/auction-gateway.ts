import type { ForwardingAction, HallOutcome } from '@seriba/domain/bids/forwarding'

/** A standing maximum at a hall. */
export type HallOrder = {
  /** The message's ID: the same whenever the message is resent. */
  id: string
  /** Grows with every message, so that the latest is known in whatever order they arrive. */
  sequence: number
  /** Identifies the bid; reports use it too. */
  reference: string
  lot: {
    hall: string
    lotNo: number
    kind: string
    auctionDate: string
    maker: string
    model: string
    chassis: string
  }
  /** Yen; null for a withdrawn bid. */
  maximum: number | null
}

/** A hall's answer to a message. If there is none, or an unreadable one, this throws. */
export type HallAnswer = { accepted: true } | { accepted: false; reason: string }

export type HallReport = { reference: string; outcome: HallOutcome; price: number | null }

/** A request as received. */
export type SignedRequest = { headers: Record<string, unknown>; body: string }

/** Carries standing maximums to a hall or a partner, and its results back (GAP45). */
export type AuctionGateway = Record<ForwardingAction, (order: HallOrder) => Promise<HallAnswer>> & {
  /** The reports in a request and its ID; null if it does not come from the hall. */
  result(request: SignedRequest, now: Date): { id: string; reports: HallReport[] } | null
}
