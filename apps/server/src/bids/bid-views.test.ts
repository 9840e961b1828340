import { bidViews } from '@seriba/domain/bids/bid-views'
import { beforeEach, describe, expect, test } from 'vitest'
import { aManager, type TestUser } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const browserOf = (who: TestUser) => server.signInAs(who)
type Browser = Awaited<ReturnType<typeof browserOf>>

let me: Browser
let colleague: Browser
beforeEach(async () => {
  me = await browserOf(await aManager(server.db))
  colleague = await browserOf(await aManager(server.db))
})

const save = async (browser: Browser, view: Record<string, unknown>) => {
  const answer = await browser.post('/bid/save-view', view)
  return { code: answer.statusCode, id: answer.json().result?.id as number, ...answer.json() }
}
const views = async (browser: Browser, ids: readonly number[]) => {
  const { items } = (await browser.get('/bid/views', {})).json().result
  return items.filter(({ id }: { id: number }) => ids.includes(id))
}

describe('a saved view in the Bid Manager', () => {
  test('belongs to its manager alone until they share it', async () => {
    const { id } = await save(me, { name: ' Morning, USS ', params: 'hide=chat&auction=USS+Tokyo' })
    expect(await views(me, [id])).toMatchObject([
      {
        name: 'Morning, USS',
        params: 'auction=USS+Tokyo&hide=chat',
        own: true,
        shared: false,
        isDefault: false,
      },
    ])
    expect(await views(colleague, [id])).toEqual([])
    await save(me, { id, shared: true })
    expect(await views(colleague, [id])).toMatchObject([{ name: 'Morning, USS', own: false, shared: true }])
  })

  test('is taken over by its owner’s successor if it is shared', async () => {
    const [leaving, successor] = [await aManager(server.db), await aManager(server.db)]
    const [theirs, heir] = [await browserOf(leaving), await browserOf(successor)]
    const { id } = await save(theirs, { name: 'Morning', shared: true })
    const { id: own } = await save(theirs, { name: 'Mine' })
    const closed = { id: leaving.id, successorId: successor.id, reason: 'Moves to Osaka' }
    expect((await me.post('/staff/close', closed)).statusCode).toBe(200)
    expect(await views(heir, [id, own])).toMatchObject([{ id, name: 'Morning', own: true }])
    expect((await heir.post('/bid/delete-view', { id })).statusCode).toBe(200)
    expect(await views(colleague, [id])).toEqual([])
  })

  test('can be changed and deleted only by its owner', async () => {
    const { id } = await save(me, { name: 'Mine', shared: true })
    expect((await save(colleague, { id, name: 'Theirs' })).code).toBe(404)
    expect((await colleague.post('/bid/delete-view', { id })).statusCode).toBe(404)
    await save(me, { id, params: 'bidStatus=1' })
    expect(await views(me, [id])).toMatchObject([{ name: 'Mine', params: 'bidStatus=1', shared: true }])
    expect((await me.post('/bid/delete-view', { id })).statusCode).toBe(200)
    expect(await views(colleague, [id])).toEqual([])
  })

  test('opens the list for everyone who chose it as their default, as long as they can see it', async () => {
    const { id } = await save(me, { name: 'For all', shared: true })
    const choose = (browser: Browser, view: number | null) => browser.put('/bid/default-view', { id: view })
    for (const browser of [me, colleague]) expect((await choose(browser, id)).statusCode).toBe(200)
    expect(await views(colleague, [id])).toMatchObject([{ isDefault: true }])
    await save(me, { id, shared: false })
    await save(me, { id, shared: true })
    expect(await views(colleague, [id])).toMatchObject([{ isDefault: false }])
    expect(await views(me, [id])).toMatchObject([{ isDefault: true }])
    await choose(me, null)
    expect(await views(me, [id])).toMatchObject([{ isDefault: false }])
  })

  test('cannot be chosen by somebody who cannot see it', async () => {
    const { id } = await save(me, { name: 'Mine' })
    expect((await colleague.put('/bid/default-view', { id })).statusCode).toBe(404)
  })

  test('requires a name and an address of the list', async () => {
    expect(await save(me, { params: '' })).toMatchObject({ code: 422, fields: { name: 'field_required' } })
    expect((await save(me, { name: '  ' })).code).toBe(422)
    expect((await save(me, { name: 'Odd', params: 'page=3' })).code).toBe(422)
  })

  test('is limited to thirty per manager', async () => {
    for (let at = 0; at < bidViews.perPerson; at += 1) await save(me, { name: `View ${at}` })
    expect(await save(me, { name: 'One too many' })).toMatchObject({
      code: 422,
      messageCode: 'too_many_views',
    })
    expect((await save(colleague, { name: 'Another’s' })).code).toBe(200)
  })
})
