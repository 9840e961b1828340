import { pagePaths } from '@seriba/domain/site/page-paths'
import type { RouteObject } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

/** Full paths, because a child route’s path is relative to its parent’s. */
const pathsOf = (given: readonly RouteObject[], above = ''): string[] =>
  given.flatMap(({ path, children = [] }) => {
    const whole = path === undefined || path.startsWith('/') ? (path ?? above) : `${above}/${path}`
    return [...(path === undefined ? [] : [whole]), ...pathsOf(children, whole)]
  })

test('the server knows exactly the paths of the pages', () => {
  expect([...new Set(pathsOf(routes))].sort()).toEqual([...pagePaths.console].sort())
})
