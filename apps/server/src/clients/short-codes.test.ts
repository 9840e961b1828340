import { createUser } from '@seriba/server-account/create-user'
import { beforeAll, expect, test } from 'vitest'
import { up } from '../migrations/0331-short-codes.ts'
import { aBid, aGroup } from '../test/bid-builders.ts'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { signUpForm } from '../test/sign-up-form.ts'

const server = testServer()
// The company is open.
beforeAll(() => aManager(server.db))
const codeOf = async (where: { id: number } | { email: string }) => {
  const query = server.db.selectFrom('users').select('short_code')
  const user = 'id' in where ? query.where('id', '=', where.id) : query.where('email', '=', where.email)
  return (await user.executeTakeFirstOrThrow()).short_code
}
const desk = async () => server.signInAs(await aManager(server.db))

test('a client who signs up or is created by staff gets their own code', async () => {
  const email = 'code@test.example'
  await server.anonymous().post('/auth/signup', signUpForm({ email }))
  expect(await codeOf({ email })).toMatch(/^[A-Z]{1,2}\d*$/)
  const made = async (fullName: string, company: string) => {
    const input = { fullName, company, email: `${fullName.replace(' ', '')}@test.example`, countryId: 183 }
    return codeOf({ id: (await (await desk()).post('/client/create', input)).json().result.userId })
  }
  expect([await made('One Client', 'Xenon Yards'), await made('Two Client', 'Xenon Yachts')]).toEqual([
    'XY',
    'XY2',
  ])
  const cli = { name: 'Zara Quill', role: 'client', language: 'en', email: 'zq@test.example' } as const
  await createUser(server, cli)
  expect(await codeOf({ email: cli.email })).toBe('ZQ')
})

test('clients created at the same moment get different codes', async () => {
  const browser = await desk()
  const made = await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      browser.post('/client/create', { fullName: 'Kai Lund', email: `kl${n}@test.example`, countryId: 183 }),
    ),
  )
  const codes = await Promise.all(made.map((answer) => codeOf({ id: answer.json().result.userId })))
  expect(new Set(codes).size).toBe(8)
})

test('staff can give a client a different code that nobody else has', async () => {
  const browser = await desk()
  const [one, other] = [await aClient(server.db), await aClient(server.db)]
  const give = async (id: number, shortCode: string) =>
    (await browser.put('/client/update', { id, shortCode })).json()
  expect(await give(one.id, ' k17 ')).toHaveProperty('result')
  expect(await codeOf(one)).toBe('K17')
  expect((await give(other.id, 'K17')).fields).toEqual({ shortCode: 'short_code_taken' })
  expect((await give(other.id, 'K-17')).fields).toEqual({ shortCode: 'short_code_invalid' })
  expect(await codeOf(other)).toBeNull()
})

test('the Bid Manager shows the code with a client’s groups, but the client’s own list does not', async () => {
  const client = await aClient(server.db)
  await (await desk()).put('/client/update', { id: client.id, shortCode: 'GRP1' })
  await aBid(server.db, client, { group_id: (await aGroup(server.db, client)).id })
  const prefixIn = async (browser: Awaited<ReturnType<typeof desk>>, path: string, query = {}) =>
    (await browser.get(path, query)).json().result.cars[0].bidGroupPrefix
  expect(await prefixIn(await desk(), '/bid/index', { user: client.id })).toBe('GRP1')
  expect(await prefixIn(await server.signInAs(client), '/bid/my-bid')).toBeNull()
})

test('existing clients get one too', async () => {
  const clients = [await aClient(server.db), await aClient(server.db)]
  await server.db.schema.dropIndex('users_short_code').execute()
  await server.db
    .updateTable('users')
    .set({ short_code: 'SAME' })
    .where(
      'id',
      'in',
      clients.map(({ id }) => id),
    )
    .execute()
  await up(server.db as never)
  const codes = await Promise.all(clients.map(codeOf))
  expect(codes[0]).toBe('SAME')
  expect(codes[1]).toMatch(/^C\d/)
  const staff = await server.db.selectFrom('users').select('short_code').where('user_type', '=', 3).execute()
  expect(staff.every(({ short_code }) => short_code === null)).toBe(true)
})
