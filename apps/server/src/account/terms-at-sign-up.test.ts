import { expect, test } from 'vitest'
import { aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer({ demo: true })

async function signUp(email: string) {
  const response = await server.anonymous().post('/auth/signup', {
    fullName: 'Dmitri Kovalenko',
    email,
    mobile: '+7 (914) 555-01-42',
    country: 183,
    city: 'Vladivostok',
    password: 'a ship to Nakhodka',
    confirmPassword: 'a ship to Nakhodka',
    terms: true,
    language: '692',
  })
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

test('signing up keeps which version of the terms was in force, and so does asking again', async () => {
  expect(await signUp('first@vostok.example')).toEqual({
    version: 1,
    agreed: expect.any(String),
    audit: expect.objectContaining({ termsVersion: 1 }),
  })
  await publish(() => ({ terms: { en: '# New terms', ru: '' } }))
  expect(await signUp('second@vostok.example')).toMatchObject({ version: 2 })
  expect(await signUp('first@vostok.example')).toMatchObject({ version: 2, audit: { termsVersion: 2 } })
})

test('terms that stand elsewhere have no version of ours', async () => {
  await publish(({ accounts }) => ({ accounts: { ...accounts, termsUrl: 'https://law.example/terms' } }))
  expect(await signUp('third@vostok.example')).toMatchObject({
    version: null,
    agreed: expect.any(String),
    audit: { termsVersion: null },
  })
})
