import { companyState } from '@seriba/server-company/company-state'
import { createDb, createPool } from '@seriba/server-kit/db'
import { expect, test } from 'vitest'
import { aManager } from '../test/builders.ts'
import { publishedCosts } from '../test/cost-builders.ts'
import { testServer } from '../test/server.ts'
import { signUpForm } from '../test/sign-up-form.ts'

const server = testServer()
const config = async () => (await server.anonymous().get('/site/config')).json().result

test('a company is not open until it has staff, and nobody can sign up before', async () => {
  const signUp = () => server.anonymous().post('/auth/signup', signUpForm())
  expect(await config()).toMatchObject({ notOpen: true })
  expect((await signUp()).json()).toMatchObject({ success: false, messageCode: 'company_not_open' })
  expect(await server.db.selectFrom('users').select('id').execute()).toEqual([])
  await aManager(server.db)
  expect(await config()).not.toHaveProperty('notOpen')
  expect((await signUp()).statusCode).toBe(200)
})

test('pages are told that there are no costs until cost tables apply', async () => {
  expect(await config()).toMatchObject({ noCosts: true })
  await publishedCosts(server.db)
  expect(await config()).not.toHaveProperty('noCosts')
})

test('a company counts as set up while the database is unavailable', async () => {
  const pool = createPool({ url: server.url, max: 1 })
  const state = companyState(createDb(pool))
  await pool.end()
  expect(await state()).toEqual({ isOpen: true, hasCosts: true })
})
