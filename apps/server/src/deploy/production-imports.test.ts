import { globSync, readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

type Manifest = { name: string; dependencies?: Record<string, string> }

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const manifests = new Map(
  globSync(['apps/*/package.json', 'packages/*/package.json', 'packages/{features,server}/*/package.json'], {
    cwd: root,
  }).map((file) => {
    const manifest = JSON.parse(readFileSync(join(root, file), 'utf8')) as Manifest
    return [
      manifest.name,
      { folder: join(root, file, '..'), dependencies: Object.keys(manifest.dependencies ?? {}) },
    ]
  }),
)

/** The packages in the image: the server and all of ours that it depends on. */
function packagesOf(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name) || !manifests.has(name)) return known
  known.add(name)
  for (const one of manifests.get(name)?.dependencies ?? []) packagesOf(one, known)
  return known
}

const nameOf = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

/** Packages that a file imports at run time; type-only imports are gone by then. */
function importsOf(text: string): string[] {
  const found = [
    ...text.matchAll(
      /^(?:import|export)\s+(?!type\s)(?:[\w$*{}, \n]+?\sfrom\s+)?'([^'.][^']*)'|\bimport\('([^'.][^']*)'\)/gm,
    ),
  ]
  return found.map(([, asked, later]) => asked ?? later ?? '').filter((specifier) => !isBuiltin(specifier))
}

test('everything the server imports at run time is in the image, which has no development dependencies', () => {
  const missing: string[] = []
  for (const name of packagesOf('@seriba/server')) {
    const { folder, dependencies } = manifests.get(name) ?? { folder: root, dependencies: [] }
    const files = globSync('src/**/*.{ts,tsx}', { cwd: folder }).filter(
      (file) => !/\.(test|stories)\.tsx?$|\/test(ing)?\//.test(file),
    )
    for (const file of files)
      for (const specifier of importsOf(readFileSync(join(folder, file), 'utf8')).map(nameOf))
        if (specifier !== name && !dependencies.includes(specifier))
          missing.push(`${name} ${file}: ${specifier}`)
  }
  expect(missing).toEqual([])
})
