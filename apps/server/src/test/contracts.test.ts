import { contracts } from '@seriba/contracts/all'
import type { Contract } from '@seriba/contracts/contract'
import type { Actor } from '@seriba/domain/access/actor'
import { authorize } from '@seriba/domain/access/audience'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { aClient, aDealer, aManager, type TestUser } from './builders.ts'
import { callContract } from './contract-call.ts'
import { nonsenseFor } from './nonsense.ts'
import { type Browser, testServer } from './server.ts'

const server = testServer()
const table = Object.entries(contracts).map(([name, contract]) => ({ name, contract }))

type Visitor = { name: string; browser: Browser; actor: Actor | null }
const users: TestUser[] = []

beforeAll(async () => {
  for (const make of [aClient, aDealer, aManager]) users.push(await make(server.db))
})

/** Every kind of user, each with their own session, since logging out is a request too. */
async function visitors(): Promise<Visitor[]> {
  const signedIn = users.map(async (user) => {
    const browser = await server.signInAs(user)
    return { name: user.email, browser, actor: user.actor }
  })
  return [{ name: 'nobody', browser: server.anonymous(), actor: null }, ...(await Promise.all(signedIn))]
}

const isServed = ({ method, path }: Contract) => server.app.hasRoute({ method, url: `/v1${path}` })

test('every contract is served', () => {
  const missing = table.filter(({ contract }) => !isServed(contract))
  expect(missing.map(({ name }) => name)).toEqual([])
})

describe.each(table)('$name', ({ contract }) => {
  test('rejects nonsense with an error, and a wrong field with its text', async ({ skip }) => {
    if (!isServed(contract)) skip()
    const welcome = (await visitors()).filter(({ actor }) => authorize(actor, contract).ok)
    await fc.assert(
      fc.asyncProperty(nonsenseFor(contract), async (input) => {
        for (const { browser } of welcome) {
          const response = await callContract(browser, contract, input)
          expect(response.statusCode, response.body).toBeLessThan(500)
          const body = response.json()
          if (response.statusCode === 422 && body.messageCode === 'invalid_input') {
            expect(Object.values(body.message).length).toBeGreaterThan(0)
            expect(Object.values(body.message).every((text) => typeof text === 'string' && text !== '')).toBe(
              true,
            )
          }
        }
      }),
      { numRuns: 12 },
    )
  })
})
