import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../', import.meta.url))
const limits = { median: 80, nearlyAll: 180, most: 300, server: 4000 }

/** Tables, phrases, the drawn pictures and generated files are as long as their contents. */
const isData = (path: string) =>
  /\/(data|generated)\/|packages\/i18n\/src\/(en|ru)\/|packages\/art\/src\//.test(path)

const lengths = globSync('{apps,packages,tooling}/**/*.{ts,tsx,mjs,css}', {
  cwd: root,
  exclude: ['**/node_modules', '**/dist', '**/dist-server'],
})
  .filter((path) => !isData(path))
  .map((path) => ({ path, lines: readFileSync(`${root}${path}`, 'utf8').split('\n').length - 1 }))
  .sort((a, b) => a.lines - b.lines)

const at = (share: number) => lengths[Math.floor(lengths.length * share)]?.lines ?? 0
const tooLong = lengths.filter(({ lines }) => lines > limits.most)
const [median, nearlyAll] = [at(0.5), at(0.9)]
console.log(`· ${lengths.length} files, median ${median} lines, nine in ten below ${nearlyAll}`)
for (const { path, lines } of tooLong) console.log(`${path} has ${lines} lines: split it by meaning`)
if (median >= limits.median) console.log(`the median is not below ${limits.median} lines`)
if (nearlyAll >= limits.nearlyAll) console.log(`one file in ten has ${limits.nearlyAll} lines or more`)

/** The app only composes rooms: what grows in it besides migrations and tests belongs in one of them. */
const composed = lengths
  .filter(
    ({ path }) => /^apps\/server\/src\/(?!migrations\/|test\/)/.test(path) && !path.endsWith('.test.ts'),
  )
  .reduce((sum, { lines }) => sum + lines, 0)
console.log(`· apps/server has ${composed} lines of ${limits.server}`)
process.exit(
  tooLong.length > 0 || median >= limits.median || nearlyAll >= limits.nearlyAll || composed > limits.server
    ? 1
    : 0,
)
