import { userTypes } from '@seriba/domain/access/roles'
import { type LotKind, lotPathOf, lotTypeOfKind } from '@seriba/domain/lots/page-types'
import { homePathFor, placeOfBid } from '@seriba/domain/notifications/notification-link'
import { specificationOf } from '@seriba/domain/notifications/specification'
import type { Config } from '@seriba/server-kit/config'
import { languageOf } from '@seriba/server-kit/language'
import { type LotInCard, lotCard } from '@seriba/server-kit/lot-card'
import type { BidMailContext } from './bid-mails.ts'

/** Where links in emails lead; undefined if the portal's address is not configured. */
export type PublicUrl = Config['publicUrl']

/** A lot in an email, and its recipient. */
export type MailedLot = LotInCard & {
  /** Its client's; a dealer has a different list. */
  role_id: number
  image: string | null
  /** A value of `languageIds`. */
  language: number | null
}
type MailedBid = MailedLot & { id: number }

const clientOf = ({ role_id: roleId }: Pick<MailedBid, 'role_id'>) => ({ userType: userTypes.client, roleId })

/** What emails to a bid's client say about it. */
export function bidMailContext(bid: MailedBid, publicUrl: PublicUrl): BidMailContext {
  return mailContext(bid, placeOfBid(clientOf(bid), bid.id, bid.lot_no), publicUrl)
}

/** The same for a lot without a bid: the link leads to its page. */
export const lotMailContext = (lot: MailedLot & { lot_id: number; kind: LotKind }, publicUrl: PublicUrl) =>
  mailContext(lot, lotPathOf(lotTypeOfKind[lot.kind], String(lot.lot_id), 'live'), publicUrl)

function mailContext(bid: MailedLot, path: string, publicUrl: PublicUrl): BidMailContext {
  const link = publicUrl === undefined ? null : `${publicUrl}${path}`
  return {
    lot: specificationOf(bid),
    auction: bid.auction,
    lotNo: bid.lot_no,
    link,
    card: lotCard(bid, { link, image: imageOf(bid, publicUrl), language: languageOf(bid.language) }),
  }
}

/** Photos are hosted where the feed says, or by us. */
function imageOf({ image }: MailedLot, publicUrl: PublicUrl): string | null {
  if (!image) return null
  if (publicUrl !== undefined) return new URL(image, publicUrl).href
  return URL.canParse(image) ? image : null
}

/** The list that contains a client's bids. */
export const linkToBids = (bid: Pick<MailedBid, 'role_id'>, publicUrl: PublicUrl) =>
  publicUrl === undefined ? null : `${publicUrl}${homePathFor(clientOf(bid))}`
