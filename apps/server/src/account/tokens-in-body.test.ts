import { describe, expect, test } from 'vitest'
import { aClient } from '../test/builders.ts'
import { testServer } from '../test/server.ts'
import { refreshCookie } from './cookies.ts'
import { insertSession } from './sessions.repository.ts'
import { newTokens } from './tokens.ts'

/** What a renewed session is answered with. */
function renewedBy(server: ReturnType<typeof testServer>) {
  return async () => {
    const { id } = await aClient(server.db)
    const tokens = newTokens()
    await server.db
      .transaction()
      .execute((tx) => insertSession(tx, id, tokens, { ip: '203.0.113.7', userAgent: 'a program' }))
    const answer = await server.app.inject({
      url: '/v1/auth/update',
      headers: { cookie: `${refreshCookie}=${tokens.refresh}` },
    })
    return { answer, result: answer.json().result }
  }
}

describe('a renewed session', () => {
  const renewed = renewedBy(testServer())
  test('says nothing of its tokens', async () => {
    expect((await renewed()).result).toEqual({ success: true })
  })
})

describe('with TOKENS_IN_BODY', () => {
  const renewed = renewedBy(testServer({ tokensInBody: true }))
  test('the answer says the tokens of its cookies', async () => {
    const { answer, result } = await renewed()
    const cookies = answer.cookies as { name: string; value: string }[]
    expect([result['access-token'], result['refresh-token']]).toEqual(cookies.map(({ value }) => value))
  })
})
