import { createMailer } from '@seriba/server-kit/mail'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { testMailbox } from '../test/mailbox.ts'
import { testServer } from '../test/server.ts'
import { testWorker } from '../test/worker.ts'

const server = testServer({ publicUrl: 'http://localhost' })
const mailbox = testMailbox({ busy: 1 })

test('an email that its server rejects is retried and arrives once', async () => {
  const worker = await testWorker(server, { smtpUrl: mailbox.url })
  const { email } = await aClient(server.db)
  await server.anonymous().post('/auth/reset-password', { email })
  const [mail, ...others] = await mailbox.wait(email)
  expect([mail?.subject, others, mailbox.errors]).toEqual(['Choose a new password', [], 1])
  await worker.stop()
})

test('an email that was sent but could not be counted is not sent again', async () => {
  const deliver = createMailer({
    db: server.db,
    smtpUrl: mailbox.url,
    from: 'Seriba <no-reply@portal.example>',
    look: { brand: 'Vostok Auto', color: '#017EEF', logo: null },
  })
  const { email: to } = await aClient(server.db)
  await sql`alter table channel_counts rename to away`.execute(server.db)
  await deliver({ to, language: 'en', subject: 'Hello', text: 'Hello', html: '' })
  await sql`alter table away rename to channel_counts`.execute(server.db)
  expect((await mailbox.wait(to)).map(({ subject }) => subject)).toEqual(['Hello'])
})
