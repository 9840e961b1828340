import { newAccountPermissions } from '@seriba/domain/access/permission-templates'
import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { accountsOf } from '../test/clients.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { auditOf, audiencesOf, accountOf } = accountsOf(server)

test('a flag can be overridden and reset to the template at once', async () => {
  const manager = await aManager(server.db)
  const desk = await server.signInAs(manager)
  const client = await aClient(server.db, { permissions: newAccountPermissions('client') })
  const buyer = await server.signInAs(client)
  const profile = async () => (await buyer.get('/user/view-profile')).json().result.permission
  const change = (permissions: object, reason?: string) =>
    desk.put('/client/update-permissions', { id: client.id, permissions, reason })
  expect(await profile()).toMatchObject({ biddingAllowed: false, shareCar: true })

  await change({ biddingAllowed: null, shareCar: false, dailyBidLimitCheck: true }, 'Deposit is here')
  expect(await profile()).toMatchObject({ biddingAllowed: true, shareCar: false, dailyBidLimitCheck: true })
  const { overrides } = (await desk.get('/client/view', { id: client.id })).json().result
  expect(overrides).toMatchObject({ shareCar: false, dailyBidLimitCheck: true })
  expect(overrides).not.toHaveProperty('biddingAllowed')
  expect(await auditOf(client.id)).toEqual([
    {
      action: 'client.permissions',
      actor_id: manager.id,
      before: { permissions: { biddingAllowed: false, shareCar: null, dailyBidLimitCheck: null } },
      after: {
        permissions: { biddingAllowed: null, shareCar: false, dailyBidLimitCheck: true },
        reason: 'Deposit is here',
      },
    },
  ])
  expect(await audiencesOf(client.id)).toEqual([`user:${client.id} staff`])

  await change({ shareCar: false })
  expect(await auditOf(client.id)).toHaveLength(1)
})

test('a client cannot be given staff flags', async () => {
  const desk = await server.signInAs(await aManager(server.db))
  const client = await aClient(server.db)
  for (const flag of ['managerBidForClient', 'bidManageStatus', 'everything']) {
    const response = await desk.put('/client/update-permissions', {
      id: client.id,
      permissions: { [flag]: true },
    })
    expect(response.statusCode).toBe(422)
  }
  expect((await accountOf(client.id)).permissions).toEqual({})
})

test('changing permissions is closed to buyers and to managers who may not bid for clients', async () => {
  const client = await aClient(server.db)
  const barred = await aManager(server.db, { permissions: { managerBidForClient: false } })
  const codes = [client, barred].map(async (user) => {
    const browser = await server.signInAs(user)
    const change = { id: client.id, permissions: { biddingAllowed: true }, creditLimit: 1 }
    const answers = [
      await browser.put('/client/update-permissions', change),
      await browser.put('/client/update', change),
      await browser.get('/client/index'),
      await browser.get('/client/history', { id: client.id }),
    ]
    return [...new Set(answers.map((answer) => answer.json().messageCode))]
  })
  expect(await Promise.all(codes)).toEqual([['wrong_audience'], ['permission_missing']])
})
