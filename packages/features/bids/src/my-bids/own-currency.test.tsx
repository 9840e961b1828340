import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { onPhone } from '../testing/setup.ts'
import { MyBidsPage } from './MyBidsPage.tsx'

const list = aList([aBid({})])
const open = (own: string | null, role: 'client' | 'manager' = 'client') =>
  show(<MyBidsPage />, {
    path: '/bids',
    route: '/bids',
    profile: aProfile(role),
    answers: {
      'GET /bid/my-bid': list,
      'GET /bid/filters': filtersOf(list),
      'GET /user/rates': {
        own,
        rates: [{ currency: 'NZD', yenPer: '89.25', day: '2026-11-24', source: 'ecb', stale: false }],
      },
    },
  })
const row = async () => within(await screen.findByRole('row', { name: /41207/ }))

test('a bid is shown in the buyer’s currency, and the list states the rate', async () => {
  await open('NZD')
  expect(await (await row()).findByText(/≈\sNZD\s35\s294/)).toBeVisible()
  expect((await row()).getByText('¥ 3 150 000')).toBeVisible()
  expect(screen.getByText(/at the 2026.11.24 rate. You pay in yen./)).toBeVisible()
})

test.each([
  [null, 'client'],
  ['NZD', 'manager'],
] as const)('with the currency %s a %s sees only yen', async (own, role) => {
  await open(own, role)
  await row()
  expect(screen.queryByText(/NZD/)).toBeNull()
})

test('on a phone a card has the converted amount among its facts, with the rate', async () => {
  onPhone()
  const { user } = await open('NZD')
  const card = within(await screen.findByRole('article'))
  expect(card.queryByText(/NZD/)).toBeNull()
  await user.click(card.getByRole('button', { name: 'More about lot 41207' }))
  expect(await card.findByText(/≈\sNZD\s35\s294/)).toBeVisible()
  expect(screen.getAllByText(/at the 2026.11.24 rate. You pay in yen./)).toHaveLength(1)
})
