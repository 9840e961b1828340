import '../testing/setup.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { MyBidsPage } from '../my-bids/MyBidsPage.tsx'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

test('a seven-digit number is smaller so that it fits its column', async () => {
  const list = aList([aBid({ lotNo: 1_242_051 }), aBid({ bidId: 8, lotNo: 98_997 })])
  await show(<MyBidsPage />, { answers: { 'GET /bid/my-bid': list, 'GET /bid/filters': filtersOf(list) } })
  expect(await screen.findByRole('link', { name: /^Lot 1242051/ })).toHaveAttribute('data-long')
  expect(screen.getByRole('link', { name: /^Lot 98997/ })).not.toHaveAttribute('data-long')
})
