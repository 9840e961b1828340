import { type AddressInfo, connect } from 'node:net'
import { expect, test } from 'vitest'
import { testServer } from '../test/server.ts'

const server = testServer({ requestTimeout: 1 })

/** The response to a request that never ends, once the connection is closed. */
const answerTo = (beginning: string, drop: string) =>
  new Promise<string>((resolve) => {
    const { port } = server.app.server.address() as AddressInfo
    const socket = connect(port, '127.0.0.1', () => socket.write(beginning))
    let said = ''
    // What has arrived is read before more is written: writing to a connection that was cut would lose the response.
    const trickle = setInterval(() => setImmediate(() => said || socket.write(drop)), 100)
    socket.on('data', (text) => {
      clearInterval(trickle)
      said += text
    })
    socket.on('error', () => {})
    socket.once('close', () => {
      clearInterval(trickle)
      resolve(said)
    })
  })

test.each([
  [
    'body',
    'POST /v1/auth HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n{',
    ' ',
  ],
  ['header', 'GET /v1/site/config HTTP/1.1\r\nhost: localhost\r\nx-long: ', 'x'],
])(
  'a request whose %s trickles in is cut off',
  async (_, beginning, drop) => {
    if (!server.app.server.listening) await server.app.listen({ port: 0, host: '127.0.0.1' })
    expect(await answerTo(beginning, drop)).toMatch(/^HTTP\/1\.1 408 /)
  },
  60_000,
)

test('an idle connection is kept longer than proxies keep theirs', async () => {
  const twoMinutes = 120
  const { headers } = await server.app.inject('/v1/site/config')
  expect(server.app.server.keepAliveTimeout).toBeGreaterThan(twoMinutes * 1000)
  expect(headers.connection).not.toBe('close')
})
