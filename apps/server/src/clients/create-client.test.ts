import { newAccountPermissions } from '@seriba/domain/access/permission-templates'
import { roleIds } from '@seriba/domain/access/roles'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { aDealer, aManager } from '../test/builders.ts'
import { accountsOf } from '../test/clients.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { auditOf, accountOf } = accountsOf(server)
const password = 'violet harbour 17'
const somebody = {
  fullName: '  Wanjiru   Mwangi ',
  email: 'wanjiru@rift.example',
  countryId: 183,
  company: 'Rift Motors',
  creditLimit: 2_000_000,
  dailyBidLimit: 5,
}

const mailTo = async (email: string) => {
  const { rows } = await sql<{ subject: string; text: string; jobs: number }>`
    select payload->>'subject' as subject, payload->>'text' as text from graphile_worker._private_jobs
    where payload->>'to' = ${email} order by id`.execute(server.db)
  return rows
}

test('a new account’s owner logs in through the email they receive', async () => {
  const manager = await aManager(server.db)
  const dealer = await aDealer(server.db)
  const desk = await server.signInAs(manager)
  const accountManagers = { managerId: manager.id, dealerId: dealer.id }
  const { userId } = (await desk.post('/client/create', { ...somebody, ...accountManagers })).json().result
  expect(await accountOf(userId)).toMatchObject({
    full_name: 'Wanjiru Mwangi',
    role_id: roleIds.client,
    user_type: 2,
    credit_limit: 2_000_000,
    daily_bid_limit: 5,
    manager_id: manager.id,
    dealer_id: dealer.id,
    password_hash: null,
    email_verified_at: null,
    permissions: newAccountPermissions('client'),
  })
  expect(await auditOf(userId)).toMatchObject([{ action: 'client.create', actor_id: manager.id }])

  const [mail, ...others] = await mailTo(somebody.email)
  expect([mail?.subject, others]).toEqual(['Your account is ready', []])
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  const stranger = server.anonymous()
  const chosen = { newPassword: password, confirmPassword: password }
  expect((await stranger.post(`/auth/reset-password-verify?token=${token}`, chosen)).statusCode).toBe(200)
  const browser = await server.signIn(somebody.email, password)
  expect((await browser.get('/user/view-profile')).json().result.detail.userId).toBe(userId)
  expect((await browser.get('/user/view-profile')).json().result.permission.biddingAllowed).toBe(false)
})

test('the link is valid for two days', async () => {
  const desk = await server.signInAs(await aManager(server.db))
  const email = 'later@rift.example'
  const { userId } = (await desk.post('/client/create', { ...somebody, email })).json().result
  const { rows } = await sql<{ hours: number }>`
    select round(extract(epoch from expires_at - now()) / 3600) as hours from link_tokens where user_id = ${userId}`.execute(
    server.db,
  )
  expect(rows).toEqual([{ hours: 48 }])
})

test('errors are reported at their fields, and a taken address gets no second account', async () => {
  const desk = await server.signInAs(await aManager(server.db))
  const refused = async (body: object) => (await desk.post('/client/create', { ...somebody, ...body })).json()
  expect((await refused({ fullName: ' ', email: 'no', countryId: 999 })).fields).toEqual({
    fullName: 'field_required',
    email: 'email_invalid',
    countryId: 'country_unknown',
  })
  const email = 'taken@rift.example'
  await desk.post('/client/create', { ...somebody, email })
  expect((await refused({ email: email.toUpperCase() })).fields).toEqual({ email: 'email_taken' })
  expect((await refused({ email: 'free@rift.example', managerId: 9e15 })).fields).toEqual({
    managerId: 'manager_unknown',
  })
  expect((await refused({ email: 'free@rift.example', roleId: roleIds.manager })).messageCode).toBe(
    'invalid_input',
  )
  expect(await mailTo('free@rift.example')).toEqual([])
})
