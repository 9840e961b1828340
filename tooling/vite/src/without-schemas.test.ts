import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Rolldown } from 'vite'
import { expect, onTestFinished, test } from 'vitest'
import { requestsOf, withoutSchemas } from './without-schemas.ts'

const contracts = fileURLToPath(new URL('../../../packages/contracts/src/', import.meta.url))
const api = fileURLToPath(new URL('../../../packages/api/src/', import.meta.url))
const files = globSync('*.ts', { cwd: contracts, exclude: ['*.test.ts', 'from-query.ts', 'all.ts'] })

test('a contract loses its schemas but keeps how it is requested', () => {
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

test.each(files)('no schemas are left in %s', (file) => {
  const code = readFileSync(`${contracts}${file}`, 'utf8')
  const requests = stripTypeScriptTypes(requestsOf(code))
  expect(requests).not.toMatch(/\bz\./)
  expect(requests.match(/\bcontract\(\{/g)).toEqual(code.match(/\bcontract\(\{/g))
})

test('an app without schemas starts with every contract', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'seriba-app-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const entry = `${api}every-contract.ts`
  const names = files.map((file) => file.replace(/\.ts$/, ''))
  const everyContract = {
    name: 'every-contract',
    resolveId: (id: string) => (id === entry ? id : null),
    load: (id: string) =>
      id === entry
        ? names.map((name, at) => `export * as c${at} from '@seriba/contracts/${name}'`).join('\n')
        : null,
  }
  const built = (await build({
    root: api,
    configFile: false,
    logLevel: 'silent',
    plugins: [everyContract, withoutSchemas()],
    // Unused code is kept, so that nothing hides that it cannot run.
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['es'] },
      rolldownOptions: { treeshake: false },
    },
  })) as Rolldown.RolldownOutput[]
  const code = built.flatMap(({ output }) => output.map((part) => ('code' in part ? part.code : ''))).join('')
  writeFileSync(join(folder, 'app.mjs'), code)
  const app = await import(join(folder, 'app.mjs'))
  expect(Object.keys(app)).toHaveLength(files.length)
}, 60_000)
