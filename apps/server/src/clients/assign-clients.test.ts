import { expect, test } from 'vitest'
import { aClient, aManager } from '../test/builders.ts'
import { accountsOf } from '../test/clients.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const { accountOf, auditOf, audiencesOf } = accountsOf(server)

test('several clients are assigned to one colleague at once, with a log entry for each', async () => {
  const manager = await aManager(server.db)
  const desk = await server.signInAs(manager)
  const [first, second, colleague] = [
    await aClient(server.db),
    await aClient(server.db),
    await aManager(server.db, { staffRole: 'manager' }),
  ]
  const assign = (ids: number[], managerId: number) => desk.put('/client/assign', { ids, managerId })
  // Neither a colleague nor an unknown ID is assigned.
  const answer = await assign([first.id, second.id, colleague.id, 999_999], colleague.id)
  expect(answer.json().result).toEqual({
    success: true,
    assigned: 2,
    moved: [
      { id: first.id, from: 0 },
      { id: second.id, from: 0 },
    ],
  })
  for (const { id } of [first, second]) {
    expect((await accountOf(id)).manager_id).toBe(colleague.id)
    expect((await auditOf(id)).at(-1)).toMatchObject({
      action: 'client.assign',
      actor_id: manager.id,
      after: { manager_id: colleague.id },
    })
    expect(await audiencesOf(id)).toHaveLength(1)
  }
  expect((await assign([first.id, second.id], colleague.id)).json().result.assigned).toBe(0)
  expect((await assign([first.id], 0)).json().result.assigned).toBe(1)
  expect((await accountOf(first.id)).manager_id).toBeNull()
  const back = await desk.put('/client/assign', {
    ids: [first.id, second.id],
    managerId: 0,
    was: colleague.id,
  })
  expect(back.json().result.moved).toEqual([{ id: second.id, from: colleague.id }])
  expect((await assign([first.id], second.id)).json().fields).toEqual({ managerId: 'manager_unknown' })
})

test('the list can be limited to clients who are unassigned or unchecked, latest first', async () => {
  const manager = await aManager(server.db)
  const desk = await server.signInAs(manager)
  const [theirs, checked, lately] = [
    await aClient(server.db),
    await aClient(server.db),
    await aClient(server.db),
  ]
  const set = (id: number, values: object) =>
    server.db.updateTable('users').set(values).where('id', '=', id).execute()
  await set(theirs.id, { manager_id: manager.id })
  await set(checked.id, { checked_state: 'checked', created_at: new Date('2020-01-01') })
  const ids = async (query: object) => {
    const { clients } = (await desk.get('/client/index', { pageSize: 100, ...query })).json().result
    return clients.map(({ userId }: { userId: number }) => userId)
  }
  const unassigned = await ids({ unassigned: 1, sort: 'registered', order: 'desc' })
  expect(unassigned).not.toContain(theirs.id)
  expect(unassigned.indexOf(lately.id)).toBeLessThan(unassigned.indexOf(checked.id))
  const unchecked = await ids({ unchecked: 1 })
  expect(unchecked).toContain(lately.id)
  expect(unchecked).not.toContain(checked.id)
})

test('the menu counts new clients without a manager for staff who serve clients', async () => {
  const desk = await server.signInAs(await aManager(server.db))
  const count = async (browser = desk) =>
    (await browser.get('/site/menu-counters')).json().result.newClients as number
  const before = await count()
  const client = await aClient(server.db)
  await aClient(server.db, { verified: false })
  expect(await count()).toBe(before + 1)
  await server.db
    .updateTable('users')
    .set({ created_at: new Date('2020-01-01') })
    .where('id', '=', client.id)
    .execute()
  expect(await count()).toBe(before)
  const translator = await server.signInAs(await aManager(server.db, { staffRole: 'translator' }))
  expect(await count(translator)).toBe(0)
  expect(await count(await server.signInAs(client))).toBe(0)
})
