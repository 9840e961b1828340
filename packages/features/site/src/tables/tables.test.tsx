import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, Link, RouterProvider } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { savedTypes, someBidTypes, someHalls } from '../testing/halls.ts'
import { BidTypesPage } from './BidTypesPage.tsx'
import { HallsPage } from './HallsPage.tsx'
import { RatesPage } from './RatesPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const nzd = { currency: 'NZD', yenPer: '91.25', day: '2026-11-20', source: 'ecb', stale: true }

async function open(at: string, answers: Record<string, unknown> = {}) {
  const world = createTestStore({
    'GET /site/halls': someHalls,
    'PUT /site/halls': { success: true },
    'POST /site/halls/withdraw': { success: true },
    'GET /site/bid-types': someBidTypes,
    'PUT /site/bid-types': { success: true, ...savedTypes },
    'GET /user/rates': { own: null, rates: [nzd] },
    'GET /site/rates-source': { reading: null },
    'POST /site/rates': { success: true },
    ...answers,
  })
  const router = createMemoryRouter(
    [
      { path: '/company/halls', element: <HallsPage /> },
      { path: '/company/bid-types', element: <BidTypesPage /> },
      { path: '/company/rates', element: <RatesPage /> },
      { path: '*', element: <Link to="/company/halls">back</Link> },
    ],
    { initialEntries: [at] },
  )
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  return { ...world, router, user: userEvent.setup() }
}

describe('halls', () => {
  const delivery = () => screen.findByRole('textbox', { name: 'HAA Kobe: Delivery, yen' })
  const changes = () => within(screen.getByRole('complementary', { name: 'Unpublished changes' }))

  test('show a changed cell beside its current value, and publish it from a certain day on with a reason', async () => {
    const { user, sent } = await open('/company/halls')
    await user.clear(await delivery())
    await user.type(await delivery(), '40700')
    expect(changes().getByText('HAA Kobe').parentElement).toHaveTextContent(/Delivery, yen: 38\s500 40\s700/)
    const publish = changes().getByRole('button', { name: 'Publish 1 change' })
    await user.click(publish)
    expect(sent('PUT /site/halls')).toEqual([])
    await user.type(changes().getByRole('textbox', { name: 'Reason, kept in the log' }), 'New prices')
    await user.click(publish)
    await waitFor(() =>
      expect(sent('PUT /site/halls')).toEqual([
        {
          version: 7,
          from: '2026-11-25',
          reason: 'New prices',
          changes: [{ name: 'HAA Kobe', deliveryFee: 40_700 }],
        },
      ]),
    )
    expect(await changes().findByText('1 change has been published.')).toBeVisible()
  })

  test('are listed one below another on a small screen, with each figure labeled', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
    const { user } = await open('/company/halls')
    const kobe = within(await screen.findByRole('region', { name: 'HAA Kobe' }))
    const fee = kobe.getByRole('textbox', { name: 'Delivery, yen' })
    await user.clear(fee)
    await user.type(fee, '40700')
    expect(changes().getByText('HAA Kobe').parentElement).toHaveTextContent(/Delivery, yen: 38\s500 40\s700/)
    expect(screen.queryByRole('table')).toBeNull()
  })

  test('show the company’s default in an empty cell, and do not publish an invalid figure', async () => {
    const { user } = await open('/company/halls')
    const deadline = await screen.findByRole('textbox', { name: 'USS Tokyo: Bid deadline, hours before' })
    expect(deadline).toHaveAttribute('placeholder', '1')
    await user.type(deadline, 'soon')
    expect(deadline).toHaveAccessibleDescription(/hours from 0 to 168/)
    expect(changes().getByRole('button', { name: 'Publish 1 change' })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await user.keyboard('{Escape}')
    expect(deadline).toHaveValue('')
    expect(changes().getByText('Nothing has been changed.')).toBeVisible()
  })

  test('move to the same figure of the next hall on Enter', async () => {
    const { user } = await open('/company/halls')
    await user.click(await delivery())
    await user.keyboard('{Enter}')
    expect(screen.getByRole('textbox', { name: 'USS Tokyo: Delivery, yen' })).toHaveFocus()
  })

  test('report a publication by somebody else and keep the input', async () => {
    const { user, sent } = await open('/company/halls', { 'PUT /site/halls': () => refused(409, 'stale') })
    await user.type(await delivery(), '0')
    await user.type(changes().getByRole('textbox', { name: 'Reason, kept in the log' }), 'New prices')
    await user.click(changes().getByRole('button', { name: 'Publish 1 change' }))
    await user.click(await changes().findByRole('button', { name: 'Load the newest, keep my changes' }))
    expect(await delivery()).toHaveValue('38\u00A05000')
    expect(sent('PUT /site/halls')).toHaveLength(1)
  })

  test('ask before unsaved changes are left', async () => {
    const { user, router } = await open('/company/halls')
    await user.type(await delivery(), '0')
    await user.click(screen.getByRole('link', { name: 'Company settings' }))
    expect(await screen.findByRole('alertdialog')).toBeVisible()
    expect(router.state.location.pathname).toBe('/company/halls')
  })

  test('allow a scheduled change to be withdrawn', async () => {
    const { user, sent } = await open('/company/halls')
    await user.click(await screen.findByRole('button', { name: 'Withdraw' }))
    await waitFor(() => expect(sent('POST /site/halls/withdraw')).toEqual([{ id: 7 }]))
  })
})

