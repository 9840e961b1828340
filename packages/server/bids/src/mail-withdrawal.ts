import type { WithdrawalAnswer } from '@seriba/domain/bids/withdrawal'
import { formatMoney } from '@seriba/domain/format/number'
import type { Tx } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import type { BidRow } from './bid.repository.ts'
import { bidMailContext, type PublicUrl } from './bid-mail.ts'
import { bidMailTexts } from './bid-mail-texts.ts'

/** The answer to a client's withdrawal request: they have to know whether they are still bound. */
export async function mailWithdrawal(
  tx: Tx,
  bid: BidRow,
  { answer, note }: { answer: WithdrawalAnswer; note: string },
  publicUrl: PublicUrl,
) {
  await sendMail(tx, bidMailTexts, {
    to: bid.email,
    language: languageOf(bid.language),
    template: answer === 'withdrawn' ? 'withdrawn' : 'withdrawalTooLate',
    values: { ...bidMailContext(bid, publicUrl), amount: formatMoney(bid.amount), note },
  })
}
