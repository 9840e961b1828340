import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { assertNode, bin, build, fail, install, node, root, run } from '../start/prepare.mjs'
import { ensureChromium } from './chromium.mjs'
import { parseReport, summaryText } from './outcome.mjs'

/** Parts of the run, by name; with no name, all of them. */
const parts = ['checks', 'unit', 'server', 'stories', 'e2e']
const asked = process.argv.slice(2)
const isAsked = (part) => asked.length === 0 || asked.includes(part)
if (!asked.every((part) => parts.includes(part))) fail(`Usage: npm test -- [${parts.join('|')}] …`)

assertNode()
await install()
const chromium = await ensureChromium()
const env = { CI: process.env.CI ?? '1', ...(chromium && { CHROMIUM_PATH: chromium }) }

const reports = join(root, 'test-results')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const total = { passed: 0, failures: [], retried: [] }

async function step(name, report, command, args, expected = []) {
  console.log(`\n── ${name}`)
  const printed = []
  // What V8 says when it terminates a process is printed where it happened, thousands of lines before the end.
  const fatal = []
  const code = await run(command, args, {
    env,
    onOutput(chunk) {
      if (printed.push(chunk) > 200) printed.shift()
      const goesOn = fatal.length > 0 && fatal.length < 10
      if (goesOn || /fatal error/i.test(chunk)) fatal.push(chunk)
    },
  })
  const { passed, failures, retried } = parseReport(join(reports, report), expected)
  total.passed += passed
  total.retried.push(...retried)
  total.failures.push(...failures.map((failure) => `${name}: ${failure}`))
  // A runner may fail outside of its cases: a file that does not load, an error nobody caught.
  if (code !== 0 && (failures.length === 0 || fatal.length > 0)) {
    const end = [...fatal, ...Buffer.concat(printed).toString().split('\n').slice(-60)].join('\n')
    total.failures.push(`${name}: exited with code ${code}. Its last output:\n${end}`)
  }
}

/** The files that a run should have run: those missing from the report count as failed. */
async function filesOf(...args) {
  const list = join(reports, 'files.json')
  const code = await run(bin('vitest'), ['list', '--filesOnly', `--json=${list}`, ...args], { env })
  if (code !== 0) return ['vitest list']
  return JSON.parse(readFileSync(list, 'utf8')).map(({ file }) => file)
}

/** Runs the tests of a configuration, and checks whether each of their files ran. */
async function vitestStep(name, report, ...args) {
  const expected = await filesOf(...args)
  await step(name, report, bin('vitest'), vitest(report, ...args), expected)
}

const vitest = (report, ...args) => [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, report)}`,
  ...args,
]

/** Which Vitest projects a part runs. */
const projects = { unit: ['unit', 'dom', 'ui'], server: ['server'] }

const chosen = Object.keys(projects)
  .filter(isAsked)
  .flatMap((part) => projects[part])
  .map((project) => `--project=${project}`)

if (!(await build())) process.exit(1)
// The tests that `verify` adds to the checks are among the unit tests.
if (isAsked('checks'))
  await step('checks', 'verify.json', 'npm', ['run', isAsked('unit') ? 'checks' : 'verify'])
if (chosen.length > 0) await vitestStep('unit, components and server', 'vitest.json', ...chosen)
if (isAsked('stories')) await vitestStep('stories', 'stories.json', '--root', 'apps/storybook')
if (isAsked('e2e')) {
  await step('end to end', 'e2e.json', node, [
    'tooling/e2e/node_modules/@playwright/test/cli.js',
    'test',
    '-c',
    'tooling/e2e/playwright.config.ts',
  ])
}

for (const failure of total.failures) console.log(`\nFAILED ${failure}`)
console.log(`\n${summaryText(total)}`)
process.exit(total.failures.length === 0 ? 0 : 1)
