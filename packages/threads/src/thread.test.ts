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

test('every caller gets the answer to what they asked, and an error its reason', async () => {
  const { call } = parrot()
  const said = Promise.all(['one', 'two', 'three'].map((text) => call('say', text)))
  await expect(call('refuse', 'no seeds')).rejects.toThrow('no seeds')
  expect(await said).toEqual(['one', 'two', 'three'])
})

test('a thread asks its caller, on the same way', async () => {
  expect(await parrot().call('ask', 'a word')).toBe('heard a word')
})

test('a thread that ends tells everyone waiting, and the next call starts another', async () => {
  const thread = parrot()
  const waiting = [thread.call('die', 3), thread.call('say', 'too late')]
  expect(thread.pending).toBe(2)
  for (const call of waiting) await expect(call).rejects.toThrow('the parrot ended with code 3')
  expect(thread.pending).toBe(0)
  expect(await thread.call('say', 'again')).toBe('again')
})

test('a thread that is started once stays ended', async () => {
  const { worker, calls } = spawnWorker<ParrotCalls>(file, 'the parrot')
  open.push({ close: () => worker.terminate() })
  await expect(calls.call('die', 4)).rejects.toThrow('ended with code 4')
  await expect(calls.call('say', 'again')).rejects.toThrow('ended with code 4')
})

test('an answer that no thread can be sent is an error, and the next call is answered', async () => {
  const { call } = parrot()
  await expect(call('sing', null)).rejects.toThrow('could not be cloned')
  expect(await call('say', 'again')).toBe('again')
})

test('an answer that cannot be read ends its thread, and tells everyone waiting', async () => {
  const { worker, calls } = spawnWorker<ParrotCalls>(file, 'the parrot')
  const ended = once(worker, 'exit')
  const waiting = calls.call('say', 'hello')
  worker.emit('messageerror', new Error('too little memory'))
  await expect(waiting).rejects.toThrow('too little memory')
  await ended
})

test('a call that cannot be read ends the thread it came to, and tells everyone waiting', async () => {
  const thread = parrot()
  await expect(thread.call('mishear', null)).rejects.toThrow('too little memory')
  expect(await thread.call('say', 'again')).toBe('again')
})

test('a thread takes the modules that another one has compiled, whose types it need not strip again', async () => {
  expect(await parrot().call('cache', null)).toContain('node-modules')
})

test('a module that cannot be loaded says why', async () => {
  const none = new LazyWorker<ParrotCalls>(new URL('./no-such.ts', import.meta.url), 'nobody')
  await expect(none.call('say', 'hello')).rejects.toThrow('no-such.ts')
})
