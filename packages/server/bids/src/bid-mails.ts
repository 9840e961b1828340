import type { BidStatusName } from '@seriba/domain/bids/bid-status'
import type { MailCard, MailText } from '@seriba/server-kit/mail-texts'

/** What every email about a bid says; without a link where the portal's address is not configured. */
export type BidMailContext = {
  lot: string
  auction: string
  lotNo: number
  link: string | null
  /** The vehicle with its photo, grade and mileage. */
  card: MailCard
}

type Negotiation = { amount: string; answerBy: string; note: string }

/** What each email about a bid is told. */
export type BidMails = {
  bidReceived: BidMailContext & { amount: string }
  bidStatusChanged: BidMailContext & { status: BidStatusName }
  /** The receipt of a bid that its client has canceled; moments are Japan's. */
  bidCancelled: BidMailContext & { amount: string; number: string; at: string; freeUntil: string | null }
  /** Staff has withdrawn a bid that could no longer be canceled; `note` is empty where nothing is said. */
  withdrawn: BidMailContext & { amount: string; note: string }
  withdrawalTooLate: BidMailContext & { amount: string; note: string }
  budgetAsked: BidMailContext & { amount: string; note: string }
  /** Turns of the negotiation with a seller; `answerBy` is Japan's. */
  negotiationAsked: BidMailContext & Negotiation
  negotiationRefused: BidMailContext & Negotiation
  negotiationExpired: BidMailContext & Negotiation
  /** Without a price where the hall reports none. */
  bidLost: BidMailContext & { price: string | null }
  lotCancelled: BidMailContext
  /** Without a price where it is not known yet, and without a maximum where the lot had a price of its own. */
  win: BidMailContext & {
    price: string | null
    maximum: string | null
    saved: string | null
    /** Of a stock car, which is ordered and not won. */
    order: boolean
  }
  /** Bids that a filled group has stopped. */
  groupFilled: { group: string; lots: readonly string[]; link: string | null }
  /** A stock car that somebody else has been given. */
  orderStopped: BidMailContext
}

/** Each of them in one language. */
export type BidMailWords = { [Name in keyof BidMails]: (values: BidMails[Name]) => MailText }
