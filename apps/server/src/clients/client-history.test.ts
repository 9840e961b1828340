import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

test('an account’s history is listed newest first, with the previous values', async () => {
  const manager = await aManager(server.db)
  const desk = await server.signInAs(manager)
  const client = await aClient(server.db, { creditLimit: 1000 })
  await desk.put('/client/update', { id: client.id, creditLimit: 2000, reason: 'Pays well' })
  await desk.put('/client/update-permissions', {
    id: client.id,
    permissions: { shareCar: false },
    reason: 'As agreed',
  })
  const history = async (query: object) =>
    (await desk.get('/client/history', { id: client.id, ...query })).json().result
  const { entries, pageInfo } = await history({})
  const actor = expect.stringContaining('manager')
  expect(entries).toMatchObject([
    {
      actor,
      action: 'client.permissions',
      changes: [{ field: 'shareCar', before: null, after: false }],
      reason: 'As agreed',
    },
    {
      actor,
      action: 'client.update',
      changes: [{ field: 'credit_limit', before: 1000, after: 2000 }],
      reason: 'Pays well',
    },
  ])
  expect(pageInfo.totalSearchResults).toBe(2)
  expect((await history({ page: 2, pageSize: 1 })).entries).toEqual([entries[1]])
  const staff = await desk.get('/client/history', { id: manager.id })
  expect([staff.statusCode, staff.json().messageCode]).toEqual([404, 'client_not_found'])
})
