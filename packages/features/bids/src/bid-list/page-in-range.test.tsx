import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

test('a link to a page that does not exist leads to the last one', async () => {
  const list = aList([aBid()], 453)
  const { router } = await show(<BidManagerPage />, {
    profile: aProfile('manager'),
    path: '/bid-manager/all?page=99999',
    route: '/bid-manager/:segment',
    answers: {
      'GET /bid/index': (request: Request) =>
        new URL(request.url).searchParams.get('page') === '23' ? list : { ...list, cars: [] },
      'GET /bid/filters': filtersOf(list),
    },
  })
  await waitFor(() => expect(router.state.location.search).toBe('?page=23'))
  expect(await screen.findByRole('row', { name: /41207/ })).toBeVisible()
  expect(screen.queryByText('No records')).toBeNull()
})
