import { expect, test } from 'vitest'
import { roleIds, userTypes } from '../access/roles.ts'
import { topicsOf } from './choices.ts'
import { topicGroupsOf } from './topic-groups.ts'

const client = { userType: userTypes.client, roleId: roleIds.client }
const dealer = { userType: userTypes.client, roleId: roleIds.dealer }
const manager = { userType: userTypes.manager, roleId: roleIds.manager }

test.each([
  ['client', client],
  ['dealer', dealer],
  ['manager', manager],
])('every topic of a %s belongs to exactly one group', (_, actor) => {
  const grouped = topicGroupsOf(actor).flatMap(({ topics }) => topics)
  expect(grouped.toSorted()).toEqual(topicsOf(actor).toSorted())
})

test('wins come first, and staff have no money group', () => {
  expect(topicGroupsOf(client).map(({ group, topics: [first] }) => [group, first])).toEqual([
    ['bids', 'win'],
    ['lots', 'favoriteStart'],
    ['money', 'invoice'],
  ])
  expect(topicGroupsOf(manager).map(({ group }) => group)).toEqual(['bids', 'clients', 'lots'])
})
