import { expect, test } from 'vitest'
import { testServer } from '../test/server.ts'

const server = testServer({ rateLimit: 3 })

test('every response gives the number of calls left, and one too many is told when to come back', async () => {
  const ask = () => server.app.inject({ url: '/v1/user/account', headers: { host: 'localhost' } })
  const left = async () => {
    const { statusCode, headers } = await ask()
    expect(headers['x-ratelimit-limit']).toBe('3')
    expect(Number(headers['x-ratelimit-reset'])).toBeGreaterThan(0)
    return [statusCode, headers['x-ratelimit-remaining']]
  }
  expect([await left(), await left(), await left()]).toEqual([
    [401, '2'],
    [401, '1'],
    [401, '0'],
  ])
  const refused = await ask()
  expect([refused.statusCode, refused.json().messageCode]).toEqual([429, 'too_many_tries'])
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect(refused.headers['x-ratelimit-remaining']).toBe('0')
})
