import { countries } from '@seriba/domain/site/countries'
import { describe, expect, test } from 'vitest'
import { demoAccounts } from './company.ts'
import { bidders, people } from './people.ts'

const byEmail = (email: string) => people.find((person) => person.email === email)

describe('the people of the demo company', () => {
  test('include the accounts that the login page offers', () => {
    expect(demoAccounts.map(({ email }) => byEmail(email)?.role)).toEqual(['client', 'dealer', 'manager'])
    expect(byEmail('client@demo.example')).toMatchObject({
      fullName: 'Dmitri Kovalenko',
      creditLimit: 8_000_000,
    })
  })

  test('have unique addresses and short codes', () => {
    expect(new Set(people.map(({ email }) => email)).size).toBe(people.length)
    expect(new Set(people.map(({ shortCode }) => shortCode)).size).toBe(people.length)
  })

  test('belong to managers and dealers who exist and are listed before them', () => {
    for (const [at, { dealerEmail, managerEmail }] of people.entries()) {
      for (const email of [dealerEmail, managerEmail]) {
        if (email) expect(people.findIndex((person) => person.email === email)).toBeLessThan(at)
      }
    }
    expect(people.filter(({ dealerEmail }) => dealerEmail === 'dealer@demo.example')).toHaveLength(6)
  })

  test('cover every role', () => {
    expect(new Set(people.map(({ roleId }) => roleId))).toEqual(
      new Set([979, 980, 981, 982, 991, 1064, 1065, 1092]),
    )
    expect(bidders.length).toBeGreaterThan(55)
  })

  test('live in countries from the list', () => {
    for (const { countryId, countryCode } of people) expect(countries[countryId - 1]?.code).toBe(countryCode)
  })
})
