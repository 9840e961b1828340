import { accessAToH } from './expected-access-a-h.ts'
import { accessIToZ } from './expected-access-i-z.ts'

/** Columns of the table below: a visitor who is not logged in, and then every account type. */
export const visitors = [
  'nobody',
  'guest',
  'restricted',
  'disabled',
  'client',
  'vip',
  'troublesome',
  'dealer',
  'manager',
] as const
export type VisitorName = (typeof visitors)[number]

/**
 * What a call answers before it looks at the input: `in` admits, `401` asks to log in, `who` is for other users,
 * `flag` lacks a permission that the account type does not have by default.
 */
export const verdictWords = ['in', '401', 'who', 'flag'] as const
export type VerdictWord = (typeof verdictWords)[number]

/**
 * Written by hand and not derived from any other table: to change whom a request is for, change it here too. Columns:
 * nobody, guest, restricted, disabled, client, vip, troublesome, dealer, manager.
 */
const table = `${accessAToH}${accessIToZ}`

export const expectedAccess: ReadonlyMap<string, readonly string[]> = new Map(
  table
    .trim()
    .split(/\n+/)
    .map((line) => {
      const [name = '', ...words] = line.split(/\s+/)
      return [name, words] as const
    }),
)
