import { aProfile } from '@seriba/api/testing/facts'
import '@testing-library/jest-dom/vitest'
import { makeStore } from '@seriba/api/store'
import type { SavedSearch } from '@seriba/contracts/searches'
import { emptyFilters } from '@seriba/domain/lots/filters'
import { allPageTypes } from '@seriba/domain/lots/page-types'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { SavedSearchButtons } from './SavedSearchButtons.tsx'

// Overlays are loaded when first opened, which takes time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const search = (id: number, name: string, more: Partial<SavedSearch> = {}): SavedSearch => ({
  id,
  name,
  params: 'maker=Suzuki',
  type: 'car-auction',
  dailyEmail: false,
  instant: false,
  ceiling: null,
  fresh: 0,
  ...more,
})

type Given = { searches?: SavedSearch[]; role?: 'client' | 'guest'; refuse?: string }

/** The buttons with a server that stores searches. */
async function renderButtons({ searches = [], role = 'client', refuse }: Given = {}) {
  const kept = [...searches]
  const sent: { path: string; body: Record<string, unknown> }[] = []
  const counters = () => ({
    bid: 0,
    search: Object.fromEntries(
      allPageTypes.map((name) => [name, String(name === 'car-auction' ? kept.length : 0)]),
    ),
  })
  const ok = (result: unknown) => Response.json({ result })
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('fetch', async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/v1', '')
    if (path === '/user/view-profile') return ok(aProfile(role))
    if (path === '/site/menu-counters') return ok(counters())
    if (path === '/user/my-search') return ok({ items: kept, counter: kept.length })
    const body = (await request.json()) as Record<string, unknown>
    sent.push({ path, body })
    if (refuse) return Response.json({ success: false, messageCode: refuse }, { status: 422 })
    const at = kept.findIndex(({ id }) => id === body.id)
    if (path === '/user/save-search') kept.unshift(search(99, String(body.title)))
    if (path === '/user/delete-search') kept.splice(at, 1)
    if (path === '/user/update-search' && typeof body.title === 'string' && kept[at]) {
      kept[at] = { ...kept[at], name: body.title }
    }
    return ok(path === '/user/save-search' ? null : { success: true, counter: kept.length })
  })
  const filters = { ...emptyFilters, maker: 'Toyota', year: { from: 2016, to: 2021 } }
  const router = createMemoryRouter(
    [{ path: '*', element: <SavedSearchButtons pageType="car-auction" filters={filters} /> }],
    { initialEntries: ['/car-auctions?maker=Toyota&year=2016,2021&page=3'] },
  )
  render(
    <Provider store={makeStore()}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  const user = userEvent.setup()
  const list = async () => {
    await user.click(await screen.findByRole('button', { name: /^Saved searches/ }))
    return screen.findByRole('dialog', { name: 'Saved searches' })
  }
  return { user, sent, router, list }
}

const openSave = async (user: ReturnType<typeof userEvent.setup>) => {
  // It is a different element once the user’s permission is known.
  const plus = () => screen.getByRole('button', { name: 'Save search' })
  await waitFor(() => expect(plus()).not.toHaveAttribute('aria-disabled'))
  await user.click(plus())
}

describe('saving a search', () => {
  test('suggests a title from the filters, saves the address without its page, and leads to the list', async () => {
    const { user, sent } = await renderButtons()
    await openSave(user)
    const dialog = await screen.findByRole('dialog', { name: 'Save search' })
    const title = within(dialog).getByRole('textbox', { name: 'Title' })
    expect(title).toHaveValue('Toyota, 2016 – 2021')
    await user.clear(title)
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled()
    await user.type(title, '  My Toyotas ')
    await user.click(within(dialog).getByRole('switch', { name: /Daily email/ }))
    await user.keyboard('{Enter}')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))

    const saved = await screen.findByRole('dialog', { name: 'Search saved' })
    expect(sent[0]).toEqual({
      path: '/user/save-search',
      body: {
        title: 'My Toyotas',
        params: 'maker=Toyota&year=2016%2C2021',
        type: 'car-auction',
        dailyEmail: true,
      },
    })
    await user.click(within(saved).getByRole('button', { name: 'View all saved searches' }))
    const list = await screen.findByRole('dialog', { name: 'Saved searches' })
    expect(await within(list).findByRole('link', { name: 'My Toyotas' })).toBeVisible()
  })

  test('keeps the input when the server refuses it', async () => {
    const { user } = await renderButtons({ refuse: 'too_many_searches' })
    await openSave(user)
    const dialog = await screen.findByRole('dialog', { name: 'Save search' })
    const title = within(dialog).getByRole('textbox', { name: 'Title' })
    await user.type(title, ' and more')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Only up to 10 searches')
    expect(title).toHaveValue('Toyota, 2016 – 2021 and more')
  })

  test.each(['Cancel', 'Close'])('starts with the suggestion again after %s', async (way) => {
    const { user } = await renderButtons()
    await openSave(user)
    const dialog = await screen.findByRole('dialog', { name: 'Save search' })
    await user.type(within(dialog).getByRole('textbox', { name: 'Title' }), ' and more')
    await user.click(within(dialog).getByRole('button', { name: way }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await openSave(user)
    expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Toyota, 2016 – 2021')
  })

  test('opens the list with an explanation when ten searches are saved', async () => {
    const searches = Array.from({ length: 10 }, (_, at) => search(at + 1, `Search ${at + 1}`))
    const { user } = await renderButtons({ searches })
    expect(await screen.findByRole('button', { name: 'Saved searches 10' })).toBeVisible()
    await openSave(user)
    const list = await screen.findByRole('dialog', { name: 'Saved searches' })
    expect(await within(list).findByText(/Only up to 10 searches can be saved/)).toBeVisible()
  })

  test('is not available to a guest, and says so', async () => {
    await renderButtons({ role: 'guest' })
    const plus = await screen.findByRole('button', { name: 'Save search' })
    await waitFor(() => expect(plus).toHaveAccessibleDescription(/don’t have permission/))
  })
})

