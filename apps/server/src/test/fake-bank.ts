import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll } from 'vitest'

/** A bank that publishes rates as a test tells it to, faults included. */
export async function fakeBank() {
  let reply: (response: ServerResponse) => void = () => {}
  const bank = createServer((_request, response) => reply(response)).listen(0, '127.0.0.1')
  await once(bank, 'listening')
  afterAll(() => {
    bank.closeAllConnections()
    bank.close()
  })
  return {
    url: `http://127.0.0.1:${(bank.address() as AddressInfo).port}/daily`,
    answerWith(next: (response: ServerResponse) => void) {
      reply = next
    },
  }
}
