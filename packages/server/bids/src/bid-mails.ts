import type { BidStatusName } from '@seriba/domain/bids/bid-status'
import type { MailCard, MailText } from '@seriba/server-kit/mail-texts'

/** What every email about a bid contains; no link if the portal's address is not configured. */
export type BidMailContext = {
  lot: string
  auction: string
  lotNo: number
  link: string | null
  /** The vehicle with its photo, grade, and mileage. */
  card: MailCard
}

type Negotiation = { amount: string; answerBy: string; note: string }

/** The values for each email about a bid. */
export type BidMails = {
  bidReceived: BidMailContext & { amount: string }
  bidStatusChanged: BidMailContext & { status: BidStatusName }
  /** The receipt for a bid that its client has canceled; times are Japanese. */
  bidCancelled: BidMailContext & { amount: string; number: string; at: string; freeUntil: string | null }
  /** Staff have withdrawn a bid that could no longer be canceled; `note` is empty if there is none. */
  withdrawn: BidMailContext & { amount: string; note: string }
  withdrawalTooLate: BidMailContext & { amount: string; note: string }
  budgetAsked: BidMailContext & { amount: string; note: string }
  /** Turns of the negotiation with a seller; `answerBy` is in Japanese time. */
  negotiationAsked: BidMailContext & Negotiation
  negotiationRefused: BidMailContext & Negotiation
  negotiationExpired: BidMailContext & Negotiation
  /** Without a price if the hall reports none. */
  bidLost: BidMailContext & { price: string | null }
  lotCancelled: BidMailContext
  /** Without a price if it is not known yet, and without a maximum if the lot had a fixed price. */
  win: BidMailContext & {
    price: string | null
    maximum: string | null
    saved: string | null
    /** For a stock car, which is ordered rather than won. */
    order: boolean
  }
  /** Bids stopped by a filled group. */
  groupFilled: { group: string; lots: readonly string[]; link: string | null }
  /** A stock car that somebody else was given. */
  orderStopped: BidMailContext
}

/** Each of them in one language. */
export type BidMailWords = { [Name in keyof BidMails]: (values: BidMails[Name]) => MailText }
