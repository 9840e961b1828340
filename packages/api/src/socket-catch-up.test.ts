import type { SocketMessage } from '@seriba/contracts/socket-messages'
import { expect, test } from 'vitest'
import { queueInOrder } from './socket-catch-up.ts'

const message = (seq: number) => ({ seq, name: 'notification', payload: {} }) as unknown as SocketMessage

/** A server that keeps its events and answers as ours does, and a page that has been loaded from it. */
function setup(...kept: number[]) {
  const received: number[] = []
  let reloads = 0
  let reached = true
  const stream = queueInOrder(
    { receive: ({ seq }) => received.push(seq), reload: () => void reloads++ },
    kept.at(-1) ?? 0,
    async (after) => {
      if (!reached) throw new Error('not reached')
      const [first, last] = [kept[0] ?? 0, kept.at(-1) ?? 0]
      const events = kept.filter((seq) => seq > after).map(message)
      return { events, last, incomplete: after + 1 < first || after > last }
    },
  )
  return {
    stream,
    received,
    reloads: () => reloads,
    says: (...seqs: number[]) => void kept.push(...seqs),
    becomes: (...seqs: number[]) => void kept.splice(0, kept.length, ...seqs),
    reach: (is: boolean) => {
      reached = is
    },
  }
}

test('events missed while disconnected are delivered once after reconnecting', async () => {
  const { stream, received, reloads, says } = setup(9, 10)
  await stream.catchUp()
  expect(received).toEqual([])

  says(11)
  await stream.catchUp()
  says(12, 13)
  const back = stream.catchUp()
  stream.receive(message(13))
  await back
  await stream.catchUp()
  expect(received).toEqual([11, 13, 12])
  expect(reloads()).toBe(0)
})

test('events since the page was loaded are delivered once the socket listens', async () => {
  const { stream, received, reloads, says } = setup(9, 10)
  says(11, 12)
  await stream.catchUp()
  expect([received, reloads()]).toEqual([[11, 12], 0])
})

test('live events are not repeated', async () => {
  const { stream, received } = setup(8)
  stream.receive(message(9))
  stream.receive(message(9))
  await stream.catchUp()
  expect(received).toEqual([9])
})

test('everything shown is reloaded if too much was missed', async () => {
  const { stream, reloads, becomes } = setup(3)
  becomes(50)
  await stream.catchUp()
  expect(reloads()).toBe(1)
})

test('everything shown is reloaded if catching up fails, and the next attempt asks for all missed events', async () => {
  const { stream, received, reloads, reach, says } = setup(3)
  reach(false)
  await stream.catchUp()
  expect(reloads()).toBe(1)
  says(4)
  stream.receive(message(5))
  says(5)
  reach(true)
  await stream.catchUp()
  expect([received, reloads()]).toEqual([[5, 4], 1])
})

test('a live event before catching up does not hide earlier ones', async () => {
  const { stream, received, says } = setup(3)
  says(4, 5)
  stream.receive(message(5))
  await stream.catchUp()
  expect(received).toEqual([5, 4])
})

test('event numbers from a different history count as new', async () => {
  const { stream, received, reloads, becomes, says } = setup(3)
  await stream.catchUp()
  stream.receive(message(4))
  becomes(3)
  await stream.catchUp()
  expect(reloads()).toBe(1)
  says(4)
  await stream.catchUp()
  expect(received).toEqual([4, 4])
})
