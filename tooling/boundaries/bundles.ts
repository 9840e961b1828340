import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Contract } from '../../packages/contracts/src/contract.ts'
import { pagePaths } from '../../packages/domain/src/site/page-paths.ts'
import { pathsIn } from './paths-in.ts'

/** Checks whether the built apps for clients and visitors contain the path of a request that is only for staff. */
const root = fileURLToPath(new URL('../../', import.meta.url))

const paths = { staff: new Set<string>(), others: new Set<string>() }
for (const file of globSync('packages/contracts/src/*.ts', { cwd: root, exclude: ['**/*.test.ts'] })) {
  const exports: Record<string, Contract> = await import(`${root}${file}`)
  for (const contract of Object.values(exports)) {
    if (typeof contract !== 'object' || contract === null || !('operation' in contract)) continue
    paths[contract.audience === 'manager' ? 'staff' : 'others'].add(contract.path)
  }
}

// A path that others request with another method is theirs too, and the portal may redirect staff at one to the same
// page in the console.
const redirects = new Set(pagePaths.portal.map((path) => path.replace(/\/\*$/, '')))
const forStaff = [...paths.staff].filter((path) => !paths.others.has(path) && !redirects.has(path))

const found = ['portal', 'viewer'].flatMap((app) =>
  globSync(`apps/${app}/dist/**/*.js`, { cwd: root }).flatMap((file) =>
    pathsIn(readFileSync(`${root}${file}`, 'utf8'), forStaff).map((path) => `${file} holds ${path}`),
  ),
)
console.log(found.length === 0 ? `· none of ${forStaff.length} staff paths` : found.join('\n'))
process.exit(found.length === 0 ? 0 : 1)
