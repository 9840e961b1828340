import type { ForwardingAction, HallOutcome } from '@seriba/domain/bids/forwarding'

/** A standing maximum at a hall. */
export type HallOrder = {
  /** Of the message: the same whenever the message is sent again. */
  id: string
  /** Grows with every message, so that the last one is known in whatever order they arrive. */
  sequence: number
  /** Names the bid; reports name it too. */
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
  /** Yen; null of a bid that is withdrawn. */
  maximum: number | null
}

/** What a hall says to a message. One that says nothing, or nothing that can be read, throws. */
export type HallAnswer = { accepted: true } | { accepted: false; reason: string }

export type HallReport = { reference: string; outcome: HallOutcome; price: number | null }

/** What came with a request, as it came. */
export type SignedRequest = { headers: Record<string, unknown>; body: string }

/** Carries standing maximums to a hall or a partner, and its results back (GAP45). */
export type AuctionGateway = Record<ForwardingAction, (order: HallOrder) => Promise<HallAnswer>> & {
  /** The reports in a request and its number; null of one that does not come from the hall. */
  result(request: SignedRequest, now: Date): { id: string; reports: HallReport[] } | null
}
