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

test('every request in the scope table exists and requires one scope', () => {
  expect(scoped.map(({ operation }) => operation).sort()).toEqual([...scopedOperations].sort())
})

test('every scope allows only what its dealer may do, and every scope is used', () => {
  expect(scoped.filter((contract) => !authorize(dealer, contract).ok)).toEqual([])
  expect(new Set(scoped.map(scopeOf))).toEqual(new Set(apiScopes))
})

test('a reading scope allows only requests that change nothing', () => {
  const changing = scoped.filter(({ method, as }) => method !== 'GET' && as !== 'query')
  expect(new Set(changing.map(scopeOf))).toEqual(new Set(['bids:write']))
})

test('no key can reach accounts, logins, passwords, keys, budgets, or anything for staff only', () => {
  const closed = /^(auth|twoStep|user|apiKeys|privacy|alerts|firstRun|clientPapers|staff|clients|company)\./
  const open = scoped.filter(
    ({ operation, audience }) =>
      closed.test(operation) || audience === 'manager' || operation === 'budget.updateBudget',
  )
  expect(open).toEqual([])
})
