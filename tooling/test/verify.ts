import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const bin = (name: string) => `${root}node_modules/.bin/${name}`

type Check = { name: string; command: string; args: string[] }

const check = (name: string, command: string, ...args: string[]): Check => ({ name, command, args })

/** Two lanes for two cores; neither needs a database or a browser. */
const lanes: Check[][] = [
  [
    // Packages of one kind share a program: their libraries are read once instead of once a package.
    check('types for browsers', bin('tsc'), '-p', 'tooling/types/browser.json'),
    check('types for Node', bin('tsc'), '-p', 'tooling/types/node.json'),
    check('types of the tests', bin('tsc'), '-p', 'tooling/e2e'),
    check('types of Storybook', bin('tsc'), '-p', 'apps/storybook'),
    check('contracts', bin('vitest'), 'run', '--project', 'unit', 'packages/contracts', 'packages/i18n'),
  ],
  [
    check('generated code', process.execPath, 'packages/api/scripts/generate.ts', '--check'),
    check('format and lint', bin('biome'), 'check', '.'),
    check('boundaries', process.execPath, 'tooling/boundaries/check.ts'),
    check('file lengths', process.execPath, 'tooling/sizes/file-lengths.ts'),
    check('regular expressions', process.execPath, 'tooling/boundaries/regular-expressions.ts'),
    check('words and marks', process.execPath, 'tooling/words/check.ts'),
    check('unused code', bin('knip'), '--no-progress'),
    check(
      'build',
      bin('turbo'),
      'run',
      'build',
      '--filter=!seriba',
      '--output-logs=errors-only',
      '--log-prefix=none',
    ),
    check('staff paths', process.execPath, 'tooling/boundaries/bundles.ts'),
    check('first-load sizes', process.execPath, 'tooling/sizes/first-load.ts'),
  ],
]

const results = (await Promise.all(lanes.map(runLane))).flat()
const failed = results.filter(({ ok }) => !ok)
for (const { name, output } of failed) console.log(`\n── ${name}\n${output}`)
console.log(
  failed.length === 0 ? 'verify: everything holds' : `verify: ${failed.map(({ name }) => name).join(', ')}`,
)
process.exit(failed.length === 0 ? 0 : 1)

async function runLane(checks: Check[]) {
  const done = []
  for (const next of checks) {
    const started = performance.now()
    const { code, output } = await capture(next)
    const ok = code === 0
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    // What a check measures is worth reading although it holds.
    const note = ok ? (/^· .*$/m.exec(output)?.[0].slice(2) ?? '') : ''
    console.log(`${ok ? '✓' : '✗'} ${next.name.padEnd(22)} ${seconds.padStart(5)} s  ${note}`)
    done.push({ name: next.name, ok, output })
  }
  return done
}

function capture({ command, args }: Check): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        TURBO_TELEMETRY_DISABLED: '1',
        PATH: `${root}node_modules/.bin:${process.env.PATH}:${root}node_modules/.seriba`,
      },
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
