import '../testing/setup.ts'
import { findList } from '@seriba/api/lot-lists'
import { aProfile } from '@seriba/api/testing/facts'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { MyBidsPage } from '../my-bids/MyBidsPage.tsx'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

beforeEach(() => localStorage.clear())

test('a lot opened from a list of bids leads to the neighboring lots', async () => {
  const list = aList([
    aBid({ user: null }),
    aBid({ user: null, bidId: 8, id: '51', lotNo: 51 }),
    aBid({ user: null, bidId: 9, id: '52', lotNo: 52, lotType: 'bike' }),
  ])
  const { user } = await show(<MyBidsPage />, {
    profile: aProfile('client'),
    answers: { 'GET /bid/my-bid': list, 'GET /bid/filters': filtersOf(list) },
  })
  await screen.findByRole('link', { name: /^Lot 51/ })
  expect(findList('car-auction', '51')).toBeUndefined()
  const link = screen.getByRole('link', { name: /^Lot 51/ })
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(findList('car-auction', '51')?.ids).toEqual(['41207', '51'])
  expect(findList('bikes', '52')?.ids).toEqual(['52'])
})
