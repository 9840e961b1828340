import { userTypes } from '@seriba/domain/access/roles'
import { homePathFor, placeOfBid } from '@seriba/domain/notifications/notification-link'
import { specificationOf } from '@seriba/domain/notifications/specification'
import type { Config } from '@seriba/server-kit/config'
import { type LotInCard, lotCard } from '@seriba/server-kit/lot-card'
import type { BidMailContext } from './bid-mail-texts.ts'

/** Where links in mails lead; undefined where the portal's address is not configured. */
export type PublicUrl = Config['publicUrl']

type MailedBid = LotInCard & {
  id: number
  /** Of its client: a dealer has another list. */
  role_id: number
  image: string | null
}

const clientOf = ({ role_id: roleId }: Pick<MailedBid, 'role_id'>) => ({ userType: userTypes.client, roleId })

/** What mails to a bid's client say of it. */
export function bidMailContext(bid: MailedBid, publicUrl: PublicUrl): BidMailContext {
  const link = publicUrl === undefined ? null : `${publicUrl}${placeOfBid(clientOf(bid), bid.id, bid.lot_no)}`
  return {
    lot: specificationOf(bid),
    auction: bid.auction,
    lotNo: bid.lot_no,
    link,
    card: lotCard(bid, { link, image: imageOf(bid, publicUrl) }),
  }
}

/** Photos lie where the feed says, or with us. */
function imageOf({ image }: MailedBid, publicUrl: PublicUrl): string | null {
  if (!image) return null
  if (publicUrl !== undefined) return new URL(image, publicUrl).href
  return URL.canParse(image) ? image : null
}

/** The list that a client's bids are in. */
export const linkToBids = (bid: Pick<MailedBid, 'role_id'>, publicUrl: PublicUrl) =>
  publicUrl === undefined ? null : `${publicUrl}${homePathFor(clientOf(bid))}`
