import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import type { CrewCalls } from './testing/crew-thread.ts'
import { WorkerPool } from './worker-pool.ts'

const file = new URL('./testing/crew-thread.ts', import.meta.url)
const open: WorkerPool<CrewCalls>[] = []
afterEach(async () => {
  for (const team of open.splice(0)) await Promise.all(team.workers.map((worker) => worker.terminate()))
})

function crew(members: number) {
  const team = new WorkerPool<CrewCalls>(file, 'one of the crew', Array(members).fill({}))
  open.push(team)
  return team
}
const gate = () => new Int32Array(new SharedArrayBuffer(4))
const lift = (one: ReturnType<typeof gate>) => {
  Atomics.store(one, 0, 1)
  Atomics.notify(one, 0)
}

test('nobody waits behind a long call while another thread is free', async () => {
  const team = crew(2)
  const closed = gate()
  const long = team.call('waitFor', closed, 'the same')
  const said = ['one', 'two', 'three'].map((text) => team.call('say', text, 'the same'))
  expect((await Promise.all(said)).map(([, text]) => text)).toEqual(['one', 'two', 'three'])
  lift(closed)
  expect(await long).toBe('open')
})

test('calls are taken in the order they arrived', async () => {
  const team = crew(1)
  const order: string[] = []
  const say = async (text: string) => order.push((await team.call('say', text))[1])
  await Promise.all(['one', 'two', 'three', 'four'].map(say))
  expect(order).toEqual(['one', 'two', 'three', 'four'])
})

test('every caller gets their own answer, however many ask at once', async () => {
  const team = crew(3)
  const texts = Array.from({ length: 3000 }, (_, i) => String(i))
  const said = await Promise.all(texts.map((text) => team.call('say', text, text)))
  expect(said.map(([, text]) => text)).toEqual(texts)
})

test('while no thread is busy, calls on the same subject go to the same thread', async () => {
  const team = crew(3)
  const threads = new Set<number>()
  for (let i = 0; i < 12; i++) threads.add((await team.call('say', String(i), 'Toyota'))[0])
  expect(threads.size).toBe(1)
})

test('an error gives its reason, and the next call is answered', async () => {
  const team = crew(1)
  await expect(team.call('refuse', 'no seeds')).rejects.toThrow('no seeds')
  expect((await team.call('say', 'again'))[1]).toBe('again')
})

test('a pool with an ended thread rejects all waiting calls and all later ones', async () => {
  const team = crew(2)
  const closed = gate()
  const waiting = [team.call('waitFor', closed), team.call('die', 3)]
  for (const call of waiting) await expect(call).rejects.toThrow('one of the crew ended with code 3')
  await expect(team.call('say', 'too late')).rejects.toThrow('ended with code 3')
  expect(team.failed).not.toBeNull()
  lift(closed)
})

test('an unreadable answer ends its thread and rejects all waiting calls and all later ones', async () => {
  const team = crew(2)
  const closed = gate()
  const long = team.call('waitFor', closed)
  const exits = team.workers.map((worker) => once(worker, 'exit'))
  team.workers[0]?.emit('messageerror', new Error('too little memory'))
  await expect(long).rejects.toThrow('too little memory')
  await expect(team.call('say', 'too late')).rejects.toThrow('too little memory')
  lift(closed)
  await exits[0]
})

test('an unreadable call ends the thread that received it', async () => {
  await expect(crew(2).call('mishear', null)).rejects.toThrow('too little memory')
})
