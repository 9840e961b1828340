import '@testing-library/jest-dom/vitest'
import { refused } from '@seriba/api/testing'
import { anEarlierAuction } from '@seriba/api/testing/price-evidence'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { openEvidence as open, section } from '../../testing/open-evidence.tsx'

afterEach(cleanup)

/** The first of these tests loads the page’s code, and photos are requested again after some seconds. */
const patience = { timeout: 30_000 }

test('similar photos are only a hint when the chassis number is incomplete, and say nothing about the mileage', async () => {
  const alike = { auctions: [anEarlierAuction({ mileage: 91_000 })], comparing: false }
  const { user } = await open({ before: { by: 'likeness', auctions: [], alike } })
  const hint = within(await screen.findByRole('region', { name: 'Perhaps this car' }, patience))
  expect(hint.getByText(/photos of 1 earlier lot look like this car’s\. Not certain/)).toBeVisible()
  expect(hint.getByRole('listitem')).toHaveTextContent(/HAA Kobe 48120.*91 000 km/)
  expect(hint.getByRole('listitem')).not.toHaveTextContent(/Mileage fell/)
  expect(hint.getByRole('button', { name: 'Not this car: HAA Kobe 48120' })).toBeVisible()
  expect(screen.getByText('perhaps seen before, by photos')).toBeVisible()
  await user.click(hint.getByRole('button', { name: 'Compare photos' }))
  expect(await screen.findByRole('region', { name: 'Photos then and now' })).toBeVisible()
})

test('the page waits for photos that are still being compared', async () => {
  let comparing = true
  await open({
    before: () => ({
      by: 'likeness',
      auctions: [],
      alike: { auctions: comparing ? [] : [anEarlierAuction()], comparing },
    }),
  })
  expect(await screen.findByText(/Comparing photos with earlier lots/, {}, patience)).toBeVisible()
  comparing = false
  expect(await screen.findByRole('region', { name: 'Perhaps this car' }, patience)).toBeVisible()
}, 60_000)

test('a client can watch for the car to come up again, and stop watching', async () => {
  const sent: unknown[] = []
  let watched = false
  const { user } = await open({
    before: () => ({ by: 'chassis', auctions: [], watched }),
    answers: {
      '/v1/car-auction/car-watch': async (request) => {
        const body = (await request.json()) as { on: boolean }
        sent.push(body)
        watched = body.on
        return Response.json({ result: { on: body.on } })
      },
    },
  })
  const box = () => screen.getByRole('checkbox', { name: 'Tell me if it comes again' })
  await section('This car before')
  expect(box()).not.toBeChecked()
  await user.click(box())
  await waitFor(() => expect(screen.getByText(/as we do for your saved searches/)).toBeVisible())
  expect(box()).toBeChecked()
  await user.click(box())
  await waitFor(() =>
    expect(sent).toEqual([expect.objectContaining({ on: true }), expect.objectContaining({ on: false })]),
  )
})

test('watching one car too many is refused with its own message', async () => {
  const { user } = await open({
    before: () => ({ by: 'chassis', auctions: [], watched: false }),
    answers: { '/v1/car-auction/car-watch': () => refused(422, 'too_many_watched') },
  })
  await section('This car before')
  await user.click(screen.getByRole('checkbox', { name: 'Tell me if it comes again' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/watching 200 cars already/)
})
