import { isMainThread, type MessagePort, type Worker } from 'node:worker_threads'

/**
 * Under `--watch`, Node reports what the thread has imported through the thread's own port; that is not an answer of
 * ours.
 */
const isOfNode = (message: unknown) =>
  typeof message === 'object' &&
  message !== null &&
  Object.keys(message).some((key) => key.startsWith('watch:'))

/** Listens to what our own code sends, and nothing else. */
export function onMessage<T>(port: Pick<MessagePort | Worker, 'on'>, hear: (message: T) => void): void {
  port.on('message', (message: T) => {
    if (!isOfNode(message)) hear(message)
  })
}

/** The next message from our own code; rejects if the thread fails first or its message cannot be read. */
export function nextMessage<T>(port: Pick<MessagePort | Worker, 'on' | 'off'>): Promise<T> {
  return new Promise((resolve, reject) => {
    const settle = () => {
      port.off('message', hear)
      port.off('error', fail)
      port.off('messageerror', fail)
    }
    const hear = (message: T) => {
      if (isOfNode(message)) return
      settle()
      resolve(message)
    }
    const fail = (error: Error) => {
      settle()
      reject(error)
    }
    port.on('message', hear)
    port.on('error', fail)
    port.on('messageerror', fail)
  })
}

/**
 * A message that cannot be read, for example when memory is short, does not say whose it was: it ends the thread that
 * received it, and everyone waiting for that thread gets an error. The main thread goes on and ends the thread that
 * sent it.
 */
export function exitOnUnreadableMessage(port: {
  on(event: 'messageerror', hear: (error: Error) => void): unknown
}) {
  port.on('messageerror', (error) => {
    if (!isMainThread) throw error
  })
}
