import type { FastifyInstance } from 'fastify'
import type { Db } from '../lib/db.ts'
import { escapeHtml } from '../lib/mail-look.ts'
import { Refusal } from '../lib/refusal.ts'
import { devMailPath } from '../site/demo-accounts.ts'

const shown = 100

/** The demo company's outbox: with no mail server around, a newcomer opens his links here. */
export function devMailRoutes(app: FastifyInstance, db: Db) {
  app.get(devMailPath, async (_request, reply) => {
    const mails = await db
      .selectFrom('captured_mails')
      .select(['id', 'recipient', 'subject', 'at'])
      .orderBy('id', 'desc')
      .limit(shown)
      .execute()
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(outbox(mails))
  })

  app.get<{ Params: { id: string } }>(`${devMailPath}/:id`, async ({ params }, reply) => {
    const id = Number(params.id)
    const mail = Number.isSafeInteger(id)
      ? await db.selectFrom('captured_mails').select('html').where('id', '=', id).executeTakeFirst()
      : undefined
    if (!mail) throw new Refusal('not_found')
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(mail.html)
  })
}

type Row = { id: number; recipient: string; subject: string; at: string }

const outbox = (mails: readonly Row[]) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Outbox of the demo company</title>
<style>
body{margin:0 auto;max-width:880px;padding:24px 16px;font:14px/20px Inter,system-ui,sans-serif}
h1{font-size:22px;line-height:28px}
li{padding:12px 0;border-top:1px solid color-mix(in srgb,currentColor 20%,transparent)}
ul{padding:0;list-style:none}
p{margin:0 0 8px}
</style>
</head>
<body>
<h1>Outbox of the demo company</h1>
<p>No mail server is set, so nothing leaves this machine. <a href="${devMailPath}">Reload</a> · <a href="/">To the portal</a></p>
${mails.length === 0 ? '<p>No mails yet.</p>' : `<ul>${mails.map(rowHtml).join('')}</ul>`}
</body>
</html>`

const rowHtml = ({ id, recipient, subject, at }: Row) =>
  `<li><a href="${devMailPath}/${id}">${escapeHtml(subject)}</a><br>to ${escapeHtml(recipient)}, ${at.slice(0, 19).replace('T', ' ')} UTC</li>`
