import { globSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { requestsOf } from './without-schemas.ts'

const contracts = fileURLToPath(new URL('../../../packages/contracts/src/', import.meta.url))
const files = globSync('*.ts', { cwd: contracts, exclude: ['*.test.ts', 'from-query.ts', 'all.ts'] })

test('a contract loses its schemas and keeps how it is asked', () => {
  const code = requestsOf(`import * as z from 'zod/mini'
export const Lot = z.object({ id: z.string() })
const limit = () => z.int()
function name() {
  return z.string()
}
export const header = 'x-lot'
export const viewLot = contract({
  method: 'GET',
  path: '/lot/:id',
  input: z.object({
    id: limit(),
  }),
  output: Lot,
})
`)
  expect(code).toBe(`import * as z from 'zod/mini'
export const Lot = undefined
const limit = undefined
function name() {}


export const header = 'x-lot'
export const viewLot = /* @__PURE__ */ contract({
  method: 'GET',
  path: '/lot/:id',
  input: undefined

,
  output: undefined,
})
`)
})

test.each(files)('nothing that is left of %s is a schema', (file) => {
  const code = readFileSync(`${contracts}${file}`, 'utf8')
  const requests = stripTypeScriptTypes(requestsOf(code))
  expect(requests).not.toMatch(/\bz\./)
  expect(requests.match(/\bcontract\(\{/g)).toEqual(code.match(/\bcontract\(\{/g))
})
