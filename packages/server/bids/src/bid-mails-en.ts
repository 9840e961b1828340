import type { BidStatusName } from '@seriba/domain/bids/bid-status'
import type { BidMailWords } from './bid-mails.ts'
import { linked, lotInMail } from './lot-in-mail.ts'

/** A bid's new state as said of a bid: on screen, a status is named after what staff press. */
const statuses: Record<BidStatusName, string> = {
  new: 'under review',
  bid: 'accepted',
  dontBid: 'stopped',
  cancel: 'canceled',
  finished: 'lost',
  win: 'won',
  blank: 'not known',
}

export const bidMailsEn: BidMailWords = {
  bidReceived: ({ amount, link, ...bid }) => ({
    subject: `Bid received: ${bid.lot}`,
    lines: [
      `We have received your bid of ${amount} on ${lotInMail(bid, 'en')}.`,
      'Your manager will review it. You’ll find it in My Bids.',
      { ...bid.card, price: amount },
      ...linked('Open the bid', link),
    ],
  }),
  bidStatusChanged: ({ status, link, ...bid }) => ({
    subject: `Your bid on ${bid.lot}: ${statuses[status]}`,
    lines: [
      `The status of your bid on ${lotInMail(bid, 'en')} is now: ${statuses[status]}.`,
      bid.card,
      ...linked('Open the bid', link),
    ],
  }),
  bidCancelled: ({ amount, number, at, freeUntil, link, ...bid }) => ({
    subject: `Bid canceled: ${bid.lot}`,
    lines: [
      `Your bid of ${amount} on ${lotInMail(bid, 'en')} was canceled on ${at}, Japan time.`,
      'Keep this number. It proves when you canceled the bid. You’ll also find it with the bid.',
      bid.card,
      {
        facts: [
          { label: 'Receipt', value: number, tone: 'total' },
          { label: 'Bid canceled', value: amount },
          { label: 'Canceled at', note: 'Japan time', value: at },
          ...(freeUntil === null
            ? []
            : [{ label: 'Free cancellation was until', note: 'Japan time', value: freeUntil }]),
        ],
      },
      ...linked('Open the bid', link),
    ],
  }),
  budgetAsked: ({ amount, note, link, ...bid }) => ({
    subject: `May we bid ${amount}? ${bid.lot}`,
    lines: [
      `Your manager would like to bid ${amount} for you on ${lotInMail(bid, 'en')}. That is more than the budget you have set, so we won’t do it without your answer.`,
      ...(note ? [note] : []),
      'Open the lot and press Yes or No. Your yes applies to exactly this amount on exactly this lot.',
      { ...bid.card, price: amount },
      ...linked('Answer', link),
    ],
  }),
  withdrawn: ({ amount, note, link, ...bid }) => ({
    subject: `Bid withdrawn: ${bid.lot}`,
    lines: [
      `We have withdrawn your bid of ${amount} on ${lotInMail(bid, 'en')} at the hall, as you asked.`,
      ...(note === '' ? [] : [note]),
      { ...bid.card, price: amount },
      ...linked('Open the bid', link),
    ],
  }),
  withdrawalTooLate: ({ amount, note, link, ...bid }) => ({
    subject: `Too late to withdraw: ${bid.lot}`,
    lines: [
      `You asked us to withdraw your bid of ${amount} on ${lotInMail(bid, 'en')}. It was too late for that: the bid stands.`,
      ...(note === '' ? [] : [note]),
      { ...bid.card, price: amount },
      ...linked('Open the bid', link),
    ],
  }),
  negotiationAsked: ({ amount, answerBy, note, link, ...bid }) => ({
    subject: `The seller is asking ${amount}: ${bid.lot}`,
    lines: [
      `The seller of ${lotInMail(bid, 'en')} is asking ${amount}. Answer by ${answerBy}, Japan time.`,
      ...(note === '' ? [] : [note]),
      'You can accept, make an offer, or leave. Without an answer the lot goes back to the seller, and nothing is owed.',
      { ...bid.card, price: amount },
      ...linked('Answer', link),
    ],
  }),
  negotiationRefused: ({ amount, note, link, ...bid }) => ({
    subject: `The seller refused: ${bid.lot}`,
    lines: [
      `The seller of ${lotInMail(bid, 'en')} refused ${amount} and ended the negotiation. Nothing is owed.`,
      ...(note === '' ? [] : [note]),
      ...linked('Open the negotiation', link),
    ],
  }),
  negotiationExpired: ({ answerBy, link, ...bid }) => ({
    subject: `Negotiation over: ${bid.lot}`,
    lines: [
      `There was no answer by ${answerBy}, Japan time. ${lotInMail(bid, 'en')} went back to the seller, and nothing is owed.`,
      ...linked('Open the negotiation', link),
    ],
  }),
  bidLost: ({ price, link, ...bid }) => ({
    subject: `Not won: ${bid.lot}`,
    lines: [
      `The auction of ${lotInMail(bid, 'en')} is over, and your bid did not win.`,
      ...(price === null ? [] : [`It was sold for ${price}.`]),
      { ...bid.card, price: price },
      ...linked('Open the bid', link),
    ],
  }),
  lotCancelled: ({ link, ...bid }) => ({
    subject: `Lot canceled by the hall: ${bid.lot}`,
    lines: [
      `The hall has canceled ${lotInMail(bid, 'en')}. Your bid on it is closed.`,
      bid.card,
      ...linked('Open the bid', link),
    ],
  }),
  win: ({ price, maximum, saved, order, link, ...bid }) => ({
    subject: order
      ? `Your order is confirmed: ${bid.lot}`
      : price === null
        ? `You won: ${bid.lot}`
        : `You won ${bid.lot} for ${price}`,
    lines: [
      order
        ? `Your order is confirmed: ${lotInMail(bid, 'en')}${price === null ? '' : ` for ${price}`}.`
        : `You won ${lotInMail(bid, 'en')}${price === null ? '' : ` at ${price}`}.`,
      bid.card,
      {
        facts: [
          ...(price === null ? [] : [{ label: order ? 'Price' : 'Sold price', value: price }]),
          ...(maximum === null ? [] : [{ label: 'Your maximum', value: maximum }]),
          ...(saved === null ? [] : [{ label: 'Below your maximum', value: saved, tone: 'good' as const }]),
        ],
      },
      'You’ll find it in My Bids and in Purchased.',
      ...linked(order ? 'Open the order' : 'Open the bid', link),
    ],
  }),
  groupFilled: ({ group, lots, link }) => ({
    subject: `Group ${group} is complete`,
    lines: [
      `Group ${group} is complete. Your other bids in it have been stopped:`,
      ...lots,
      ...linked('Open My Bids', link),
    ],
  }),
  orderStopped: ({ link, ...bid }) => ({
    subject: `Sold to another buyer: ${bid.lot}`,
    lines: [
      `${lotInMail(bid, 'en')} has been sold to another buyer. Your order was canceled.`,
      ...linked('Open the order', link),
    ],
  }),
}
