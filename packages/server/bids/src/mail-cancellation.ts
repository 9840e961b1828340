import { cancellationDeadline } from '@seriba/domain/bids/deadlines'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import type { Tx } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import type { BidRow } from './bid.repository.ts'
import { bidMailContext, type PublicUrl } from './bid-mail.ts'
import { bidMailTexts } from './bid-mail-texts.ts'
import { termsOf } from './hall-terms.ts'

/** The receipt for a bid that its client has canceled, with a number and the time (BEY11). Nobody can switch it off. */
export async function mailCancellation(
  tx: Tx,
  bid: BidRow,
  { number, at }: { number: string; at: Date },
  publicUrl: PublicUrl,
) {
  const freeUntil = cancellationDeadline({ auctionDate: bid.auction_at }, termsOf(bid))
  await sendMail(tx, bidMailTexts, {
    to: bid.email,
    language: languageOf(bid.language),
    template: 'bidCancelled',
    values: {
      ...bidMailContext(bid, publicUrl),
      amount: formatMoney(bid.amount),
      number,
      at: formatDateTime(at),
      freeUntil: freeUntil && formatDateTime(freeUntil),
    },
  })
}
