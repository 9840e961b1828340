import type { SocketMessage } from '@seriba/contracts/notifications'
import { expect, test } from 'vitest'
import { inOrder } from './socket-catch-up.ts'

const message = (seq: number) => ({ seq, name: 'notification', payload: {} }) as unknown as SocketMessage

/** A server that keeps what it says, and answers as ours does. */
function setup(...kept: number[]) {
  const received: number[] = []
  let reloads = 0
  let reached = true
  const stream = inOrder(
    { receive: ({ seq }) => received.push(seq), reload: () => void reloads++ },
    async (after) => {
      if (!reached) throw new Error('not reached')
      const [first, last] = [kept[0] ?? 0, kept.at(-1) ?? 0]
      if (after === undefined) return { events: [], last, incomplete: false }
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

test('what happened while the line was down is told when it is back, once', async () => {
  const { stream, received, reloads, says } = setup(9, 10)
  await stream.start()
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

test('does not repeat what it was told live', async () => {
  const { stream, received } = setup(8)
  await stream.start()
  stream.receive(message(9))
  stream.receive(message(9))
  await stream.catchUp()
  expect(received).toEqual([9])
})

test('reloads what is shown when too much was missed', async () => {
  const { stream, reloads, becomes } = setup(3)
  await stream.start()
  becomes(50)
  await stream.catchUp()
  expect(reloads()).toBe(1)
})

test('reloads what is shown when it never learned where it stood, or cannot ask', async () => {
  const { stream, received, reloads, reach, says } = setup(3)
  reach(false)
  await stream.start()
  await stream.catchUp()
  expect(reloads()).toBe(1)
  reach(true)
  await stream.catchUp()
  expect(reloads()).toBe(2)
  says(4)
  await stream.catchUp()
  expect([received, reloads()]).toEqual([[4], 2])
})

test('what comes live while it is still asking where it stands hides nothing that came before', async () => {
  const { stream, received, says } = setup(3)
  const started = stream.start()
  says(4, 5)
  stream.receive(message(5))
  await started
  await stream.catchUp()
  expect(received).toEqual([5, 4])
})

test('numbers of another history are new', async () => {
  const { stream, received, reloads, becomes, says } = setup(3)
  await stream.start()
  await stream.catchUp()
  stream.receive(message(4))
  becomes(3)
  await stream.catchUp()
  expect(reloads()).toBe(1)
  says(4)
  await stream.catchUp()
  expect(received).toEqual([4, 4])
})
