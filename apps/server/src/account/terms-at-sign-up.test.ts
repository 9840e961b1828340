import { beforeAll, expect, test } from 'vitest'
import { aManager } from '../test/builders.ts'
import { queuedMails } from '../test/queued-mails.ts'
import { testServer } from '../test/server.ts'
import { signUpForm } from '../test/sign-up-form.ts'

const server = testServer({ demo: true })
// The company is open.
beforeAll(() => aManager(server.db))

async function signUp(email: string) {
  const response = await server.anonymous().post('/auth/signup', signUpForm({ email }))
  expect(response.statusCode).toBe(200)
  const user = await server.db
    .selectFrom('users')
    .select(['id', 'terms_version', 'terms_agreed_at'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const audit = await server.db
    .selectFrom('audit')
    .select('after')
    .where('action', '=', 'user.signUp')
    .where('entity_id', '=', String(user.id))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { version: user.terms_version, agreed: user.terms_agreed_at, audit: audit.after }
}

async function publish(change: (sections: Record<string, object>) => object) {
  const desk = await server.signInAs(await aManager(server.db))
  const { version, sections } = (await desk.get('/site/company')).json().result
  const response = await desk.put('/site/config', { version, sections: change(sections) })
  expect(response.statusCode).toBe(200)
}

test('signing up records the current version of the terms, and signing up again changes nothing until it is confirmed', async () => {
  expect(await signUp('first@vostok.example')).toEqual({
    version: 1,
    agreed: expect.any(String),
    audit: expect.objectContaining({ termsVersion: 1 }),
  })
  await publish(() => ({ terms: { en: '# New terms', ru: '' } }))
  expect(await signUp('second@vostok.example')).toMatchObject({ version: 2 })
  expect(await signUp('first@vostok.example')).toMatchObject({ version: 1, audit: { termsVersion: 2 } })
  const [, mail] = await queuedMails(server.db, 'first@vostok.example')
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  expect((await server.anonymous().post(`/auth/verify-email?token=${token}`)).statusCode).toBe(200)
  const confirmed = await server.db
    .selectFrom('users')
    .select('terms_version')
    .where('email', '=', 'first@vostok.example')
    .executeTakeFirst()
  expect(confirmed).toEqual({ terms_version: 2 })
})

test('no version is recorded for terms hosted elsewhere', async () => {
  await publish(({ accounts }) => ({ accounts: { ...accounts, termsUrl: 'https://law.example/terms' } }))
  expect(await signUp('third@vostok.example')).toMatchObject({
    version: null,
    agreed: expect.any(String),
    audit: { termsVersion: null },
  })
})
