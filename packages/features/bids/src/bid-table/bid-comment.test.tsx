import '../testing/setup.ts'
import { api } from '@seriba/api/api'
import { bidChanged } from '@seriba/api/tags'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, test } from 'vitest'
import { ManagerArchivePage } from '../archive/ManagerArchivePage.tsx'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { BidPanel } from '../client-picker/ClientBidPanel.tsx'
import { aBid, aList, aLot, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { onPhone } from '../testing/setup.ts'

const comment = 'Stop if the underbody is worse than S1'
const shown = `Comment on the bid: ${comment}`
const list = aList([aBid({ comment, message: 'Thank you' })])
const pages = {
  'the Bid Manager': <BidManagerPage />,
  'the archive': <ManagerArchivePage />,
}

const open = (element: ReactElement, answers: Record<string, unknown> = {}) =>
  show(element, {
    profile: aProfile('manager'),
    path: '/bid-manager/all',
    answers: {
      'GET /bid/index': list,
      'GET /bid/filters': filtersOf(list),
      'GET /bid/bid-history': list,
      'GET /bid/bid-history-filters': filtersOf(list),
      ...answers,
    },
  })

test.each(Object.entries(pages))('the buyer’s comment to the manager is shown in %s', async (_, page) => {
  await open(page)
  const row = await screen.findByRole('row', { name: /41207/ })
  expect(row).toHaveTextContent(shown)
  expect(row).toHaveTextContent('Thank you')
})

test.each(Object.entries(pages))('the buyer’s comment in %s is on the card on a phone', async (_, page) => {
  onPhone()
  await open(page)
  expect(await screen.findByRole('article')).toHaveTextContent(shown)
})

test('staff see the comment on the lot’s page, updated live', async () => {
  let bids = aList([])
  const { store } = await open(<BidPanel lot={aLot()} pageType="car-auction" />, {
    'GET /bid/index': () => bids,
  })
  await screen.findByRole('button', { name: 'Place bid' })
  bids = list
  store.dispatch(api.util.invalidateTags(bidChanged(7, '41207')))
  const section = within(await screen.findByRole('region', { name: 'Bids on this lot' }))
  expect(section.getByRole('listitem')).toHaveTextContent(shown)
  expect(section.getByRole('link', { name: 'Dmitri Kovalenko' })).toHaveAttribute(
    'href',
    '/bid-manager/all?bid=7&lot=41207',
  )
})
