import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))

test('every changeset is for the product, so that a release writes one CHANGELOG', () => {
  const changesets = globSync('.changeset/*.md', { cwd: root, exclude: ['.changeset/README.md'] })
  const others = changesets.filter(
    (file) =>
      !/^---\n["']?seriba["']?: (patch|minor|major)\n---\n/.test(readFileSync(`${root}${file}`, 'utf8')),
  )
  expect(others).toEqual([])
})
