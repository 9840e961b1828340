import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { aLot } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const companyFile = join(mkdtempSync(join(tmpdir(), 'seriba-public-')), 'company.json')
writeFileSync(companyFile, JSON.stringify({ catalogueAccess: 'public' }))

describe('a public catalogue', () => {
  const server = testServer({ companyFile })

  test('shows its listings to a visitor without member-only details', async () => {
    await aLot(server.db)
    const visitor = server.anonymous()
    const listing = (await visitor.get('/car-auction/listing')).json().result
    const [row] = listing.carsList
    expect(row).toMatchObject({ wishList: [], averagePrice: null })
    const member = await server.signInAs(await aClient(server.db))
    const theirs = (await member.get('/car-auction/listing')).json().result.carsList[0]
    expect([theirs.id, theirs.wishList.length > 0]).toEqual([row.id, true])
    for (const path of ['filters', 'filter-attributes', 'makers'])
      expect((await visitor.get(`/car-auction/${path}`)).statusCode).toBe(200)
    expect((await visitor.get('/site/menu-counters')).json().result.bid).toBe(0)
    expect((await visitor.get('/user/my-search', { type: 'car-auction' })).json().result.counter).toBe(0)
  })

  test('shows its lots without notes, favorites, and average price', async () => {
    const lot = await aLot(server.db, { manager_note: 'for our clients only' })
    const answer = (await server.anonymous().get('/car-auction/view', { id: String(lot.id) })).json()
    expect(answer.result).toMatchObject({
      lotDetail: { wishList: [], bidInfo: { averagePrice: null, myBid: false } },
    })
    expect(JSON.stringify(answer)).not.toContain('for our clients only')
  })

  test('accepts no changes from a visitor', async () => {
    const lot = await aLot(server.db)
    const visitor = server.anonymous()
    const calls = [
      visitor.post('/bid/create', {}),
      visitor.post('/favorite/add', { group: 'A', carId: String(lot.id), type: 'car' }),
      visitor.post('/user/save-search', {}),
      visitor.get('/car-auction/password', { id: String(lot.id) }),
      visitor.get('/bid/my-bid'),
      visitor.get('/user/view-profile'),
    ]
    for (const response of await Promise.all(calls)) expect(response.statusCode).toBe(401)
  })
})

describe('a members-only catalogue', () => {
  const server = testServer()

  test('shows a visitor nothing', async () => {
    const lot = await aLot(server.db)
    const visitor = server.anonymous()
    expect((await visitor.get('/car-auction/listing')).statusCode).toBe(401)
    expect((await visitor.get('/car-auction/view', { id: String(lot.id) })).statusCode).toBe(401)
    expect((await visitor.get('/site/menu-counters')).statusCode).toBe(401)
  })
})
