import { userTypes } from '@seriba/domain/access/roles'
import { homePathFor, placeOfBid } from '@seriba/domain/notifications/notification-link'
import { specificationOf } from '@seriba/domain/notifications/specification'
import type { Config } from '@seriba/server-kit/config'

/** Where links in mails lead; undefined where the portal's address is not configured. */
export type PublicUrl = Config['publicUrl']

type MailedBid = {
  id: number
  /** Of its client: a dealer has another list. */
  role_id: number
  auction: string
  lot_no: number
  maker: string
  model: string
  grade: string
  year: number | null
}

const clientOf = ({ role_id: roleId }: Pick<MailedBid, 'role_id'>) => ({ userType: userTypes.client, roleId })

/** What mails to a bid's client say of it. */
export const bidMailContext = (bid: MailedBid, publicUrl: PublicUrl) => ({
  lot: specificationOf(bid),
  auction: bid.auction,
  lotNo: bid.lot_no,
  link: publicUrl === undefined ? null : `${publicUrl}${placeOfBid(clientOf(bid), bid.id, bid.lot_no)}`,
})

/** The list that a client's bids are in. */
export const linkToBids = (bid: Pick<MailedBid, 'role_id'>, publicUrl: PublicUrl) =>
  publicUrl === undefined ? null : `${publicUrl}${homePathFor(clientOf(bid))}`
