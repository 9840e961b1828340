import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDay, aDayBid } from '../testing/auction-day.ts'
import { show } from '../testing/render.tsx'
import { AuctionDayPage } from './AuctionDayPage.tsx'

const open = (answers: Record<string, unknown>) =>
  show(<AuctionDayPage />, {
    profile: aProfile('manager'),
    path: '/auction-day?view=day',
    route: '/auction-day',
    answers,
  })

test('a lot sold for less than the bid is marked as lost only after confirmation, whether the page or the server notices', async () => {
  const bids = [
    aDayBid({ bidId: 3, amount: 1_350_000 }),
    aDayBid({ bidId: 5, lotId: '5', lotNo: 1042, amount: 1_350_000 }),
  ]
  const answers = [
    { entered: [], skipped: [{ bidId: 3, code: 'below_maximum' }] },
    { entered: [{ bidId: 3, from: 2, priceFrom: null }], skipped: [] },
  ]
  const { user, sent } = await open({
    'GET /bid/day': { ...aDay(), bids },
    'PUT /bid/results': () => answers.shift(),
  })
  await screen.findByRole('region', { name: 'Board' })
  const form = within(screen.getByRole('region', { name: 'Enter results' }))
  const enter = async (lotNo: string, price: string) => {
    await user.type(form.getByRole('textbox', { name: 'Lot no' }), `${lotNo}{Enter}${price}`)
    await user.click(form.getByRole('button', { name: 'Lost' }))
  }
  const confirm = () => form.queryByRole('button', { name: 'Lost anyway' })
  await enter('1042', '1200000')
  expect(form.getByRole('listitem')).toHaveTextContent(/sold for less than the bid/)
  expect(confirm()).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Remove the result of lot 1042' }))
  await enter('30511', '1400000')
  expect(confirm()).toBeNull()
  await user.click(form.getByRole('button', { name: 'Enter 1 result' }))
  await user.click(await form.findByRole('button', { name: 'Lost anyway' }))
  expect(confirm()).toBeNull()
  await user.click(form.getByRole('button', { name: 'Enter 1 result' }))
  const row = { bidId: 3, was: 2, outcome: 'lost', soldPrice: 1_400_000 }
  await waitFor(() =>
    expect(sent('PUT /bid/results')).toEqual([{ rows: [row] }, { rows: [{ ...row, belowMaximum: true }] }]),
  )
})
