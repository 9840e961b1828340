import type { SocketMessage } from '@seriba/contracts/notifications'
import { expect, test } from 'vitest'
import { inOrder } from './socket-catch-up.ts'

const message = (seq: number) => ({ seq, name: 'notification', payload: {} }) as unknown as SocketMessage

function setup(missed: { events?: number[]; last: number; incomplete?: boolean }) {
  const received: number[] = []
  const asked: number[] = []
  let reloads = 0
  const stream = inOrder(
    { receive: ({ seq }) => received.push(seq), reload: () => void reloads++ },
    async (after) => {
      asked.push(after)
      const { events = [], last, incomplete = false } = missed
      return after > last
        ? { events: [], last, incomplete: false }
        : { events: events.map(message), last, incomplete }
    },
  )
  return { stream, received, asked, reloads: () => reloads }
}

test('asks for what came after the last event it saw, and tells each once', async () => {
  const { stream, received, asked } = setup({ events: [11, 12, 13], last: 10 })
  await stream.start()
  stream.receive(message(11))
  stream.receive(message(11))
  expect(received).toEqual([11])

  await stream.catchUp()
  expect(asked.at(-1)).toBe(11)
})

test('does not repeat what it was told live while it was catching up', async () => {
  const { stream, received } = setup({ events: [9, 10], last: 10 })
  stream.receive(message(9))
  await stream.catchUp()
  expect(received).toEqual([9, 10])
})

test('reloads what is shown when too much was missed', async () => {
  const { stream, reloads } = setup({ last: 50, incomplete: true })
  stream.receive(message(3))
  await stream.catchUp()
  expect(reloads()).toBe(1)
})