describe('bid types', () => {
  test('can be hidden if bids use them and deleted otherwise, and a new one needs an English name', async () => {
    const { user, sent } = await open('/company/bid-types')
    await user.click(await screen.findByRole('button', { name: 'Hide' }))
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    await user.click(screen.getByRole('button', { name: 'Add type' }))
    const save = screen.getByRole('button', { name: 'Save bid types' })
    expect(save).toHaveAttribute('aria-disabled', 'true')
    await user.type(screen.getByRole('textbox', { name: 'New type: English' }), 'Body only')
    expect(screen.getByText(/“Body only” has no Russian name/)).toBeVisible()
    await user.click(save)
    const none = { en: '', ru: '' }
    await waitFor(() =>
      expect(sent('PUT /site/bid-types')).toEqual([
        {
          version: 'v1',
          types: [
            {
              id: 1,
              label: { en: 'Whole car', ru: 'Целый автомобиль' },
              description: none,
              forBuyers: false,
              forManagers: false,
            },
            {
              id: null,
              label: { en: 'Body only', ru: '' },
              description: none,
              forBuyers: true,
              forManagers: true,
            },
          ],
        },
      ]),
    )
  })

  test('can change places', async () => {
    const { user, sent } = await open('/company/bid-types')
    await user.click(await screen.findByRole('button', { name: 'Move Half cut up' }))
    await user.click(screen.getByRole('button', { name: 'Save bid types' }))
    await waitFor(() => expect(sent('PUT /site/bid-types')).toHaveLength(1))
    expect(sent('PUT /site/bid-types')).toMatchObject([{ types: [{ id: 2 }, { id: 1 }] }])
  })
})

