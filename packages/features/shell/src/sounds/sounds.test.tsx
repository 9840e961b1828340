import { newsReceived } from '@seriba/api/notifications-slice'
import { setSounds } from '@seriba/api/sound-choice'
import { aProfile } from '@seriba/api/testing/facts'
import { eventTypes } from '@seriba/domain/notifications/event-types'
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { AppLayout } from '../layout/AppLayout.tsx'
import { aBidEvent } from '../test/events.ts'
import { renderApp, serverOf } from '../test/render-app.tsx'
import { notes } from './notes.ts'

vi.mock('socket.io-client', () => ({ io: () => ({ on: () => undefined, close: () => undefined }) }))

const pitches: number[] = []
let state: AudioContextState = 'running'

class FakeAudio {
  currentTime = 0
  destination = {}
  get state() {
    return state
  }
  resume() {
    return new Promise<void>(() => {})
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} }
    return { gain, connect() {} }
  }
  createOscillator() {
    const frequency = {
      set value(pitch: number) {
        pitches.push(pitch)
      },
    }
    return { frequency, connect() {}, start() {}, stop() {} }
  }
}

beforeEach(() => {
  vi.resetModules()
  localStorage.clear()
  sessionStorage.clear()
  pitches.length = 0
  state = 'running'
  vi.stubGlobal('AudioContext', FakeAudio)
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
  vi.unstubAllGlobals()
})

async function open() {
  const routes = [{ element: <AppLayout />, children: [{ path: '/bids', element: 'List of bids' }] }]
  const page = await renderApp({ routes, at: '/bids', server: serverOf(aProfile('client')) })
  await screen.findByText('List of bids')
  return (seq: number, visible = true) =>
    act(() => void page.store.dispatch(newsReceived({ event: aBidEvent('clientNewBid'), seq, visible })))
}

test('no two events sound alike', () => {
  const tunes = eventTypes.map((type) => JSON.stringify(notes[type]))
  expect(new Set(tunes).size).toBe(eventTypes.length)
})

test('an event plays its sound, even in a background tab', async () => {
  const tell = await open()
  tell(1, false)
  await vi.waitFor(() => expect(pitches).toEqual(notes.clientNewBid.map(([pitch]) => pitch)))
})

test('a user who has muted sounds hears nothing', async () => {
  setSounds(false)
  const tell = await open()
  tell(1)
  setSounds(true)
  tell(2)
  await vi.waitFor(() => expect(pitches).toHaveLength(notes.clientNewBid.length))
})

test('a page that may not play sound yet, or has no audio device, stays silent', async () => {
  vi.useFakeTimers()
  state = 'suspended'
  const { playOnce } = await import('./play.ts')
  const waiting = playOnce({ seq: 1, eventType: 'chatMessage' })
  await vi.advanceTimersByTimeAsync(5000)
  await waiting
  vi.resetModules()
  vi.stubGlobal('AudioContext', undefined)
  const without = await import('./play.ts')
  const failing = without.playOnce({ seq: 2, eventType: 'chatMessage' })
  await vi.advanceTimersByTimeAsync(5000)
  await failing
  expect(pitches).toEqual([])
})
