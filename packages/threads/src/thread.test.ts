import { once } from 'node:events'
import { afterEach, expect, test } from 'vitest'
import type { OwnerCalls, ParrotCalls } from './testing/parrot-thread.ts'
import { LazyWorker, spawnWorker } from './thread.ts'

const file = new URL('./testing/parrot-thread.ts', import.meta.url)
const answers = { hear: async (text) => `heard ${text}` } satisfies OwnerCalls
const open: { close(): Promise<unknown> }[] = []
afterEach(async () => {
  for (const thread of open.splice(0)) await thread.close()
})

function parrot() {
  const thread = new LazyWorker<ParrotCalls>(file, 'the parrot', { answers })
  open.push(thread)
  return thread
}

test('every caller gets their own answer, and an error gives its reason', async () => {
  const { call } = parrot()
  const said = Promise.all(['one', 'two', 'three'].map((text) => call('say', text)))
  await expect(call('refuse', 'no seeds')).rejects.toThrow('no seeds')
  expect(await said).toEqual(['one', 'two', 'three'])
})

test('a thread can ask its caller over the same channel', async () => {
  expect(await parrot().call('ask', 'a word')).toBe('heard a word')
})

test('a thread that ends rejects all waiting calls, and the next call starts another', async () => {
  const thread = parrot()
  const waiting = [thread.call('die', 3), thread.call('say', 'too late')]
  expect(thread.pending).toBe(2)
  for (const call of waiting) await expect(call).rejects.toThrow('the parrot ended with code 3')
  expect(thread.pending).toBe(0)
  expect(await thread.call('say', 'again')).toBe('again')
})

test('a thread started only once stays ended', async () => {
  const { worker, calls } = spawnWorker<ParrotCalls>(file, 'the parrot')
  open.push({ close: () => worker.terminate() })
  await expect(calls.call('die', 4)).rejects.toThrow('ended with code 4')
  await expect(calls.call('say', 'again')).rejects.toThrow('ended with code 4')
})

test('a message that cannot be cloned is an error, and the next call is answered', async () => {
  const { call } = parrot()
  await expect(call('sing', null)).rejects.toThrow('could not be cloned')
  expect(await call('say', 'again')).toBe('again')
})

test('an unreadable answer ends its thread and rejects all waiting calls', async () => {
  const { worker, calls } = spawnWorker<ParrotCalls>(file, 'the parrot')
  const ended = once(worker, 'exit')
  const waiting = calls.call('say', 'hello')
  worker.emit('messageerror', new Error('too little memory'))
  await expect(waiting).rejects.toThrow('too little memory')
  await ended
})

test('an unreadable call ends the thread that received it and rejects all waiting calls', async () => {
  const thread = parrot()
  await expect(thread.call('mishear', null)).rejects.toThrow('too little memory')
  expect(await thread.call('say', 'again')).toBe('again')
})

test('a thread reuses modules compiled by another, without stripping their types again', async () => {
  expect(await parrot().call('cache', null)).toContain('node-modules')
})

test('the error explains why a module cannot be loaded', async () => {
  const none = new LazyWorker<ParrotCalls>(new URL('./no-such.ts', import.meta.url), 'nobody')
  await expect(none.call('say', 'hello')).rejects.toThrow('no-such.ts')
})
