import { EventEmitter } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { nextMessage, onMessage } from './messages.ts'

const aPort = () => new EventEmitter() as Worker

/** What Node sends through a thread's own port under `--watch`. */
const ofNode = { 'watch:import': ['file:///module.ts'] }

test('Node’s own message about a watched thread is not treated as an answer', async () => {
  const port = aPort()
  const next = nextMessage(port)
  for (const message of [ofNode, 'ready']) port.emit('message', message)
  expect(await next).toBe('ready')
})

test('a listener receives only our messages, whatever they contain', () => {
  const port = aPort()
  const heard: unknown[] = []
  onMessage(port, (message) => heard.push(message))
  for (const message of [ofNode, null, { watched: 1 }, 7]) port.emit('message', message)
  expect(heard).toEqual([null, { watched: 1 }, 7])
})

test.each(['error', 'messageerror'])(
  'a thread’s %s also counts as an answer and leaves no listeners behind',
  async (event) => {
    const port = aPort()
    const next = nextMessage(port)
    port.emit(event, new Error('out of memory'))
    await expect(next).rejects.toThrow('out of memory')
    expect(port.eventNames()).toEqual([])
  },
)
