import { hammerPrice } from '@seriba/domain/bids/hammer-price'
import { formatMoney } from '@seriba/domain/format/number'
import { isRemoved } from '@seriba/domain/lots/lot-status'
import type { Tx } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { type BidRow, priceFactsOf } from './bid.repository.ts'
import { bidMailContext, type PublicUrl } from './bid-mail.ts'
import { bidMailTexts } from './bid-mail-texts.ts'

/** Emails a client why their bid is closed: the hall has canceled the lot, or somebody else has won it. */
export async function mailLost(tx: Tx, bid: BidRow, publicUrl: PublicUrl) {
  if (!bid.wants_status_mail) return
  const mail = { to: bid.email, language: languageOf(bid.language) }
  const about = bidMailContext(bid, publicUrl)
  if (isRemoved(bid.lot_status)) {
    await sendMail(tx, bidMailTexts, { ...mail, template: 'lotCancelled', values: about })
    return
  }
  const price = bid.lot_type === 'stock' ? null : hammerPrice(priceFactsOf(bid))
  const values = { ...about, price: price === null ? null : formatMoney(price) }
  await sendMail(tx, bidMailTexts, { ...mail, template: 'bidLost', values })
}
