// @vitest-environment node
/// <reference types="node" />
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { enCompany } from '@seriba/i18n/en-company'
import { enDesk } from '@seriba/i18n/en-desk'
import { expect, test } from 'vitest'

const features = fileURLToPath(new URL('../../../packages/features/', import.meta.url))
const early = globSync('{catalogue/src,bids/src/bid-list,bids/src/bid-manager,shell/src}/**/*.{ts,tsx}', {
  cwd: features,
}).filter((path) => !/\.(test|stories)\.|\/test(ing)?\/|shell\/src\/layout\/.*Panel\.tsx/.test(path))

test('the desk and the listings say nothing that comes with the other pages only', () => {
  const said = early.flatMap((path) =>
    [...readFileSync(features + path, 'utf8').matchAll(/useTranslation\(([^)]*)\)/g)]
      .flatMap(([, names = '']) => [...names.matchAll(/'(\w+)'/g)].map(([, name = '']) => name))
      .filter((name) => name in enCompany && !(name in enDesk))
      .map((name) => `${path} says ${name}`),
  )
  expect(said).toEqual([])
})
