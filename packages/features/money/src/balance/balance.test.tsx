import '@testing-library/jest-dom/vitest'
import { createTestStore } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { aCredit } from '../testing/credit.ts'
import { aBalance } from '../testing/payments.ts'
import { BalancePage } from './BalancePage.tsx'

afterEach(cleanup)

async function open(credit = aCredit, at = '/balance') {
  const { store } = createTestStore({
    'GET /user/balance': aBalance,
    'GET /user/credit': credit,
    'GET /user/budget': {
      settings: { perDay: null, perWeek: null, perGroup: null, askAbove: null },
      used: { day: 0, week: 0 },
      questions: [],
    },
    'GET /payments/deposit': { success: true, amount: 150_000, methods: [], bank: null, waiting: null },
  })
  const router = createMemoryRouter([{ path: '*', element: <BalancePage /> }], {
    initialEntries: [at],
  })
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  return userEvent.setup()
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent?.replaceAll('\u00A0', ' '))

test('the balance shows what makes up active bids, source by source', async () => {
  await open()
  const sources = within(await screen.findByRole('region', { name: 'What makes up active bids' }))
  const [table] = sources.getAllByRole('table')
  const rows = within(table as HTMLElement).getAllByRole('row')
  expect(rows[1]).toHaveTextContent('Group A, buy 1')
  expect(cells(rows[1] as HTMLElement)).toEqual(['2 bids, the highest', '¥ 6 250 000', '¥ 3 150 000'])
  expect(rows.at(-1)).toHaveTextContent('Active bids')
  expect(cells(rows.at(-1) as HTMLElement).at(-1)).toBe('¥ 4 888 000')
})

test('the bids of a source show which of them hold credit, and link to their lots and their group', async () => {
  const user = await open()
  const lots = within(await screen.findByRole('region', { name: 'Bids of Group A, buy 1' }))
  const [, held, covered] = lots.getAllByRole('row')
  expect(cells(held as HTMLElement).at(-1)).toBe('¥ 3 150 000')
  expect(cells(covered as HTMLElement).at(-1)).toBe('covered')
  expect(lots.getByRole('link', { name: '41207' })).toHaveAttribute('href', '/car-auctions/41207')
  expect(lots.getByRole('link', { name: 'Open group' })).toHaveAttribute('href', '/bid-groups/1')
  await user.click(screen.getByRole('button', { name: 'No group' }))
  const others = within(screen.getByRole('region', { name: 'Bids of No group' }))
  expect(others.getByRole('link', { name: '8156' })).toBeVisible()
  expect(others.queryByRole('link', { name: 'Open group' })).not.toBeInTheDocument()
})

test('daily limits show how much of them is used', async () => {
  await open()
  expect(await screen.findByText('11 of 30')).toBeVisible()
  // Without a limit there is nothing to use up.
  expect(screen.getByText('no limit')).toBeVisible()
})

test('without bids no credit is held', async () => {
  await open({ parts: [], used: { bids: 0, images: 0 } })
  expect(await screen.findByText('None of your bids holds credit now.')).toBeVisible()
})

test('an address opens the dialog for adding funds', async () => {
  await open(aCredit, '/balance?add-funds')
  expect(await screen.findByRole('dialog', { name: 'Add funds' })).toBeVisible()
})

test('the lines of the maximum bid keep their places while the figures load', async () => {
  await open()
  const sum = screen.getByRole('region', { name: 'How it is calculated' })
  expect(sum).toHaveAttribute('aria-busy', 'true')
  const lines = within(sum).getAllByRole('term').length
  expect(within(sum).queryByText(/¥/)).toBeNull()
  await within(sum).findAllByText(/¥/)
  expect(sum).not.toHaveAttribute('aria-busy')
  expect(within(sum).getAllByRole('term')).toHaveLength(lines)
})
