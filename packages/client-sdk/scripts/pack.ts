import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/**
 * Builds what is published into a folder, `dist` unless another is given: `npm pack` and `npm publish` take it as it
 * is. Its version is that of the product it belongs to.
 */
const own = fileURLToPath(new URL('..', import.meta.url))
const repository = process.env.GITHUB_REPOSITORY
const folder = process.argv[2] ?? join(own, 'dist')
const read = (path: string) => JSON.parse(readFileSync(join(own, path), 'utf8'))
const { name, description, license, engines, dependencies } = read('package.json')

rmSync(folder, { recursive: true, force: true })
mkdirSync(folder, { recursive: true })
const compiler = createRequire(import.meta.url).resolve('typescript/lib/tsc.js')
execFileSync(
  process.execPath,
  [compiler, '-p', join(own, 'tsconfig.build.json'), '--outDir', join(folder, 'lib')],
  { stdio: 'inherit' },
)
for (const file of ['README.md', '../../LICENSE'])
  copyFileSync(join(own, file), join(folder, file.replace(/.*\//, '')))
writeFileSync(
  join(folder, 'package.json'),
  `${JSON.stringify(
    {
      name,
      version: read('../../package.json').version,
      description,
      license,
      // The check after a build compares this.
      ...(repository && { repository: { type: 'git', url: `git+https://github.com/${repository}.git` } }),
      type: 'module',
      sideEffects: false,
      engines,
      files: ['lib'],
      exports: { '.': { types: './lib/index.d.ts', default: './lib/index.js' } },
      dependencies,
    },
    null,
    2,
  )}\n`,
)
