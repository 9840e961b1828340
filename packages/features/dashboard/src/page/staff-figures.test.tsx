import '@testing-library/jest-dom/vitest'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { aManagerBoard } from '../testing/boards.ts'
import { openDashboard as open } from '../testing/open-dashboard.tsx'

afterEach(cleanup)

test('staff get a link to the clients over their limit, or only to their own clients', async () => {
  const profile = aProfile('manager')
  await open({ ...aManagerBoard(), overLimit: 7 }, 'en', { 'GET /user/view-profile': profile })
  const link = await screen.findByRole('link', { name: '7' })
  expect(link).toHaveAttribute('href', '/clients?held=over')
  await userEvent.click(screen.getByRole('radio', { name: 'My clients' }))
  await vi.waitFor(() =>
    expect(screen.getByRole('link', { name: '7' })).toHaveAttribute(
      'href',
      `/clients?held=over&manager=${profile.detail.userId}`,
    ),
  )
})

test('a deposit that may already be recorded is confirmed only after staff say it is a separate payment', async () => {
  const bodies: unknown[] = []
  await open(aManagerBoard(), 'en', {
    'PUT /payments/confirm-deposit': async (request: Request) => {
      bodies.push(await request.json())
      return bodies.length === 1
        ? refused(409, 'payment_alike', { detail: { id: 5, amount: 148_500, day: '2026-11-23' } })
        : { success: true, biddingOpened: true }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Received: Faith Wanjiru' }))
  const question = await screen.findByRole('alertdialog')
  await userEvent.click(within(question).getByRole('button', { name: 'Received' }))
  expect(await within(question).findByRole('alert')).toHaveTextContent('reverse the payment first')
  await userEvent.click(within(question).getByRole('button', { name: 'Received in addition' }))
  await vi.waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(bodies).toEqual([{ id: 88 }, { id: 88, force: true }])
})
