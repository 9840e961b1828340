import type { PaperType } from '@seriba/domain/clients/paper-types'
import type { Tx } from '@seriba/server-kit/db'
import { languageOf } from '@seriba/server-kit/language'
import { sendMail } from '@seriba/server-kit/mail'
import { paperMailTexts, paperWords } from './paper-mail-texts.ts'

type Request = { clientId: number; type: PaperType; words: string; dueOn: string | null }

/**
 * Stores a request to a client, replacing an earlier one for the same document. `askedBy` is null if an expiry date
 * caused it.
 */
export async function storeRequest(
  tx: Tx,
  askedBy: number | null,
  { clientId, type, words, dueOn }: Request,
) {
  const asked = { words, due_on: dueOn, asked_by: askedBy, asked_at: new Date() }
  await tx
    .insertInto('client_paper_requests')
    .values({ client_id: clientId, type, ...asked })
    .onConflict((conflict) => conflict.columns(['client_id', 'type']).doUpdateSet(asked))
    .execute()
}

type Client = { full_name: string; email: string; language: number }
type Asking =
  | { template: 'paperWanted' | 'paperRefused'; words: string }
  | { template: 'paperEnds' | 'paperExpired'; day: string }

/** Emails a client about a document, with a link to where they can send it. */
export async function mailAboutPaper(
  tx: Tx,
  client: Client,
  { type, linkBase, ...asking }: Asking & { type: PaperType; linkBase: string },
) {
  const language = languageOf(client.language)
  const to = { to: client.email, language }
  const values = {
    name: client.full_name,
    paper: paperWords[language][type],
    url: `${linkBase}/profile?tab=account`,
  }
  await ('day' in asking
    ? sendMail(tx, paperMailTexts, {
        ...to,
        template: asking.template,
        values: { ...values, day: asking.day },
      })
    : sendMail(tx, paperMailTexts, {
        ...to,
        template: asking.template,
        values: { ...values, words: asking.words },
      }))
}
