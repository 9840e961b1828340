import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { cp, mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const run = promisify(execFile)
const own = fileURLToPath(new URL('..', import.meta.url))
/** Written out in the program, it would be an import in our own sources. */
const { name } = JSON.parse(readFileSync(join(own, 'package.json'), 'utf8')) as { name: string }
let folder = ''
let files: string[] = []

/** Somebody else's folder, with the package as npm builds it and nothing from the repository. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'seriba-client-'))
  const built = join(folder, 'built')
  await run(process.execPath, [join(own, 'scripts/pack.ts'), built])
  const packed = await run('npm', ['pack', '--json', '--pack-destination', folder, built])
  const [{ filename }] = JSON.parse(packed.stdout) as [{ filename: string }]
  await run('tar', ['xzf', join(folder, filename), '-C', folder])
  const modules = join(folder, 'program/node_modules')
  await mkdir(join(modules, '@seriba'), { recursive: true })
  await cp(join(folder, 'package'), join(modules, '@seriba/client-sdk'), { recursive: true })
  files = await readdir(join(folder, 'package'), { recursive: true })
  const fetching = await folderOf('openapi-fetch', join(own, 'package.json'))
  const helpers = await folderOf('openapi-typescript-helpers', join(fetching, 'package.json'))
  for (const [name, from] of Object.entries({
    'openapi-fetch': fetching,
    'openapi-typescript-helpers': helpers,
  }))
    await cp(from, join(modules, name), { recursive: true })
  await writeFile(join(folder, 'program/package.json'), '{ "type": "module" }')
}, 120_000)
afterAll(() => rm(folder, { recursive: true, force: true }))

/** An installed package, resolved from its importer's location. */
async function folderOf(name: string, from: string): Promise<string> {
  for (const place of createRequire(from).resolve.paths(name) ?? []) {
    const found = await realpath(join(place, name)).catch(() => null)
    if (found !== null) return found
  }
  throw new Error(`${name} is not installed`)
}

const program = (name: string, text: string) => writeFile(join(folder, 'program', name), text)

test('the package contains code, types, and its README, but no sources or tests', async () => {
  expect(files).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'lib/index.js', 'lib/index.d.ts']))
  expect(files.filter((file) => /\.test\.|(?<!\.d)\.ts$/.test(file))).toEqual([])
  const { version, dependencies } = JSON.parse(await readFile(join(folder, 'package/package.json'), 'utf8'))
  const product = JSON.parse(await readFile(join(own, '../../package.json'), 'utf8'))
  expect(version).toBe(product.version)
  expect(Object.keys(dependencies)).toEqual(['openapi-fetch'])
})

test('a plain JavaScript program can use the package to call a server', async () => {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ result: { asked: request.url, by: request.headers.authorization } }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await program(
    'program.js',
    `import { createClient, SeribaError, verifyWebhook } from '${name}'
     const seriba = createClient({ baseUrl: 'http://127.0.0.1:${port}', token: 'ours' })
     const answer = await seriba.get('/v1/bid/my-bid', { query: { page: 2 } })
     console.log(JSON.stringify([answer, typeof SeribaError, typeof verifyWebhook]))`,
  )
  const { stdout } = await run(process.execPath, ['program.js'], { cwd: join(folder, 'program') })
  expect(JSON.parse(stdout)).toEqual([
    { asked: '/v1/bid/my-bid?page=2', by: 'Bearer ours' },
    'function',
    'function',
  ])
  server.close()
})

/** Runs TypeScript over a file of the program, as strictly as it can be. */
const check = (file: string) =>
  run(
    process.execPath,
    [
      createRequire(import.meta.url).resolve('typescript/lib/tsc.js'),
      ...['--noEmit', '--strict', '--module', 'nodenext', '--target', 'es2023', '--lib', 'es2023,dom'],
      file,
    ],
    { cwd: join(folder, 'program') },
  )

test('the examples in the README compile, one after another', async () => {
  const examples = [
    ...(await readFile(join(folder, 'package/README.md'), 'utf8')).matchAll(/```ts\n(.*?)```/gs),
  ]
  expect(examples.length).toBeGreaterThan(2)
  // What surrounds them in somebody's program.
  const around = `
    declare const process: { env: Record<string, string | undefined> }
    declare const request: Request
  `
  await program('examples.ts', [around, ...examples.map(([, code]) => code)].join('\n'))
  await expect(check('examples.ts')).resolves.toMatchObject({ stdout: '' })
}, 120_000)

test('the package’s types know each call’s input and output and reject anything else', async () => {
  const typed = (bidId: string) => `
    import { createClient } from '${name}'
    const seriba = createClient({ baseUrl: 'http://localhost' })
    const { cars } = await seriba.get('/v1/bid/my-bid', { query: { page: 1 } })
    const ids: ${bidId}[] = cars.map((bid) => bid.bidId)
    console.log(ids)`
  await program('right.ts', typed('number'))
  await program('wrong.ts', typed('boolean'))
  await expect(check('right.ts')).resolves.toMatchObject({ stdout: '' })
  await expect(check('wrong.ts')).rejects.toMatchObject({
    stdout: expect.stringContaining("Type 'number[]' is not assignable to type 'boolean[]'"),
  })
}, 120_000)
