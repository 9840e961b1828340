import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import type { Tx } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import type { BidRow } from './bid.repository.ts'
import { bidMailContext, type PublicUrl } from './bid-mail.ts'
import { bidMailTexts } from './bid-mail-texts.ts'

type About = {
  template: 'negotiationAsked' | 'negotiationRefused' | 'negotiationExpired'
  /** Yen. */
  amount: number
  answerBy: string
  note: string
}

/** Tells the client what the seller says: the negotiation waits for their answer, or is over. */
export async function mailNegotiation(
  tx: Tx,
  bid: BidRow,
  { template, amount, answerBy, note }: About,
  publicUrl: PublicUrl,
) {
  if (template !== 'negotiationAsked' && !bid.wants_status_mail) return
  await sendMail(tx, bidMailTexts, {
    to: bid.email,
    language: languageOf(bid.language),
    template,
    values: {
      ...bidMailContext(bid, publicUrl),
      link: publicUrl === undefined ? null : `${publicUrl}/negotiations/${bid.id}`,
      amount: formatMoney(amount),
      answerBy: formatDateTime(answerBy),
      note,
    },
  })
}
