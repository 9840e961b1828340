import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { DealerBidsPage } from '../my-bids/DealerBidsPage.tsx'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { onPhone } from '../testing/setup.ts'

const { user: someone } = aBid()
const user = someone && {
  ...someone,
  userLevel: 'vip',
  balance: -412_000,
  lastLogin: '2026-11-24T00:41:00.000Z',
  carDealer: 'Muscat Motors',
  note: 'Pays within three days.',
}
const countries = { success: true, countryList: [{ value: 183, label: 'Russia', code: 'RU' }] }
const list = aList([aBid({ user, manager: 'Saki Mori' }), aBid({ bidId: 8, lotNo: 20117, user: null })])
const answers = {
  'GET /bid/index': list,
  'GET /bid/dealer': list,
  'GET /bid/filters': filtersOf(list),
  'GET /site/get-country-list': countries,
}
const openDesk = () =>
  show(<BidManagerPage />, {
    profile: aProfile('manager'),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment',
    answers,
  })

const facts = [
  'Dmitri Kovalenko',
  'ID 104882, dealer: Muscat Motors',
  'VIP',
  'Vostok Auto',
  'Russia',
  '2021.03.15',
  '2026.11.24 9:41',
  '−¥ 412 000',
  '¥ 8 000 000',
  'Pays within three days.',
]

async function expectFacts(dialog: HTMLElement) {
  const about = within(dialog)
  expect(await about.findByText('Russia')).toBeVisible()
  for (const fact of facts) expect(about.getByText(fact)).toBeVisible()
  expect(about.getByText('−¥ 412 000')).toHaveAttribute('data-negative')
  expect(about.getByText('¥ 8 000 000')).not.toHaveAttribute('data-negative')
}

test('a client’s name in the Bid Manager opens their details', async () => {
  const { user: hand } = await openDesk()
  const row = within(await screen.findByRole('row', { name: /41207/ }))
  expect(row.getByRole('img', { name: 'Manager: Saki Mori' })).toHaveTextContent('SM')
  await hand.click(row.getByRole('button', { name: 'Dmitri Kovalenko' }))
  await expectFacts(await screen.findByRole('dialog', { name: 'About Dmitri Kovalenko' }))
})

test('a client without a company has the same mark as any missing value', async () => {
  const bid = aBid({ user: user && { ...user, company: '' } })
  const { user: hand } = await show(<BidManagerPage />, {
    profile: aProfile('manager'),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment',
    answers: { ...answers, 'GET /bid/index': aList([bid]) },
  })
  await hand.click(await screen.findByRole('button', { name: 'Dmitri Kovalenko' }))
  const about = within(await screen.findByRole('dialog', { name: 'About Dmitri Kovalenko' }))
  expect(about.getByText('Company').nextElementSibling).toHaveTextContent(/^-$/)
})

test('on a phone the details slide in from the edge', async () => {
  onPhone()
  const { user: hand } = await openDesk()
  await hand.click(await screen.findByRole('button', { name: 'Dmitri Kovalenko' }))
  const panel = await screen.findByRole('dialog', { name: 'About Dmitri Kovalenko' })
  await expectFacts(panel)
  await hand.click(within(panel).getByRole('button', { name: 'Close' }))
})

test('a dealer sees details about their client, and only that their own bid is theirs', async () => {
  await show(<DealerBidsPage />, {
    profile: aProfile('dealer'),
    path: '/dealer-bids',
    route: '/dealer-bids',
    answers,
  })
  const row = within(await screen.findByRole('row', { name: /41207/ }))
  expect(row.getByRole('button', { name: 'Dmitri Kovalenko' })).toBeVisible()
  expect(within(screen.getByRole('row', { name: /20117/ })).getByText('My bid')).toBeVisible()
})
