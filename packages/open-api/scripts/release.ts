import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openApi } from '../src/document.ts'
import { surfaceOf } from '../src/surface/surface.ts'

/** At a release: what programs may rely on from now on, and the version number above what has changed. */
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
writeFileSync(here('../released/v1.json'), `${JSON.stringify(surfaceOf(openApi()), null, 1)}\n`)

const { version } = JSON.parse(readFileSync(here('../../../package.json'), 'utf8'))
const changes = here('../../../docs/api-changes.md')
const next = '## Next release\n'
const text = readFileSync(changes, 'utf8')
if (!text.includes(`## ${version}\n`))
  writeFileSync(changes, text.replace(next, `${next}\nNothing yet.\n\n## ${version}\n`))
