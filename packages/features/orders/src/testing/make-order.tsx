import '@testing-library/jest-dom/vitest'
import { createTestStore } from '@seriba/api/testing'
import type { Order } from '@seriba/contracts/orders'
import { createI18n, type Language } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, vi } from 'vitest'
import { MakeOrderPage } from '../form/MakeOrderPage.tsx'
import { anOrder as orderOf } from './offers.ts'

afterEach(() => {
  cleanup()
  localStorage.clear()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

export const anOrder = (id: number, more: Partial<Order> = {}) =>
  orderOf(id, {
    maker: 'Mazda',
    model: 'RX-7 FD3S',
    yearFrom: null,
    yearTo: 2002,
    grades: ['R'],
    budget: 5_000_000,
    ...more,
  })

const figures = {
  sold: 418,
  average: 3_105_000,
  median: 3_000_000,
  lowest: 2_000_000,
  highest: 4_000_000,
  bars: [6, 4],
  barsTo: 4_000_000,
}

/** The page with a server that stores orders. */
export async function open(
  create: unknown = { success: true, order: anOrder(2) },
  language: Language = 'en',
  of = [anOrder(1)],
  ban: unknown = { ban: null, banAbove: null },
) {
  const sent: unknown[] = []
  let orders = of
  const { store } = createTestStore({
    'GET /stats/makers': [{ value: 'Toyota', label: 'Toyota', counter: 9 }],
    'GET /stats/models': [{ value: 'Hiace', label: 'Hiace', counter: 9 }],
    'GET /car-auction/makers': [{ value: 'Toyota', label: 'Toyota', counter: 9 }],
    'GET /car-auction/models': [{ value: 'Hiace', label: 'Hiace', counter: 9 }],
    'GET /bid/type': [{ value: 1, label: 'RoRo', description: '' }],
    'GET /stats/price-figures': figures,
    'GET /order/ban': ban,
    'PUT /order/close': async (request: Request) => {
      const { id } = await request.json()
      orders = orders.map((one) =>
        one.id === id ? { ...one, status: 'closed' as const, stage: 'closed' as const } : one,
      )
      return { success: true }
    },
    'GET /order/my-orders': () => ({ orders }),
    'POST /order/create': async (request: Request) => {
      sent.push(await request.json())
      const answer = typeof create === 'function' ? create() : create
      if (!(answer instanceof Response)) orders = [anOrder(2, { model: 'Hiace' }), ...orders]
      return answer
    },
  })
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await createI18n(language, messages)}>
        <MemoryRouter>
          <MakeOrderPage />
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  )
  return { sent, user: userEvent.setup() }
}

/** A text field; one with suggestions is a combobox. */
export const field = (name: string | RegExp) =>
  screen.queryByRole('combobox', { name }) ?? screen.getByRole('textbox', { name })

export const maker = () => screen.getByRole('button', { name: /Maker/ })
export async function chooseMaker(user: UserEvent, name = 'Toyota') {
  await user.click(maker())
  await user.click(await screen.findByRole('option', { name }))
}
