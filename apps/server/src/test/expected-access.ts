import { accessAToH } from './expected-access-a-h.ts'
import { accessIToZ } from './expected-access-i-z.ts'

/** Columns of the table below: a stranger, then every account type. */
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
 * What a call says to whom before it looks at the input: `in` lets in, `401` asks to log in, `who`
 * is for others, `flag` lacks a permission that the account type does not come with.
 */
export const verdictWords = ['in', '401', 'who', 'flag'] as const
export type VerdictWord = (typeof verdictWords)[number]

/**
 * Written by hand and read off no other table: to change whom a request is for, change it here too.
 * Columns: nobody, guest, restricted, disabled, client, vip, troublesome, dealer, manager.
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
