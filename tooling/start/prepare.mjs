import { execFileSync, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** The pinned Node that everything but these first steps runs on. */
export const node = join(root, 'node_modules/node/bin/node')

/**
 * With V8's default of 16 MB for young objects, an import spends a fifth of its time copying them to the old
 * generation.
 */
export const nodeFlags = ['--max-semi-space-size=64']

export const bin = (name) => join(root, 'node_modules/.bin', name)

/** What all our programs run with. */
export const environment = {
  // Modules whose types have been stripped once are not stripped again in any thread: they start in half the time.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/node-modules'),
  ...process.env,
  TURBO_TELEMETRY_DISABLED: '1',
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}:${join(root, 'node_modules/.seriba')}`,
}

/** Runs a command to its end and returns its exit code. Its output is shown, and also passed to `onOutput`. */
export function run(command, args, { env, onOutput, signal } = {}) {
  return new Promise((resolve, reject) => {
    const output = onOutput ? 'pipe' : 'inherit'
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      signal,
      env: { ...environment, ...env },
    })
    for (const name of onOutput ? ['stdout', 'stderr'] : []) {
      child[name].on('data', (chunk) => {
        process[name].write(chunk)
        onOutput(chunk)
      })
    }
    child.once('error', (error) => (signal?.aborted ? resolve(1) : reject(error)))
    child.once('close', (code) => resolve(code ?? 1))
  })
}

export function assertNode() {
  if (Number(process.versions.node.split('.')[0]) >= 20) return
  fail(`Node ${process.versions.node} is too old: install Node 20 or newer.`)
}

/** Installs what the lockfile lists, unless exactly that was installed before. */
export async function install() {
  const wanted = fingerprint(['pnpm-lock.yaml', 'pnpm-workspace.yaml', 'package.json'])
  const stamp = join(root, 'node_modules/.seriba/installed')
  if (contentOf(stamp) === wanted) return
  const { packageManager } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  console.log('Installing packages …')
  const code = await run('npx', ['--yes', packageManager, 'install', '--frozen-lockfile', '--prefer-offline'])
  if (code !== 0) fail('The packages could not be installed: see the errors above, and check the network.')
  offerPackageManager(packageManager)
  keep(stamp, wanted)
}

/** Turborepo calls the package manager by name, which a bare machine does not have. */
function offerPackageManager(packageManager) {
  const npx = ['--yes', packageManager]
  const own = execFileSync('npx', [...npx, 'exec', 'node', '-p', 'process.env.npm_execpath'], { cwd: root })
  const path = own.toString().trim()
  const shim = join(root, 'node_modules/.seriba/pnpm')
  keep(shim, `#!/bin/sh\n[ -x '${path}' ] && exec '${path}' "$@"\nexec npx ${npx.join(' ')} "$@"\n`)
  chmodSync(shim, 0o755)
}

/** Builds the apps whose sources have changed, and returns whether they are there. It stops early with `signal`. */
export async function build(signal) {
  const args = ['run', 'build', '--filter=!seriba', '--output-logs=errors-only', '--log-prefix=none']
  const code = await run(bin('turbo'), args, { signal })
  if (code !== 0 && !signal?.aborted) console.error('The apps could not be built: see the errors above.')
  return code === 0
}

export function fail(sentence) {
  console.error(sentence)
  process.exit(1)
}

function fingerprint(files) {
  const hash = createHash('sha256').update(process.platform + process.arch)
  for (const file of files) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

function contentOf(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function keep(file, content) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
