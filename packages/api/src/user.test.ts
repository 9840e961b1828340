import { afterEach, expect, test, vi } from 'vitest'
import { viewProfile } from './generated/shared/user.ts'
import { sessionOpened, sessionStatus } from './session-slice.ts'
import { createTestStore, refused } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

test.each([
  [401, 'signed_out', sessionStatus.anonymous],
  [500, 'internal', sessionStatus.checking],
])('a first profile request answered with %i makes the session %s', async (status, code, left) => {
  const { store } = createTestStore({ 'GET /user/view-profile': () => refused(status, code) })
  await store.dispatch(viewProfile.initiate())
  expect(store.getState().session.status).toBe(left)
})

test.each([
  [403, 'forbidden', sessionStatus.anonymous],
  [500, 'internal', sessionStatus.authenticated],
])('a profile request answered with %i leaves an open session %s', async (status, code, left) => {
  const { store } = createTestStore({ 'GET /user/view-profile': () => refused(status, code) })
  store.dispatch(sessionOpened())
  await store.dispatch(viewProfile.initiate())
  expect(store.getState().session.status).toBe(left)
})
