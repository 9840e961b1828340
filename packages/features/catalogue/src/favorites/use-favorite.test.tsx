import '@testing-library/jest-dom/vitest'
import { makeStore } from '@seriba/api/store'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { FavoriteButton } from './FavoriteButton.tsx'
import { FavoriteControl } from './FavoriteControl.tsx'
import type { FavoriteLot } from './use-favorite.ts'

// Overlays are loaded when first opened, which takes time on a busy machine.
configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** A control with a server that answers on demand. */
async function renderControl(Control: ComponentType<FavoriteLot & { open?: boolean }>) {
  const sent: string[] = []
  let answer: (response: Response) => void = () => undefined
  vi.stubGlobal('fetch', (request: Request) => {
    const { pathname } = new URL(request.url)
    if (!pathname.endsWith('/favorite/add'))
      return Promise.resolve(Response.json({ success: false }, { status: 404 }))
    return request.json().then(({ group }) => {
      sent.push(group)
      return new Promise<Response>((resolve) => {
        answer = resolve
      })
    })
  })
  const wishList = ['A', 'B', 'C'].map((group) => ({ group, value: false }))
  render(
    <Provider store={makeStore()}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <Control open lotId="7" pageType="car-auction" wishList={wishList} />
      </I18nextProvider>
    </Provider>,
  )
  return {
    user: userEvent.setup(),
    sent,
    succeed: () => act(async () => answer(Response.json({ result: { success: true } }))),
  }
}

test('a second letter pressed while the first is being saved is ignored', async () => {
  const { user, sent, succeed } = await renderControl(FavoriteControl)
  await user.click(screen.getByRole('button', { name: 'Group A' }))
  await waitFor(() => expect(sent).toEqual(['A']))
  expect(screen.getByRole('group', { name: 'Favorites' })).toHaveAttribute('aria-busy', 'true')
  await user.click(screen.getByRole('button', { name: 'Group B' }))
  expect(sent).toEqual(['A'])
  await succeed()
  await waitFor(() =>
    expect(screen.getByRole('group', { name: 'Favorites' })).not.toHaveAttribute('aria-busy'),
  )
  await user.click(screen.getByRole('button', { name: 'Group B' }))
  await waitFor(() => expect(sent).toEqual(['A', 'B']))
})

test('the sheet of groups takes one choice at a time and closes once it is saved', async () => {
  const { user, sent, succeed } = await renderControl(FavoriteButton)
  await user.click(screen.getByRole('button', { name: 'Favorites' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Add to favorites' }))
  await user.click(sheet.getByRole('button', { name: /Group A/ }))
  await waitFor(() => expect(sent).toEqual(['A']))
  expect(sheet.getByRole('button', { name: /Group B/ })).toHaveAttribute('aria-disabled', 'true')
  await user.click(sheet.getByRole('button', { name: /Group B/ }))
  expect(sent).toEqual(['A'])
  await succeed()
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})
