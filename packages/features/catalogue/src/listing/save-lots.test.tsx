import '@testing-library/jest-dom/vitest'
import { createTestStore } from '@seriba/api/testing'
import { emptyFilters } from '@seriba/domain/lots/filters'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { renderListing } from '../testing/render-listing.tsx'
import { catalogueSlots } from './catalogue-slots.tsx'
import { SaveLots } from './SaveLots.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the results are exported as filtered and sorted, across all pages', async () => {
  const asked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { store } = createTestStore({
    'GET /stats/listing-export': (request: Request) => {
      asked.push(new URL(request.url).search)
      return { url: '/v1/lots-export?link=x' }
    },
  })
  const filters = { ...emptyFilters, maker: 'Toyota', condition: ['4.5'] }
  const state = { filters, sort: { sort: 'soldPrice', order: 'DESC' }, page: 3 } as const
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <SaveLots pageType="stats" state={state} />
      </I18nextProvider>
    </Provider>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save the list' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Save the list as XLSX' }))
  await waitFor(() => expect(asked).toHaveLength(1))
  expect(Object.fromEntries(new URLSearchParams(asked[0]))).toEqual({
    makerId: 'Toyota',
    condition: '4.5',
    sort: 'soldPrice',
    order: 'DESC',
    format: 'xlsx',
  })
})

test.each([true, false])(
  'a listing with results offers the export on a wide screen (%s), but not to visitors',
  async (wide) => {
    const slots = { saveLots: catalogueSlots.stats.saveLots }
    await renderListing({ pageType: 'stats', wide, slots })
    expect(await screen.findByRole('button', { name: 'Save the list' })).toBeVisible()
    cleanup()
    await renderListing({ pageType: 'stats', wide, slots, visitor: true })
    expect(await screen.findByRole('link', { name: /Lot 20117/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Save the list' })).toBeNull()
  },
)
