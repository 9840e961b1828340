import pg from 'pg'
import { expect, test } from 'vitest'
import { aLot, bidOn } from '../test/bid-builders.ts'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()

/** What each connection sends during an action, in order. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[][]> {
  type Wire = Record<'query' | 'bind', (first: unknown) => unknown>
  const wire = pg.Connection.prototype as unknown as Wire
  const { query, bind } = wire
  const sent = new Map<Wire, string[]>()
  const note = (by: Wire, statement: string) => sent.set(by, [...(sent.get(by) ?? []), statement])
  wire.query = function (text) {
    note(this, String(text))
    return query.call(this, text)
  }
  wire.bind = function (asked) {
    note(this, (asked as { statement?: string }).statement ? 'prepared' : 'not prepared')
    return bind.call(this, asked)
  }
  try {
    await work()
  } finally {
    Object.assign(wire, { query, bind })
  }
  return [...sent.values()]
}

test('placing a bid takes three prepared statements: the lock, the checks, and all the writes, including its email', async () => {
  const browser = await server.signInAs(await aClient(server.db, { creditLimit: 10_000_000 }))
  const lot = await aLot(server.db)
  const sent = await statementsOf(async () => {
    expect((await browser.post('/bid/create', bidOn(lot, 500_000))).statusCode).toBe(200)
  })
  const ofBid =
    sent.find((statements) => statements.includes('begin') && statements.includes('prepared')) ?? []
  expect(ofBid.slice(ofBid.indexOf('begin'), ofBid.indexOf('commit') + 1)).toEqual([
    'begin',
    'prepared',
    'prepared',
    'prepared',
    'commit',
  ])
})
