import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { circlesIn, modulesIn, packagesIn } from './circles.ts'
import { layers } from './layers.ts'
import { violationsIn } from './rules.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const manifests = globSync('{apps,packages,packages/features,packages/server,tooling}/*/package.json', {
  cwd: root,
})

type Manifest = {
  name: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const complaints: string[] = []
const modules = new Map<string, string[]>()
const packages = new Map<string, string[]>()
let files = 0
for (const manifest of manifests) {
  const folder = join(root, dirname(manifest))
  const { name, dependencies = {} } = JSON.parse(readFileSync(join(root, manifest), 'utf8')) as Manifest
  const owner = name.replace('@seriba/', '')
  for (const dependency of Object.keys(dependencies).filter((key) => key.startsWith('@seriba/'))) {
    const target = dependency.replace('@seriba/', '')
    if (!layers[owner]?.includes(target))
      complaints.push(`${manifest} depends on ${dependency}; ${owner} may not`)
  }
  for (const file of globSync('{src,.}/**/*.{ts,tsx}', {
    cwd: folder,
    exclude: ['**/node_modules', '**/dist', '**/dist-server'],
  })) {
    files++
    const path = relative(folder, join(folder, file))
    const text = readFileSync(join(folder, file), 'utf8')
    complaints.push(...violationsIn({ owner, path, text }))
    modules.set(join(dirname(manifest), path), modulesIn(join(dirname(manifest), path), text))
    packages.set(owner, [...(packages.get(owner) ?? []), ...packagesIn(text)])
  }
}
for (const circle of [...circlesIn(packages), ...circlesIn(modules)])
  complaints.push(`a circle of imports: ${circle.join(' → ')}`)
console.log(complaints.length === 0 ? `· ${files} files keep to their floors` : complaints.join('\n'))
process.exit(complaints.length === 0 ? 0 : 1)
