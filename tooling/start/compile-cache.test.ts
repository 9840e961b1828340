import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'compile-cache-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The output of a program that is started with a cache, or without one. */
function run(program: string, cache?: string): string {
  const { NODE_COMPILE_CACHE: _, ...env } = process.env
  const args = ['--input-type=module', '--eval', program]
  return execFileSync(process.execPath, args, {
    cwd: root,
    env: { ...env, ...(cache !== undefined && { NODE_COMPILE_CACHE: cache }) },
  })
    .toString()
    .trim()
}

const ofStart =
  "import { environment } from './tooling/start/prepare.mjs'; console.log(environment.NODE_COMPILE_CACHE)"
const ofTests = "import './tooling/vitest/compile-cache.ts'; console.log(process.env.NODE_COMPILE_CACHE)"

test('npm start and the tests share one folder for compiled modules, which git ignores', () => {
  const kept = run(ofStart)
  expect(kept).toBe(join(root, 'node_modules/.cache/node-modules'))
  expect(run(ofTests)).toBe(kept)
})

test('both can use a different folder', () => {
  expect(run(ofStart, folder)).toBe(folder)
  expect(run(ofTests, folder)).toBe(folder)
})

test('a thread uses the same compiled modules', () => {
  const module = join(folder, 'thread.ts')
  writeFileSync(
    module,
    "import { getCompileCacheDir } from 'node:module'\nimport { parentPort } from 'node:worker_threads'\nconst found: string | undefined = getCompileCacheDir()\nparentPort?.postMessage(found)\n",
  )
  const program = `import { Worker } from 'node:worker_threads'; new Worker(${JSON.stringify(module)}, { execArgv: [] }).once('message', (found) => console.log(found))`
  const cache = join(folder, 'kept')
  expect(run(program, cache)).toContain(cache)
  expect(readdirSync(cache, { recursive: true }).length).toBeGreaterThan(1)
})
