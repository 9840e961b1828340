import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { socketEvents } from '@seriba/domain/notifications/event-types'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { viewLot } from './generated/shared/lot.ts'
import { selectConnectionLost } from './notifications-slice.ts'
import { openSocket } from './socket.ts'
import { createTestStore } from './testing.ts'
import { watchLots } from './watched-lots.ts'

const { io, socket } = vi.hoisted(() => {
  const socket = {
    on: vi.fn(),
    emit: vi.fn(),
    close: vi.fn(),
    connect: vi.fn(),
    disconnect: () => socket,
    connected: false,
  }
  return { io: vi.fn((_options: unknown) => socket), socket }
})
vi.mock('socket.io-client', () => ({ io }))

beforeEach(() => {
  vi.stubGlobal('location', { origin: 'https://portal.example' })
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.clearAllMocks()
})

async function open(userType: number, roleId: number, lastEvent = 0) {
  const asked: string[] = []
  const { store } = createTestStore({
    'GET /user/events': (request: Request) => {
      asked.push(new URL(request.url).search)
      return { events: [], last: lastEvent, incomplete: false }
    },
  })
  const profile = { detail: { userId: 7, userType, roleId }, lastEvent }
  const close = openSocket(store.dispatch as never, profile as never)
  await vi.waitFor(() => expect(socket.on).toHaveBeenCalled())
  return { close, asked }
}

test.each([
  ['client', userTypes.client, roleIds.client],
  ['client', userTypes.client, roleIds.dealer],
  ['manager', userTypes.manager, roleIds.manager],
] as const)(
  'the socket uses websockets only and sends the user’s ID, their role as a %s, and the page’s address',
  async (role, type, id) => {
    const { close } = await open(type, id)
    expect(io).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({
        transports: ['websocket'],
        auth: { user_id: 7, user_role: role, url: 'https://portal.example' },
      }),
    )
    close()
  },
)

test('the socket listens to exactly three event names and closes with the session', async () => {
  const { close } = await open(userTypes.client, roleIds.client)
  const heard = socket.on.mock.calls.map(([name]) => name as string)
  expect(heard.filter((name) => name.includes('notification'))).toEqual([...socketEvents])
  expect(socketEvents).toEqual(['notification', 'client-notification', 'chat-notification'])
  close()
  expect(socket.close).toHaveBeenCalledOnce()
})

test('once open, the socket requests everything that happened since the profile was loaded', async () => {
  const { close, asked } = await open(userTypes.client, roleIds.client, 41)
  expect(asked).toEqual([])
  const [, connected] = socket.on.mock.calls.find(([name]) => name === 'connect') ?? []
  connected?.()
  await vi.waitFor(() => expect(asked).toEqual(['?after=41']))
  close()
})

test('once open, the socket says which lots are shown and first requests what happened to them', async () => {
  const lot = { pageType: 'car-auction', id: '7' } as const
  const away = watchLots([lot])
  const { store, calls } = createTestStore({
    'GET /car-auction/view': { success: true, lotDetail: {} },
    'GET /user/events': { events: [], last: 0, incomplete: false },
  })
  const shown = store.dispatch(viewLot.initiate(lot))
  await shown
  const detail = { userId: 7, userType: userTypes.client, roleId: roleIds.client }
  const close = openSocket(store.dispatch as never, { detail, lastEvent: 0 } as never)
  await vi.waitFor(() => expect(socket.on).toHaveBeenCalled())
  const [, connected] = socket.on.mock.calls.find(([name]) => name === 'connect') ?? []
  connected?.()
  expect(socket.emit).toHaveBeenLastCalledWith('watch-lots', [lot])
  await vi.waitFor(() => expect(calls.filter((call) => call === 'GET /car-auction/view')).toHaveLength(2))
  away()
  await vi.waitFor(() => expect(socket.emit).toHaveBeenLastCalledWith('watch-lots', []))
  close()
  shown.unsubscribe()
})

test('a device that is back online connects at once rather than after the session’s delay', async () => {
  const { close } = await open(userTypes.client, roleIds.client)
  window.dispatchEvent(new Event('online'))
  expect(socket.connect).toHaveBeenCalledOnce()
  close()
  window.dispatchEvent(new Event('online'))
  expect(socket.connect).toHaveBeenCalledOnce()
})

test('a connection whose code cannot be loaded is reported as lost', async () => {
  const { store } = createTestStore({})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  io.mockImplementationOnce(() => {
    throw new TypeError('error loading dynamically imported module')
  })
  const detail = { userId: 7, userType: userTypes.client, roleId: roleIds.client }
  const close = openSocket(store.dispatch as never, { detail, lastEvent: 0 } as never)
  await vi.waitFor(() => expect(selectConnectionLost(store.getState() as never)).toBe(true))
  close()
})
