import '@testing-library/jest-dom/vitest'
import { createTestStore } from '@seriba/api/testing'
import type { Order } from '@seriba/contracts/orders'
import { emptyWish } from '@seriba/domain/orders/order'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { type ClientFieldSlot, OrderForClientPage } from './OrderForClientPage.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

const ClientField: ClientFieldSlot = ({ client, onChoose, error }) => (
  <label>
    Client
    <input
      value={client?.name ?? ''}
      onChange={() => onChoose({ userId: 1042, name: 'Oleg Sidorenko' })}
      aria-invalid={error !== undefined}
    />
    {error}
  </label>
)

const order: Order = {
  ...emptyWish,
  id: 7,
  grades: [],
  budget: 3_000_000,
  status: 'new',
  stage: 'new',
  offered: 0,
  waiting: 0,
  bought: [],
  createdAt: '2026-11-12T03:00:00Z',
}

async function open() {
  const judgedFor: (string | null)[] = []
  const world = createTestStore({
    'GET /stats/makers': [],
    'GET /bid/type': [],
    'GET /order/ban': (request: Request) => {
      judgedFor.push(new URL(request.url).searchParams.get('userId'))
      return { ban: null, banAbove: null }
    },
    'POST /order/create-for-client': { success: true, order },
  })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <MemoryRouter>
          <OrderForClientPage ClientField={ClientField} />
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  )
  return { ...world, judgedFor, user: userEvent.setup() }
}

const fill = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.type(await screen.findByRole('textbox', { name: 'Maker' }), 'Isuzu')
  await user.type(screen.getByRole('combobox', { name: 'Model' }), 'Elf crane')
  await user.type(screen.getByRole('textbox', { name: 'Highest bid' }), '3000000')
  await user.type(screen.getByRole('textbox', { name: 'Destination port' }), 'Poti')
}

test('staff place an order for the selected client', async () => {
  const { user, sent } = await open()
  await user.type(screen.getByRole('textbox', { name: 'Client' }), 'O')
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Send order' }))
  expect(await screen.findByRole('link', { name: 'See all orders' })).toHaveAttribute('href', '/orders')
  expect(sent('POST /order/create-for-client')).toMatchObject([
    { userId: 1042, maker: 'Isuzu', model: 'Elf crane', budget: 3_000_000 },
  ])
  expect(sessionStorage).toHaveLength(0)
})

test('the import check uses the client’s import regime', async () => {
  const { user, judgedFor } = await open()
  await user.type(screen.getByRole('textbox', { name: 'Client' }), 'O')
  await fill(user)
  await waitFor(() => expect(judgedFor.at(-1)).toBe('1042'))
})

test('without a client nothing is sent, and the client field gets the focus', async () => {
  const { user, sent } = await open()
  await fill(user)
  await user.click(screen.getByRole('button', { name: 'Send order' }))
  expect(screen.getByLabelText(/^Client/)).toHaveFocus()
  expect(screen.getByLabelText(/^Client/)).toBeInvalid()
  expect(sent('POST /order/create-for-client')).toEqual([])
})
