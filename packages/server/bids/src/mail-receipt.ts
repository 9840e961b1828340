import { isManager } from '@seriba/domain/access/actor'
import { formatMoney } from '@seriba/domain/format/number'
import { languageOf } from '@seriba/server-kit/language'
import { type Mail, writeMail } from '@seriba/server-kit/mail'
import { bidMailContext, type PublicUrl } from './bid-mail.ts'
import { bidMailTexts } from './bid-mail-texts.ts'
import type { Bidder } from './placement-input.ts'
import type { Admitted } from './placement-rules.ts'

/** Confirms to a client that their bid has arrived; a changed amount is not a new bid. */
export function receiptMail(
  { row: { bid_id: id, client }, lot, placement, amount }: Admitted,
  { actor }: Bidder,
  publicUrl: PublicUrl,
): Mail | null {
  if (isManager(actor) || placement === 'change' || !client.wants_mail) return null
  return writeMail(bidMailTexts, {
    to: client.email,
    language: languageOf(client.language),
    template: 'bidReceived',
    values: {
      ...bidMailContext({ ...lot, id, role_id: client.role_id, language: client.language }, publicUrl),
      amount: formatMoney(amount),
    },
  })
}
