import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toApiError } from './api-error.ts'
import { testSource } from './generated/manager/feed-sources.ts'
import { readImport } from './generated/manager/imports.ts'
import { saveNote } from './generated/manager/purchase-view.ts'
import { gearboxList } from './generated/shared/site.ts'
import { createTestStore, refused } from './testing.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Accepts every request and answers only these. */
function silentServer(answers: Record<string, () => Response> = {}) {
  const { store, fetch } = createTestStore({})
  fetch.mockImplementation((request: Request) => {
    const answer = answers[new URL(request.url).pathname]
    if (answer) return Promise.resolve(answer())
    return new Promise((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason))
    })
  })
  return { store, fetch }
}

/** What each one has received by then; null while it is waiting. */
async function toldAfter(milliseconds: number, ...asked: PromiseLike<{ error?: unknown }>[]) {
  const told = asked.map(() => null as string | null | undefined)
  for (const [index, one] of asked.entries())
    void one.then(({ error }) => {
      told[index] = toApiError(error)?.code
    })
  await vi.advanceTimersByTimeAsync(milliseconds)
  return told
}

const note = { id: 1, note: 'Keys in the glove box', staffNote: '', version: 1 }

test('an unanswered request ends after half a minute and says that it may have been saved', async () => {
  const { store } = silentServer()
  const saved = store.dispatch(saveNote.initiate(note))
  const read = store.dispatch(gearboxList.initiate())
  expect(await toldAfter(29_000, saved, read)).toEqual([null, null])
  expect(await toldAfter(2000, saved, read)).toEqual(['try_again', 'try_again'])
})

test('slow requests, such as large files and calls to other services, are given more time', async () => {
  const { store } = silentServer()
  const file = store.dispatch(readImport.initiate({} as never))
  const source = store.dispatch(testSource.initiate({} as never))
  expect(await toldAfter(240_000, file, source)).toEqual([null, null])
  expect(await toldAfter(61_000, file, source)).toEqual(['try_again', 'try_again'])
})

test('a session whose refresh got no answer is refreshed again by the next call', async () => {
  const { store, fetch } = silentServer({ '/v1/site/gearbox-list': () => refused(401, 'signed_out') })
  const ask = () => store.dispatch(gearboxList.initiate(undefined, { forceRefetch: true }))
  expect(await toldAfter(31_000, ask())).toEqual(['signed_out'])
  expect(await toldAfter(31_000, ask())).toEqual(['signed_out'])
  const refreshes = fetch.mock.calls.filter(([{ url }]) => url.endsWith('/auth/update'))
  expect(refreshes).toHaveLength(2)
})
