import '@testing-library/jest-dom/vitest'
import { refused, storeOver } from '@seriba/api/testing'
import { createI18n, type Language } from '@seriba/i18n'
import { phrases } from '@seriba/i18n/phrases'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { aClientBoard, aDealerBoard, aManagerBoard } from '../testing/boards.ts'
import { DashboardPage } from './DashboardPage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(answer: unknown, language: Language = 'en') {
  const { store } = storeOver({ 'GET /user/dashboard': answer })
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await createI18n(language, phrases)}>
        <MemoryRouter>
          <DashboardPage />
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  )
}
const text = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ')
const part = async (name: string) => screen.findByRole('region', { name })

test('a client finds his bids of the day, results against his bids, and the ways to all of them', async () => {
  await open(aClientBoard())
  const today = await part('Today’s bids')
  expect(text(today)).toContain('5, ¥ 6 490 000 in all')
  expect(text(today)).toMatch(/in \d+ min/)
  expect(within(today).getByRole('link', { name: 'Lot 20461' })).toHaveAttribute('href', '/car-auctions/9')
  expect(within(today).getByRole('link', { name: 'My Bids' })).toHaveAttribute('href', '/bids')
  expect(within(today).getByText('Under review')).toBeVisible()

  expect(text(today)).toContain('Group, start price')

  expect(text(await part('Results'))).toContain('Sold price, against it')
  const [won, lost] = within(await part('Results')).getAllByRole('listitem')
  expect(won && text(won)).toContain('¥ 5 285 000, −15 000')
  expect(lost && text(lost)).toContain('no price')
  expect(screen.getByText('¥ 4 888 000')).toBeVisible()
})

test('a client sees what waits for him and what is on its way', async () => {
  await open(aClientBoard())
  const chats = within(await part('Unread chats'))
  expect(chats.getByRole('link', { name: 'Answer 41207' })).toHaveAttribute('href', '/bids?bid=4')
  const shipments = await part('Shipments')
  expect(text(shipments)).toContain('7 under way')
  expect(text(shipments)).toContain('In transit, Sun Rio 117')
  expect(within(shipments).getByRole('img', { name: 'Step 4 of 5' })).toBeVisible()
  expect(screen.queryByRole('region', { name: 'My clients' })).toBeNull()
})

test('a dealer has his clients there too', async () => {
  await open(aDealerBoard())
  expect(text(await part('My clients'))).toContain('Oleg Sidorenko')
  expect(within(await part('Unread chats')).getByRole('link')).toHaveAttribute('href', '/dealer-bids?bid=4')
})

test('staff sees what is to do, by figures that lead to it', async () => {
  await open(aManagerBoard())
  expect(await screen.findByRole('link', { name: '37' })).toHaveAttribute('href', '/bid-manager/new')
  expect(screen.getByText('5 not decided')).toBeVisible()
  expect(text(await part('Last hour'))).toContain('Khalid Al Amri')
  expect(screen.getByText('Every win has its price.')).toBeVisible()
  expect(screen.getByRole('link', { name: '2' })).toHaveAttribute('href', '/orders')
})

test('it speaks Russian, and a failure can be tried again', async () => {
  let tries = 0
  await open(() => (++tries === 1 ? refused(500, 'internal') : aClientBoard()), 'ru')
  expect(await screen.findByRole('alert')).toHaveTextContent('Не удалось прочитать обзор')
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }))
  expect(await part('Ставки на сегодня')).toBeVisible()
})