describe('the list of saved searches', () => {
  test('explains how to fill it when it is empty', async () => {
    const { list } = await renderButtons()
    expect(await within(await list()).findByText('No saved searches')).toBeVisible()
  })

  test('opens a search on the current page', async () => {
    const { user, router, list } = await renderButtons({ searches: [search(1, 'Jimny')] })
    await user.click(await within(await list()).findByRole('link', { name: 'Jimny' }))
    expect(router.state.location).toMatchObject({ pathname: '/car-auctions', search: '?maker=Suzuki' })
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })

  test('renames a search in place and sends nothing without a change', async () => {
    const { user, sent, list } = await renderButtons({ searches: [search(1, 'Jimny')] })
    const dialog = await list()
    const retitle = async (keys: string) => {
      const title = within(dialog).getByRole('textbox', { name: /New title/ })
      await user.clear(title)
      await user.type(title, keys)
    }
    await user.click(await within(dialog).findByRole('button', { name: 'Rename Jimny' }))
    await retitle(' Jimny {Enter}')
    expect(sent).toEqual([])

    await user.click(await within(dialog).findByRole('button', { name: 'Rename Jimny' }))
    await retitle('Never{Escape}')
    expect(sent).toEqual([])

    await user.click(await within(dialog).findByRole('button', { name: 'Rename Jimny' }))
    await retitle('Jimny Sierra')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    expect(await within(dialog).findByRole('link', { name: 'Jimny Sierra' })).toBeVisible()
    expect(sent).toEqual([{ path: '/user/update-search', body: { id: 1, title: 'Jimny Sierra' } }])
  })

  test('shows why a rename was refused at the title, and keeps the input', async () => {
    const { user, list } = await renderButtons({ searches: [search(1, 'Jimny')], refuse: 'not_found' })
    const dialog = await list()
    await user.click(await within(dialog).findByRole('button', { name: 'Rename Jimny' }))
    const title = within(dialog).getByRole('textbox', { name: /New title/ })
    await user.type(title, ' Sierra{Enter}')
    await waitFor(() => expect(title).toBeInvalid())
    expect(title).toHaveFocus()
    expect(title).toHaveValue('Jimny Sierra')
  })

  test('deletes a search after a confirmation that names it', async () => {
    const searches = [search(1, 'Jimny'), search(2, 'Crown', { dailyEmail: true })]
    const { user, sent, list } = await renderButtons({ searches })
    const dialog = await list()
    await user.click(await within(dialog).findByRole('button', { name: 'Delete Crown' }))
    const question = await screen.findByRole('alertdialog', { name: 'Confirmation' })
    expect(question).toHaveTextContent('Delete the saved search Crown? Its daily email will stop.')
    await user.click(within(question).getByRole('button', { name: 'Delete' }))
    await waitFor(() => expect(within(dialog).queryByText('Crown')).not.toBeInTheDocument())
    expect(sent).toEqual([{ path: '/user/delete-search', body: { id: 2 } }])
  })

  test('switches the daily email of a search on', async () => {
    const { user, sent, list } = await renderButtons({ searches: [search(1, 'Jimny')] })
    await user.click(await within(await list()).findByRole('button', { name: /Daily email is off: Jimny/ }))
    await waitFor(() =>
      expect(sent).toEqual([{ path: '/user/update-search', body: { id: 1, dailyEmail: true } }]),
    )
  })
})

test.each([
  ['cut', 320, 'Hiace, GDH206V, diesel, White'],
  ['not cut off', 100, null],
])('a title that is %s has a tooltip only in that case', async (_what, width, tooltip) => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(width)
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(200)
  const { user } = await renderButtons({ searches: [search(1, 'Hiace, GDH206V, diesel, White')] })
  await user.click(await screen.findByRole('button', { name: /^Saved searches/ }))
  const link = await screen.findByRole('link', { name: 'Hiace, GDH206V, diesel, White' })
  await user.tab()
  act(() => link.focus())
  const shown = tooltip ? await screen.findByRole('tooltip') : screen.queryByRole('tooltip')
  expect(shown?.textContent ?? null).toBe(tooltip)
  vi.restoreAllMocks()
})

test('a search shows how many lots are new since it was last opened, and opening it resets the number', async () => {
  const searches = [
    search(1, 'Jimny', { fresh: 12 }),
    search(2, 'Alphard', { fresh: 100 }),
    search(3, 'Crown', { fresh: 0 }),
  ]
  const { user, sent } = await renderButtons({ searches })
  await user.click(await screen.findByRole('button', { name: /^Saved searches/ }))
  const items = await screen.findAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual(['Jimny12 new', 'Alphard99+ new', 'Crown'])
  await user.click(screen.getByRole('link', { name: 'Jimny' }))
  await waitFor(() => expect(sent).toEqual([{ path: '/user/update-search', body: { id: 1, opened: true } }]))
})
