import { comesFrom } from '@seriba/server-api-keys/key-addresses'
import { expect, test } from 'vitest'
import { aDealer } from '../test/builders.ts'
import { testServer } from '../test/server.ts'

const server = testServer()
const wanted = { name: 'Robot', scopes: ['lots:read'], perMinute: 60 }

async function aKeyFrom(addresses: string[]) {
  const browser = await server.signInAs(await aDealer(server.db))
  const answer = (await browser.post('/user/api-keys', { ...wanted, addresses })).json()
  const callFrom = (remoteAddress: string) =>
    server.app.inject({
      url: '/v1/car-auction/makers',
      headers: { host: 'localhost', authorization: `Bearer ${answer.result?.secret}` },
      remoteAddress,
    })
  return { answer, browser, callFrom }
}

test('a key restricted to certain addresses is refused from elsewhere', async () => {
  const { answer, callFrom } = await aKeyFrom([' 203.0.113.0/28 ', '2001:DB8::7', '203.0.113.0/28'])
  expect(answer.result.key.addresses).toEqual(['203.0.113.0/28', '2001:db8::7'])
  for (const address of ['203.0.113.15', '::ffff:203.0.113.1', '2001:db8:0:0::7'])
    expect([address, (await callFrom(address)).statusCode]).toEqual([address, 200])
  const refused = await callFrom('203.0.113.16')
  expect([refused.statusCode, refused.json()]).toMatchObject([
    403,
    { messageCode: 'key_address', detail: { address: '203.0.113.16' } },
  ])
})

test('a key without address restrictions works from everywhere', async () => {
  const { callFrom } = await aKeyFrom([])
  expect((await callFrom('198.51.100.4')).statusCode).toBe(200)
})

test.each(['203.0.113', 'example.com', '203.0.113.0/33', '203.0.113.0/', '::/129', '1.2.3.4/8/8'])(
  '%s is not a valid address, and no key is created',
  async (address) => {
    const { answer, browser } = await aKeyFrom([address])
    expect(answer).toMatchObject({ messageCode: 'key_addresses', fields: { addresses: 'key_addresses' } })
    expect((await browser.get('/user/api-keys')).json().result.keys).toEqual([])
  },
)

test('an address matches only networks of its own IP version', () => {
  expect(comesFrom(['0.0.0.0/0'], '2001:db8::1')).toBe(false)
  expect(comesFrom(['::/0'], '203.0.113.1')).toBe(false)
  expect(comesFrom(['0.0.0.0/0', '::/0'], '203.0.113.1')).toBe(true)
})
