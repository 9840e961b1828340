import { bidStatusName } from '@seriba/domain/bids/bid-status'
import type { Tx } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import type { BidRow } from './bid.repository.ts'
import { bidMailContext, type PublicUrl } from './bid-mail.ts'
import { bidMailTexts } from './bid-mail-texts.ts'

/** Emails a client their bid's new status, if they want to know (GAP15). */
export async function mailStatus(tx: Tx, bid: BidRow, publicUrl: PublicUrl) {
  if (!bid.wants_status_mail) return
  const language = languageOf(bid.language)
  await sendMail(tx, bidMailTexts, {
    to: bid.email,
    language,
    template: 'bidStatusChanged',
    values: { ...bidMailContext(bid, publicUrl), status: bidStatusName(bid.status) },
  })
}