describe('exchange rates', () => {
  test('report a failed load and can be retried', async () => {
    await open('/company/rates', { 'GET /user/rates': () => refused(500, 'internal') })
    expect(await screen.findByText('Couldn’t load the exchange rates')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  test('show their day and source, and are marked when old', async () => {
    await open('/company/rates')
    expect(await screen.findByRole('row', { name: /NZD/ })).toHaveTextContent(
      'NZD91.252026.11.20 OldEuropean Central Bank',
    )
  })

  test('can be entered by hand for a day, with errors shown and the input kept', async () => {
    const { user, sent } = await open('/company/rates', {
      'POST /site/rates': () => refused(422, 'rate_absurd', { fields: { rates: 'rate_absurd' } }),
    })
    await user.click(await screen.findByRole('button', { name: 'Enter a rate' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Enter a rate' }))
    const save = () => user.click(dialog.getByRole('button', { name: 'Save' }))
    await save()
    expect(dialog.getAllByText('Required field')).toHaveLength(2)
    await user.type(dialog.getByRole('textbox', { name: 'Currency' }), 'usd')
    await user.type(dialog.getByRole('textbox', { name: 'Yen for one unit' }), '0,5')
    await save()
    await waitFor(() =>
      expect(sent('POST /site/rates')).toEqual([
        { day: expect.any(String), rates: [{ currency: 'USD', yenPer: '0.5' }] },
      ]),
    )
    expect(dialog.getByRole('textbox', { name: 'Yen for one unit' })).toHaveValue('0,5')
  })

  test('show their source and when it was last read', async () => {
    const reading = {
      source: 'ecb',
      triedAt: '2026-11-24T08:11:00Z',
      readAt: '2026-11-24T08:11:00Z',
      failing: null,
    }
    await open('/company/rates', { 'GET /site/rates-source': { reading } })
    expect(
      await screen.findByText(/European Central Bank\. Last read on 2026\.11\.24 17:11 Japan time/),
    ).toBeVisible()
    expect(screen.queryByRole('status')).toBeNull()
  })

  test('show since when the source has failed and why, and that the last rates remain in effect', async () => {
    const failing = { why: 'absurd', currency: 'TRY', since: '2026-11-24T09:11:00Z' }
    const reading = { source: 'cbr', triedAt: '2026-11-25T09:11:00Z', readAt: null, failing }
    await open('/company/rates', { 'GET /site/rates-source': { reading } })
    expect(await screen.findByText(/haven’t been updated since 2026\.11\.24 18:11 Japan time/)).toBeVisible()
    expect(
      screen.getByText(
        /rate of TRY differs from the last one by more than a third.* The last rates stay in use/,
      ),
    ).toBeVisible()
    expect(screen.getByRole('row', { name: /NZD/ })).toBeVisible()
  })

  test('report when there are none, or why they cannot be loaded', async () => {
    await open('/company/rates', { 'GET /user/rates': { own: null, rates: [] } })
    expect(await screen.findByText('There are no exchange rates')).toBeVisible()
    cleanup()
    await open('/company/rates', { 'GET /user/rates': () => refused(500, 'internal') })
    expect(await screen.findByText('Couldn’t load the exchange rates')).toBeVisible()
  })
})

test('the focus returns to Add hall when its form is closed', async () => {
  const { user } = await open('/company/halls')
  await user.click(await screen.findByRole('button', { name: 'Add hall' }))
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Add hall' })).toHaveFocus()
})

test('halls can be filtered by group, and are exported as shown', async () => {
  const asked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user } = await open('/company/halls', {
    'GET /site/halls-export': (request: Request) => {
      asked.push(new URL(request.url).search)
      return { url: '/v1/halls-export?link=x' }
    },
  })
  const table = await screen.findByRole('table')
  expect(within(table).getByRole('columnheader', { name: 'Lots a week' })).toBeVisible()
  const all = within(table).getAllByRole('row').length
  await user.click(screen.getByRole('button', { name: /^Group/ }))
  await user.click(await screen.findByRole('option', { name: 'USS' }))
  const names = within(table)
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent)
  expect(names.length).toBeLessThan(all - 1)
  for (const name of names) expect(name).toMatch(/^USS/)
  await user.click(screen.getByRole('button', { name: 'Save the list as XLSX' }))
  await waitFor(() => expect(asked).toEqual(['?search=&group=USS&format=xlsx']))
  vi.restoreAllMocks()
})

test('on a phone bid types are listed one below another and can be edited there', async () => {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  const { user, sent } = await open('/company/bid-types')
  const [card] = await screen.findAllByRole('region', { name: someBidTypes.types[0]?.label.en ?? '' })
  expect(screen.queryByRole('table')).toBeNull()
  const shown = within(card as HTMLElement)
  await user.click(shown.getByRole('checkbox', { name: 'Buyers' }))
  await user.click(screen.getByRole('button', { name: 'Save bid types' }))
  await waitFor(() => expect(sent('PUT /site/bid-types')).toHaveLength(1))
})
