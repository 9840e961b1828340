import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signOut } from './generated/public/auth.ts'
import { viewProfile } from './generated/shared/user.ts'
import { sessionClosed, sessionExpired, sessionStatus } from './session-slice.ts'
import { joinTabs } from './tabs.ts'
import { aProfile } from './testing/facts.ts'
import { createTestStore } from './testing.ts'

/** Another tab of the same browser. */
let other: BroadcastChannel
let heard: unknown[]
const partings: (() => void)[] = []

beforeEach(() => {
  heard = []
  other = new BroadcastChannel('seriba-tabs')
  other.onmessage = ({ data }) => heard.push(data)
})
afterEach(() => {
  other.close()
  for (const part of partings.splice(0)) part()
  vi.unstubAllGlobals()
})

function tab(userId = 7) {
  const profile = aProfile('client')
  const seen = { userId }
  const world = createTestStore({
    'GET /user/view-profile': () => ({ ...profile, detail: { ...profile.detail, userId: seen.userId } }),
    'POST /auth/logout': { success: true },
  })
  partings.push(joinTabs(world.store))
  const status = () => world.store.getState().session.status
  const look = () => world.store.dispatch(viewProfile.initiate())
  const user = () => viewProfile.select()(world.store.getState()).data?.detail.userId
  return { ...world, status, look, user, seen }
}

test('logging out in one tab logs out every tab and leaves no data there', async () => {
  const { store, status, look, user } = tab()
  await look()
  await store.dispatch(signOut.initiate())
  await vi.waitFor(() => expect(heard).toEqual([{ kind: 'signedOut' }]))

  const second = tab()
  await second.look()
  other.postMessage({ kind: 'signedOut' })
  await vi.waitFor(() => expect(second.status()).toBe(sessionStatus.anonymous))
  expect([status(), user(), second.user()]).toEqual([sessionStatus.anonymous, undefined, undefined])
})

test('logging in in one tab logs in the tabs showing the login form', async () => {
  const { store, status, look } = tab()
  store.dispatch(sessionClosed())
  other.postMessage({ kind: 'signedIn' })
  await vi.waitFor(() => expect(status()).toBe(sessionStatus.authenticated))
  store.dispatch(sessionClosed())
  await store.dispatch(viewProfile.initiate(undefined, { forceRefetch: true }))
  await look()
  await vi.waitFor(() => expect(heard).toContainEqual({ kind: 'signedIn' }))
})

test('a tab whose session had expired continues with the account that logged in elsewhere', async () => {
  const { store, look, user, seen } = tab()
  await look()
  store.dispatch(sessionExpired())
  seen.userId = 8
  other.postMessage({ kind: 'signedIn' })
  await vi.waitFor(() => expect(store.getState().session.expired).toBe(false))
  await vi.waitFor(() => expect(user()).toBe(8))
})
