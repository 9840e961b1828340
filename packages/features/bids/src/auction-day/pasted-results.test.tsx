import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDay, aDayBid } from '../testing/auction-day.ts'
import { show } from '../testing/render.tsx'
import { AuctionDayPage } from './AuctionDayPage.tsx'

const bids = [
  aDayBid({ bidId: 3, lotId: '3' }),
  aDayBid({ bidId: 4, lotId: '4', lotNo: 971, client: 'A. Rahman' }),
  aDayBid({ bidId: 5, lotId: '5', lotNo: 1042, auctionName: 'TAA Kinki' }),
  aDayBid({ bidId: 6, lotId: '6', lotNo: 1042, auctionName: 'CAA Chubu', client: 'T. Novak' }),
]

async function open(path = '/auction-day?view=day') {
  const shown = await show(<AuctionDayPage />, {
    profile: aProfile('manager'),
    path,
    route: '/auction-day',
    answers: {
      'GET /bid/day': { ...aDay(), bids },
      'PUT /bid/results': async (request: Request) => {
        const { rows } = (await request.json()) as { rows: { bidId: number }[] }
        return { entered: rows.map(({ bidId }) => ({ bidId, from: 2, priceFrom: null })), skipped: [] }
      },
    },
  })
  const form = within(await screen.findByRole('region', { name: 'Enter results' }))
  const paste = async (text: string) => {
    await shown.user.click(form.getByRole('textbox', { name: 'Lot no' }))
    await shown.user.paste(text)
  }
  return { ...shown, form, paste }
}

test('lines from a spreadsheet fill the rows of their lots, and are sent once somebody enters them', async () => {
  const { user, sent, form, paste } = await open()
  await paste('Lot\tResult\tPrice\r\n30511\tWin\t¥1,100,000\r\n９７１\tnot sold\t\r\n')
  expect(form.getByText('2 results read. Check them, then enter them.')).toBeVisible()
  expect(form.getByRole('textbox', { name: 'Lot no' })).toHaveValue('')
  expect(sent('PUT /bid/results')).toEqual([])
  await user.click(form.getByRole('button', { name: 'Enter 2 results' }))
  await waitFor(() =>
    expect(sent('PUT /bid/results')).toEqual([
      {
        rows: [
          { bidId: 3, was: 2, outcome: 'win', soldPrice: 1_100_000 },
          { bidId: 4, was: 2, outcome: 'notSold' },
        ],
      },
    ]),
  )
})

test('a line that fits no lot is listed, and counts once it is corrected', async () => {
  const { user, form, paste } = await open()
  await paste('30512 lost 1655000\n971 lost 1700000')
  const toCheck = within(form.getByRole('region', { name: '1 line to check' }))
  const line = toCheck.getByRole('textbox', { name: 'Pasted line' })
  expect(line).toHaveValue('30512 lost 1655000')
  expect(toCheck.getByText('No bid on this lot')).toBeVisible()
  await user.clear(line)
  await user.type(line, '30511 lost 1655000{Enter}')
  expect(form.queryByRole('region', { name: /to check/ })).toBeNull()
  expect(form.getByRole('button', { name: 'Enter 2 results' })).toBeVisible()
})

test('choices only a person can make are offered: the hall of an ambiguous number, and whose a sold lot is', async () => {
  const { user, form, paste, sent } = await open()
  await paste('1042 lost 1655000\n30511 sold 900000')
  await user.click(form.getByRole('button', { name: /Which bid/ }))
  await user.click(await screen.findByRole('option', { name: 'CAA Chubu, T. Novak' }))
  const perhapsOurs = within(form.getByRole('region', { name: '1 line to check' }))
  await user.click(perhapsOurs.getByRole('button', { name: 'Win' }))
  await user.click(form.getByRole('button', { name: 'Enter 2 results' }))
  await waitFor(() =>
    expect(sent('PUT /bid/results')).toEqual([
      {
        rows: [
          { bidId: 6, was: 2, outcome: 'lost', soldPrice: 1_655_000 },
          { bidId: 3, was: 2, outcome: 'win', soldPrice: 900_000 },
        ],
      },
    ]),
  )
})

test('with one hall selected, an ambiguous number belongs to that hall', async () => {
  const { form, paste } = await open('/auction-day?view=day&hall=TAA+Kinki')
  await paste('1042 lost 1655000\n971 lost')
  expect(form.getByRole('region', { name: '1 line to check' })).toHaveTextContent('No bid on this lot')
  expect(form.getByRole('button', { name: 'Enter 1 result' })).toBeVisible()
})

test('pending lines are kept when the day is filtered, and leaving them asks for confirmation', async () => {
  const { user, router, form, paste } = await open()
  await paste('1 lost\n2 lost')
  await user.click(screen.getByRole('radio', { name: 'Mine' }))
  expect(await screen.findByRole('region', { name: '2 lines to check' })).toBeVisible()
  expect(form).toBeDefined()
  void router.navigate('/bid-manager')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await user.click(screen.getByRole('button', { name: 'Remove the line 1 lost' }))
  expect(screen.getByRole('region', { name: '1 line to check' })).toBeVisible()
})

test('a lone lot number is pasted into its field', async () => {
  const { form, paste } = await open()
  await paste('30511')
  expect(form.getByRole('textbox', { name: 'Lot no' })).toHaveValue('30511')
})
