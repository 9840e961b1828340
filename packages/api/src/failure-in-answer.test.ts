import { updateSoldPrice as contract } from '@seriba/contracts/bids'
import { afterEach, expect, test, vi } from 'vitest'
import { toApiError } from './api-error.ts'
import { updateSoldPrice as rules } from './cache/bids.ts'
import { mutation } from './endpoint.ts'
import { createTestStore } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

/** Like a built app, which carries no response schemas. */
const updateSoldPrice = mutation({ ...contract, output: undefined as never }, rules)

test.each<[string, Response, string]>([
  ['says that it failed', Response.json({ result: { success: false } }), 'internal'],
  ['says why', Response.json({ result: { success: false, error: 'bid_archived' } }), 'bid_archived'],
  ['has an error in it', Response.json({ result: { success: true, error: 'stale' } }), 'stale'],
  ['says so beside any result', Response.json({ success: false, messageCode: 'stale' }), 'stale'],
])('a change whose response %s counts as failed, whatever its status', async (_, answer, code) => {
  const { store } = createTestStore({ 'PUT /bid/update-sold-price': answer })
  const { data, error } = await store.dispatch(updateSoldPrice.initiate({ bidId: 1, soldPrice: 640_000 }))
  expect([data, toApiError(error)]).toMatchObject([undefined, { code, status: 200 }])
})

test('a response without an error counts as a saved change', async () => {
  const { store } = createTestStore({ 'PUT /bid/update-sold-price': { success: true, error: null } })
  const { error } = await store.dispatch(updateSoldPrice.initiate({ bidId: 1, soldPrice: 640_000 }))
  expect(error).toBe(undefined)
})
