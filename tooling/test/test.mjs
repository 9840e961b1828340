import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { assertNode, bin, build, install, node, root, run } from '../start/prepare.mjs'
import { ensureChromium } from './chromium.mjs'
import { totalsOf } from './totals.mjs'

assertNode()
await install()
const chromium = await ensureChromium()
const env = { CI: process.env.CI ?? '1', ...(chromium && { CHROMIUM_PATH: chromium }) }

const reports = join(root, 'test-results')
rmSync(reports, { recursive: true, force: true })
mkdirSync(reports, { recursive: true })
const total = { passed: 0, failed: 0 }

function add({ passed, failed }) {
  total.passed += passed
  total.failed += failed
}

async function step(name, report, command, args) {
  console.log(`\n── ${name}`)
  const code = await run(command, args, { env })
  add(totalsOf(join(reports, report), code))
}

const vitest = (report, ...args) => [
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${join(reports, report)}`,
  ...args,
]

await build()
await step('checks', 'verify.json', node, ['tooling/test/verify.ts'])
await step('unit, components and server', 'vitest.json', bin('vitest'), vitest('vitest.json'))
if (existsSync(join(root, 'apps/storybook/vitest.config.ts'))) {
  for (const theme of ['light', 'dark']) {
    env.STORYBOOK_THEME = theme
    const report = `stories-${theme}.json`
    await step(`stories, ${theme}`, report, bin('vitest'), vitest(report, '--root', 'apps/storybook'))
  }
}
await step('end to end', 'e2e.json', node, [
  'tooling/e2e/node_modules/@playwright/test/cli.js',
  'test',
  '-c',
  'tooling/e2e/playwright.config.ts',
])

console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exit(total.failed === 0 ? 0 : 1)
