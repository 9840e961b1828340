import { expect, test } from 'vitest'
import { circlesIn, modulesIn, packagesIn } from './circles.ts'

const circles = (imports: Record<string, string[]>) => circlesIn(new Map(Object.entries(imports)))

test('a cycle is found from any starting point and reported once', () => {
  expect(circles({ app: ['bids'], bids: ['money'], money: ['credit', 'bids'], credit: [] })).toEqual([
    ['bids', 'money', 'bids'],
  ])
})

test('two paths to the same place are not a cycle', () => {
  expect(circles({ app: ['bids', 'money'], bids: ['credit'], money: ['credit'], credit: [] })).toEqual([])
})

test('type imports count just like those at run time', () => {
  const text = `
    import type { Chat } from '../chat/chat.ts'
    import type {} from '@seriba/server-company/company-store'
    const { x } = await import('./late.ts')`
  expect(modulesIn('src/bids/list.ts', text)).toEqual(['src/chat/chat.ts', 'src/bids/late.ts'])
  expect(packagesIn(text)).toEqual(['server-company'])
})
