import { matchRoutes } from 'react-router'
import { expect, test } from 'vitest'
import { routes } from './routes.tsx'

test.each(['', '/all', '/dont-bid', '/win'])('the Bid Manager opens at /bid-manager%s', (status) => {
  expect(matchRoutes(routes, `/bid-manager${status}`)).not.toBeNull()
})

test.each(['/nonsense', '/win/7'])('nothing opens at /bid-manager%s', (status) => {
  expect(matchRoutes(routes, `/bid-manager${status}`)).toBeNull()
})
