import { createTestStore } from '@seriba/api/testing'
import { pageRoots } from '@seriba/domain/site/page-roots'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

const pathsOf = (given: readonly RouteObject[]): string[] =>
  given.flatMap(({ path, children = [] }) => [...(path?.startsWith('/') ? [path] : []), ...pathsOf(children)])

test('the server knows what every page begins with, and nothing else', () => {
  const roots = pathsOf(routes(createTestStore({}).store)).map((path) => path.slice(1).split('/', 1)[0])
  expect([...new Set(roots)].sort()).toEqual([...pageRoots.portal].sort())
})
