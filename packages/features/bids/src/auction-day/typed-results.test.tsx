import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import type { DayBid } from '@seriba/contracts/auction-day'
import { delayedAnswer, expectToLeaveOnceSaved } from '@seriba/testing/delayed-answer'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aDay, aDayBid } from '../testing/auction-day.ts'
import { show } from '../testing/render.tsx'
import { AuctionDayPage } from './AuctionDayPage.tsx'

async function open(answers: Record<string, unknown> = {}) {
  const shown = await show(<AuctionDayPage />, {
    profile: aProfile('manager'),
    path: '/auction-day?view=day',
    route: '/auction-day',
    answers: { 'GET /bid/day': aDay(), ...answers },
  })
  const form = within(await screen.findByRole('region', { name: 'Enter results' }))
  const lotNo = () => form.getByRole('textbox', { name: 'Lot no' })
  const type = async (lot: string, outcome: string) => {
    await shown.user.clear(lotNo())
    await shown.user.type(lotNo(), lot)
    await shown.user.click(form.getByRole('button', { name: outcome }))
  }
  return { ...shown, form, lotNo, type }
}

test('a result somebody entered first is shown as it is now, and needs another confirmation', async () => {
  let now: DayBid | null = null
  const { user, sent, form, type } = await open({
    'GET /bid/day': () => (now ? { ...aDay(), bids: [now] } : aDay()),
    'PUT /bid/results': () => {
      now = aDayBid({ bidId: 3, lotId: '3', bidStatus: 6, soldPrice: 1_100_000 })
      return { entered: [], skipped: [{ bidId: 3, code: 'stale' }] }
    },
  })
  await type('30511', 'Lost')
  await user.click(form.getByRole('button', { name: 'Enter 1 result' }))
  expect(await form.findByText(/Now Win, .*1.100.000: someone else has changed it/)).toBeVisible()
  await user.click(form.getByRole('button', { name: 'Enter anyway' }))
  await user.click(form.getByRole('button', { name: 'Enter 1 result' }))
  await waitFor(() =>
    expect(sent('PUT /bid/results')).toEqual([
      { rows: [{ bidId: 3, was: 2, outcome: 'lost' }] },
      { rows: [{ bidId: 3, was: 6, outcome: 'lost' }] },
    ]),
  )
})

test('the price of a win is requested for its lot again, whatever was typed since it was selected', async () => {
  const { user, lotNo } = await open()
  const results = within(screen.getByRole('region', { name: 'Results' }))
  await user.click(results.getByRole('button', { name: 'Add price' }))
  await waitFor(() => expect(lotNo()).toHaveValue('6311'))
  await user.clear(lotNo())
  await user.type(lotNo(), '30511')
  await user.click(results.getByRole('button', { name: 'Add price' }))
  await waitFor(() => expect(lotNo()).toHaveValue('6311'))
})

test('pending results are kept when the day is filtered, and leaving them asks for confirmation', async () => {
  const { user, router, form, type } = await open()
  await type('30511', 'Lost')
  await user.click(screen.getByRole('radio', { name: 'Mine' }))
  expect(await screen.findByRole('button', { name: 'Enter 1 result' })).toBeVisible()
  expect(form).toBeDefined()
  void router.navigate('/bid-manager')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  expect(router.state.location.pathname).toBe('/auction-day')
  expect(screen.getByRole('button', { name: 'Enter 1 result' })).toBeVisible()
})

test('pending results are visible and can be entered on a day without bids', async () => {
  const { user, sent, type } = await open({
    'GET /bid/day': ({ url }: Request) =>
      url.includes('whose=mine') ? { ...aDay(), bids: [], halls: [] } : aDay(),
    'PUT /bid/results': { entered: [{ bidId: 3, from: 2, priceFrom: null }], skipped: [] },
  })
  await type('30511', 'Lost')
  await user.click(screen.getByRole('radio', { name: 'Mine' }))
  await screen.findByText('No bids on this day')
  await user.click(screen.getByRole('button', { name: 'Enter 1 result' }))
  await waitFor(() => expect(sent('PUT /bid/results')).toHaveLength(1))
})

test('more results than one request allows are sent in several, and none is lost', async () => {
  const bids = Array.from({ length: 52 }, (_, at) =>
    aDayBid({ bidId: at + 1, lotId: String(at + 1), lotNo: at + 1 }),
  )
  const { user, sent, form, lotNo } = await open({
    'GET /bid/day': { ...aDay(), bids },
    'PUT /bid/results': async (request: Request) => {
      const { rows } = (await request.json()) as { rows: { bidId: number }[] }
      return { entered: rows.map(({ bidId }) => ({ bidId, from: 2, priceFrom: null })), skipped: [] }
    },
  })
  const lost = form.getByRole('button', { name: 'Lost' })
  for (const { lotNo: lot } of bids) {
    fireEvent.change(lotNo(), { target: { value: String(lot) } })
    fireEvent.click(lost)
  }
  await user.click(form.getByRole('button', { name: 'Enter 52 results' }))
  await waitFor(() => expect(form.queryByRole('button', { name: /^Enter \d/ })).not.toBeInTheDocument())
  expect(sent('PUT /bid/results').map((body) => (body as { rows: unknown[] }).rows.length)).toEqual([50, 2])
})

test('a number in full width or with leading zeros finds its lot', async () => {
  const { form, type } = await open()
  await type('０３０５１１', 'Lost')
  expect(form.getByRole('listitem')).toHaveTextContent('30511')
})

test('leaving while results are being entered waits until they are saved', async () => {
  const { answer, release } = delayedAnswer({
    entered: [{ bidId: 3, from: 2, priceFrom: null }],
    skipped: [],
  })
  const { user, router, sent, form, type } = await open({ 'PUT /bid/results': answer })
  await type('30511', 'Lost')
  await user.click(form.getByRole('button', { name: 'Enter 1 result' }))
  await waitFor(() => expect(sent('PUT /bid/results')).toHaveLength(1))
  await expectToLeaveOnceSaved(router, '/bid-manager', release)
})
