import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { permissionsOf } from '../access/permission-templates.ts'
import { type RoleName, roleIds } from '../access/roles.ts'
import { maySaveSearch, renamed } from './saved-search.ts'
import { paramsToSave, searchParams } from './search-params.ts'
import { searchTitle } from './search-title.ts'

describe('the title of a search', () => {
  test('names its filters', () => {
    expect(searchTitle(['Toyota', 'Alphard', '2019 – 2021'])).toBe('Toyota, Alphard, 2019 – 2021')
    expect(searchTitle([])).toBe('')
  })

  test('names ten of them and then adds three dots', () => {
    const parts = Array.from({ length: 11 }, (_, at) => `p${at}`)
    expect(searchTitle(parts)).toBe('p0, p1, p2, p3, p4, p5, p6, p7, p8, p9...')
    expect(searchTitle(parts.slice(0, 10))).toBe('p0, p1, p2, p3, p4, p5, p6, p7, p8, p9')
  })

  test('is cut to 197 characters and three dots', () => {
    expect(searchTitle(['a'.repeat(200)])).toBe('a'.repeat(200))
    expect(searchTitle(['a'.repeat(201)])).toBe(`${'a'.repeat(197)}...`)
  })

  test('never has more than 200 characters and never splits one', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 80 }), { maxLength: 15 }), (parts) => {
        const title = searchTitle(parts)
        expect(title.length).toBeLessThanOrEqual(200)
        expect(title.isWellFormed()).toBe(true)
      }),
    )
  })
})

describe('saving a search', () => {
  const who = (role: RoleName) => ({ roleId: roleIds[role], permission: permissionsOf(role) })

  test.each(['client', 'dealer', 'manager', 'restricted'] as const)('is allowed for a %s', (role) => {
    expect(maySaveSearch(who(role), 'car-auction', 9).ok).toBe(true)
  })

  test.each(['guest', 'disabled'] as const)('is not allowed for a %s', (role) => {
    expect(maySaveSearch(who(role), 'car-auction', 0)).toEqual({ ok: false, reason: 'permission_missing' })
  })

  test('stops at ten per page', () => {
    expect(maySaveSearch(who('client'), 'bikes', 10)).toEqual({ ok: false, reason: 'too_many_searches' })
  })

  test('needs the flag of its page', () => {
    const permission = permissionsOf('client', { bikeView: false })
    expect(maySaveSearch({ roleId: roleIds.client, permission }, 'bikes', 0).ok).toBe(false)
  })
})

test.each([
  ['Crown', ' Crown ', null],
  ['Crown', '   ', null],
  ['Crown', ' Crown Athlete ', 'Crown Athlete'],
])('renaming %j to %j sends %j', (current, typed, sent) => {
  expect(renamed(current, typed)).toBe(sent)
})

test.each([
  ['', ''],
  ['?maker=Toyota&model=Crown&page=3', 'maker=Toyota&model=Crown'],
  ['year=2016%2C2021&sort=year&order=DESC', 'year=2016%2C2021&sort=year&order=DESC'],
  ['utm_source=mail', null],
  ['maker=%00', null],
  [`maker=${'a'.repeat(4000)}`, null],
])('the address %j is saved as %j', (text, saved) => {
  expect(searchParams(text)).toBe(saved)
})

test('the part of an address that belongs to a search can be saved', () => {
  const params = paramsToSave('?maker=Toyota&page=3&utm_source=mail&sort=year&order=ASC')
  expect(params).toBe('maker=Toyota&sort=year&order=ASC')
  expect(searchParams(params)).toBe(params)
})
