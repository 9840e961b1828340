import { authorize } from '@seriba/domain/access/audience'
import { permissionsOf } from '@seriba/domain/access/permission-templates'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { apiScopes } from '@seriba/domain/api-keys/scopes'
import { expect, test } from 'vitest'
import { contracts } from './all.ts'
import { scopedOperations, scopeOf } from './api-scopes.ts'

const dealer = {
  userId: 1,
  userType: userTypes.client,
  roleId: roleIds.dealer,
  permission: permissionsOf('dealer'),
}
const scoped = Object.values(contracts).filter((contract) => scopeOf(contract) !== undefined)

test('every request of the table of scopes exists, and takes one scope', () => {
  expect(scoped.map(({ operation }) => operation).sort()).toEqual([...scopedOperations].sort())
})

test('every scope opens something that its dealer may ask for themselves', () => {
  expect(scoped.filter((contract) => !authorize(dealer, contract).ok)).toEqual([])
  expect(new Set(scoped.map(scopeOf))).toEqual(new Set(apiScopes))
})

test('a scope that reads opens only requests that change nothing', () => {
  const changing = scoped.filter(({ method, as }) => method !== 'GET' && as !== 'query')
  expect(new Set(changing.map(scopeOf))).toEqual(new Set(['bids:write']))
})

test('no key reaches accounts, logins, passwords, keys, budgets, or what only staff may do', () => {
  const closed = /^(auth|twoStep|user|apiKeys|privacy|alerts|firstRun|clientPapers|staff|clients|company)\./
  const open = scoped.filter(
    ({ operation, audience }) =>
      closed.test(operation) || audience === 'manager' || operation === 'budget.updateBudget',
  )
  expect(open).toEqual([])
})
