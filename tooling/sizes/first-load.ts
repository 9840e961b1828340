import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { firstLoad, type Manifest } from './manifest.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))

type Budget = {
  app: string
  /** Bytes of all first-load JavaScript, gzipped. */
  limit: number
  /** Lazy modules that the first page needs besides the entry, including its texts in one language. */
  firstPage: RegExp
}

const budgets: Budget[] = [
  // With the lot's page: the link leads to nothing else.
  { app: 'viewer', limit: 115_000, firstPage: /viewer\.ts$|Shared|i18n\/src\/viewer\/en\.ts$/ },
  {
    app: 'portal',
    limit: 240_000,
    firstPage:
      /catalogue\/src\/.*(Listing|CarTable|LotTable)|catalogue.*client\.ts$|shell\/src\/client\.ts$|i18n\/src\/en-first\.ts$/,
  },
  {
    app: 'console',
    limit: 296_000,
    firstPage:
      /bids\/src\/.*(BidManager|BidList|BidTable)|bids.*manager\.ts$|shell\/src\/manager\.ts$|i18n\/src\/en-desk\.ts$/,
  },
]

let tooBig = false
const figures = budgets.flatMap(({ app, limit, firstPage }) => {
  const dist = `${root}apps/${app}/dist/`
  if (!existsSync(`${dist}.vite/manifest.json`)) {
    tooBig = true
    return [`${app} has no build manifest: build it with \`build.manifest\``]
  }
  const manifest = JSON.parse(readFileSync(`${dist}.vite/manifest.json`, 'utf8')) as Manifest
  const bytes = firstLoad(manifest, firstPage)
    .map((file) => gzipSync(readFileSync(`${dist}${file}`), { level: 9 }).length)
    .reduce((sum, size) => sum + size, 0)
  tooBig ||= bytes > limit
  return [`${app} ${(bytes / 1000).toFixed(1)} of ${limit / 1000} kB`]
})
console.log(`· ${figures.join(', ')}`)
process.exit(tooBig ? 1 : 0)
