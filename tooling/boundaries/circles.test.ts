import { expect, test } from 'vitest'
import { circlesIn, modulesIn, packagesIn } from './circles.ts'

const circles = (imports: Record<string, string[]>) => circlesIn(new Map(Object.entries(imports)))

test('a circle is found wherever one enters it, and told once', () => {
  expect(circles({ app: ['bids'], bids: ['money'], money: ['credit', 'bids'], credit: [] })).toEqual([
    ['bids', 'money', 'bids'],
  ])
})

test('two ways to the same place do not make a circle', () => {
  expect(circles({ app: ['bids', 'money'], bids: ['credit'], money: ['credit'], credit: [] })).toEqual([])
})

test('imports of types count, and so do those at run time', () => {
  const text = `
    import type { Chat } from '../chat/chat.ts'
    import type {} from '@seriba/server-company/company-store'
    const { x } = await import('./late.ts')`
  expect(modulesIn('src/bids/list.ts', text)).toEqual(['src/chat/chat.ts', 'src/bids/late.ts'])
  expect(packagesIn(text)).toEqual(['server-company'])
})
