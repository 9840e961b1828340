import { contracts } from '@seriba/contracts/all'
import type { Contract } from '@seriba/contracts/contract'
import { authorize } from '@seriba/domain/access/audience'
import { roleIds } from '@seriba/domain/access/roles'
import type { LightMyRequestResponse } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { aUser, type TestUser, testPassword } from './builders.ts'
import { callContract } from './contract-call.ts'
import { expectedAccess, type VerdictWord, type VisitorName, visitors } from './expected-access.ts'
import { type Browser, testServer } from './server.ts'

const server = testServer()
const people = new Map<VisitorName, { user: TestUser | null; browser: Browser }>()

/** Everybody logs in with their password once; the disabled user was disabled while logged in. */
beforeAll(async () => {
  for (const name of visitors) {
    if (name === 'nobody') people.set(name, { user: null, browser: server.anonymous() })
    else {
      const user = await aUser(server.db, { role: name === 'disabled' ? 'client' : name })
      people.set(name, { user, browser: await server.signIn(user.email, testPassword) })
    }
  }
  const disabled = people.get('disabled')?.user?.id ?? 0
  await server.db.updateTable('users').set({ role_id: roleIds.disabled }).where('id', '=', disabled).execute()
})

/** The page type a call needs to reach any page; everything else is left out. */
const input = { pageType: 'car-auction', kind: 'car-auction', type: 'car-auction' }

const words: Partial<Record<string, VerdictWord>> = {
  signed_out: '401',
  wrong_audience: 'who',
  permission_missing: 'flag',
}

/** A refresh requires its own token rather than a session. */
function wordOf(name: string, response: LightMyRequestResponse): VerdictWord {
  if (name === 'auth.refreshSession') return 'in'
  return words[response.json().messageCode] ?? 'in'
}

function byTheRules(visitor: VisitorName, contract: Contract): VerdictWord {
  const known = visitor === 'disabled' ? null : (people.get(visitor)?.user?.actor ?? null)
  const verdict = authorize(known, contract)
  return verdict.ok ? 'in' : (words[verdict.reason] ?? 'in')
}

test('the hand-written table has every call with an entry for every account type', () => {
  expect([...expectedAccess.keys()].sort()).toEqual(Object.keys(contracts).sort())
  expect([...expectedAccess].filter(([, row]) => row.length !== visitors.length)).toEqual([])
})

test.each(Object.entries(contracts))('%s admits exactly those it should', async (name, contract) => {
  const observed: string[] = []
  for (const visitor of visitors) {
    const browser = people.get(visitor)?.browser ?? server.anonymous()
    // Logging out would end a session that the other calls need.
    const asking = name === 'auth.signOut' ? server.anonymous() : browser
    observed.push(wordOf(name, await callContract(asking, contract, input)))
  }
  const byName = (row: readonly string[]) => visitors.map((visitor, at) => `${visitor}: ${row[at]}`)
  const expected = byName(expectedAccess.get(name) ?? [])
  expect(byName(visitors.map((visitor) => byTheRules(visitor, contract)))).toEqual(expected)
  expect(byName(observed)).toEqual(expected)
})

test('a disabled account cannot log in and is told so only with the right password', async () => {
  const { email } = await aUser(server.db, { role: 'disabled' })
  const error = async (password: string) =>
    (await server.anonymous().post('/auth', { email, password })).json().messageCode
  expect(await error(testPassword)).toBe('invalid_user')
  expect(await error('another')).toBe('invalid_credentials')
})
