import { ApiError } from '@seriba/server-kit/api-error'
import type { Db } from '@seriba/server-kit/db'
import { requestLanguage } from '@seriba/server-kit/language'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { devMailPath } from './demo-accounts.ts'
import { mailsListed, outboxPage, textPage } from './dev-mail-pages.ts'

/** The demo company's outbox: without a mail server, a newcomer opens their links here. */
export function devMailRoutes(app: FastifyInstance, db: Db) {
  app.get(devMailPath, async (request, reply) => {
    const mails = await db
      .selectFrom('captured_mails')
      .select(['id', 'recipient', 'subject', 'at'])
      .orderBy('id', 'desc')
      .limit(mailsListed)
      .execute()
    return sendPage(reply, outboxPage(mails, requestLanguage(request)))
  })

  app.get<ById>(`${devMailPath}/:id`, async ({ params }, reply) =>
    sendPage(reply, (await readMail(db, params.id)).html),
  )

  app.get<ById>(`${devMailPath}/:id/text`, async (request, reply) =>
    sendPage(reply, textPage(await readMail(db, request.params.id), requestLanguage(request))),
  )
}

type ById = { Params: { id: string } }

async function readMail(db: Db, number: string) {
  const id = Number(number)
  const mail = Number.isSafeInteger(id)
    ? await db
        .selectFrom('captured_mails')
        .select(['recipient', 'subject', 'text', 'html', 'at'])
        .where('id', '=', id)
        .executeTakeFirst()
    : undefined
  if (!mail) throw new ApiError('not_found')
  return mail
}

const sendPage = (reply: FastifyReply, html: string) =>
  reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(html)
