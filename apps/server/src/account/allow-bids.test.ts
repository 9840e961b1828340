import { allowBids } from '@seriba/server-account/allow-bids'
import { expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

test('a buyer who has paid no deposit can bid once somebody vouches for them', async () => {
  const user = await aClient(server.db, { permissions: { biddingAllowed: false } })
  const browser = await server.signInAs(user)
  const profile = async () => (await browser.get('/user/view-profile')).json().result
  expect((await profile()).permission.biddingAllowed).toBe(false)

  await allowBids(server, { email: user.email.toUpperCase(), creditLimit: 2_000_000 })
  expect(await profile()).toMatchObject({
    permission: { biddingAllowed: true, creditLimitCheck: true },
    balanceInfo: { creditLimit: 2_000_000 },
  })
  const trail = await server.db
    .selectFrom('audit')
    .select('action')
    .where('entity_id', '=', String(user.id))
    .execute()
  expect(trail).toContainEqual({ action: 'user.allowBids' })
})

test('the error names an address that has no account', async () => {
  await expect(allowBids(server, { email: 'nobody@test.example', creditLimit: 0 })).rejects.toThrow(
    'There is no account for nobody@test.example.',
  )
})
