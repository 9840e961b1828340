import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import { renderInApp } from '@seriba/testing/render-in-app'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { BudgetGuard } from './BudgetGuard.tsx'

afterEach(cleanup)

const none = { perDay: null, perWeek: null, perGroup: null, askAbove: null }
const aBudget = (settings: Partial<Record<keyof typeof none, number>> = {}, questions: unknown[] = []) => ({
  settings: { ...none, ...settings },
  used: { day: 600_000, week: 1_200_000 },
  questions,
})

async function open(answer: unknown) {
  const world = createTestStore({
    'GET /user/budget': answer,
    'PUT /user/budget': { ...none, perDay: 900_000 },
  })
  const router = createMemoryRouter([{ path: '*', element: <BudgetGuard /> }])
  return {
    ...world,
    ...(await renderInApp(<RouterProvider router={router} />, { store: world.store, language: 'en' })),
  }
}
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00A0', ' ')

test('a buyer without a budget reads what it is for and sets one', async () => {
  const { user, fetch } = await open(aBudget())
  expect(await screen.findByText(/Set your own limits/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Set a budget' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Budget guard' }))
  const day = dialog.getByRole('textbox', { name: /A day of auctions/ })
  await user.type(day, '0')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Must not be less than 1')).toBeVisible()
  await user.type(day, '{Backspace}900000')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  const sent = fetch.mock.calls.map(([request]) => request).find(({ method }) => method === 'PUT')
  expect(await sent?.clone().json()).toEqual({ ...none, perDay: 900_000 })
})

test('each cap is shown with how much of it is used', async () => {
  await open(aBudget({ perDay: 1_000_000, askAbove: 800_000 }))
  const day = (await screen.findByText('A day of auctions')).parentElement as HTMLElement
  expect(plain(day)).toContain('¥ 600 000 of ¥ 1 000 000')
  expect(plain(screen.getByText('Ask me above').parentElement as HTMLElement)).toContain('¥ 800 000')
  expect(plain(screen.getByText('Each bid group').parentElement as HTMLElement)).toContain('No limit')
})

test('a question from staff links to its lot', async () => {
  const question = {
    id: 7,
    amount: 900_000,
    note: '',
    state: 'asked',
    askedAt: '2026-11-25T01:00:00.000Z',
    answeredAt: null,
    lotId: '41207',
    lotType: 'auction',
    lotNo: 3018,
    auctionName: 'USS Tokyo',
    name: 'Toyota Prado',
    ownBid: null,
  }
  await open(aBudget({ perDay: 1 }, [question]))
  expect(await screen.findByText(/May we bid/)).toBeVisible()
  expect(screen.getByRole('link', { name: /Lot 3018/ })).toHaveAttribute('href', '/car-auctions/41207')
})

test('a budget that failed to load can be retried', async () => {
  const { user, calls } = await open(() => refused(500, 'internal'))
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(calls.filter((call) => call === 'GET /user/budget')).toHaveLength(2))
})
