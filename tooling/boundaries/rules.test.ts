import { expect, test } from 'vitest'
import { layers } from './layers.ts'
import { violationsIn } from './rules.ts'

const imports = (owner: string, imported: string, path = 'src/a/b.ts') =>
  violationsIn({ owner, path, text: `import { x } from '${imported}'` }).length === 0

test('imports go in one direction', () => {
  expect(imports('contracts', '@seriba/domain/bids/credit')).toBe(true)
  expect(imports('domain', '@seriba/contracts/bids')).toBe(false)
  expect(imports('server', '@seriba/api/store')).toBe(false)
})

test('only packages that build the demo company may import it', () => {
  expect(imports('server-demo', '@seriba/demo/lots')).toBe(true)
  expect(imports('server-sheets', '@seriba/demo/pictures')).toBe(false)
  expect(imports('server', '@seriba/demo/pictures')).toBe(false)
  expect(imports('server', '@seriba/demo/pictures', 'src/sheets/sheets.test.ts')).toBe(true)
  const owners = Object.keys(layers).filter((owner) => layers[owner]?.includes('demo'))
  expect(owners.sort()).toEqual(['bench', 'e2e', 'server', 'server-demo'])
})

test('features do not import one another', () => {
  expect(imports('bids', '@seriba/lot/client')).toBe(false)
})

test('an app imports features through the entry point for its audience', () => {
  expect(imports('portal', '@seriba/bids/client')).toBe(true)
  expect(imports('portal', '@seriba/bids/manager')).toBe(false)
  expect(
    violationsIn({ owner: 'portal', path: 'src/routes.tsx', text: "import('@seriba/bids/manager')" }),
  ).toHaveLength(1)
})

test('the domain imports nothing, and no import leaves its package by a relative path', () => {
  expect(imports('domain', 'zod')).toBe(false)
  expect(imports('ui', '../../../api/src/store.ts')).toBe(false)
  expect(imports('ui', '../Button/index.ts')).toBe(true)
})
