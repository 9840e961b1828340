import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { aManager } from '../test/builders.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'
import { signUpForm } from '../test/sign-up-form.ts'

const server = testServer()
// The company is open.
beforeAll(() => aManager(server.db))

async function signUpAndConfirm() {
  const form = signUpForm()
  const visitor = server.anonymous()
  await visitor.post('/auth/signup', form)
  const [mail] = await queuedMails(server.db, form.email)
  const token = /verify-email\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const confirm = () => visitor.post(`/auth/verify-email?token=${token}`)
  return { form, confirm }
}
const told = async () => {
  const { rows } = await sql<{ rooms: string[] }>`
    select rooms from events where payload->>'eventType' = 'clientSignedUp'`.execute(server.db)
  return rows.map(({ rooms }) => rooms.join(' '))
}

test('staff are notified of a new client once the address is confirmed, on open pages and by email', async () => {
  const desk = await server.signInAs(await aManager(server.db))
  const { version, sections } = (await desk.get('/site/company')).json().result
  const set = (signUpMail: string) =>
    desk.put('/site/config', { version, sections: { accounts: { ...sections.accounts, signUpMail } } })
  expect((await set('not an address')).json().fields).toMatchObject({
    'accounts.signUpMail': 'email_invalid',
  })
  expect((await set('sales@seriba.example')).statusCode).toBe(200)

  const { form, confirm } = await signUpAndConfirm()
  expect(await told()).toEqual([])
  expect((await confirm()).statusCode).toBe(200)
  expect(await told()).toEqual(['staff'])
  const [mail] = await queuedMails(server.db, 'sales@seriba.example')
  expect(mail?.subject).toBe('New client: Dmitri Kovalenko')
  expect(mail?.text).toContain(form.email)
  expect(mail?.text).toMatch(/\/console\/clients\/\d+/)
})
