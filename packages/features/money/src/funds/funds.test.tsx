import { browserPage } from '@seriba/api/browser-page'
import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import { aSite } from '@seriba/api/testing/facts'
import { createI18n, type Language } from '@seriba/i18n'
import { portalMessages, portalPageMessages } from '@seriba/i18n/portal-messages'
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { AddFunds } from './AddFunds.tsx'

configure({ asyncUtilTimeout: 15_000 })

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const bank = {
  bank: 'Nihon Minato Bank',
  branch: null,
  swift: 'NMNBJPJT',
  account: '0417 2209913',
  holder: 'Seriba Co., Ltd.',
}
const deposit = {
  id: 88,
  method: 'bank',
  amount: 150_000,
  reference: 'SB 104882 0001',
  createdAt: '2026-11-24T01:00:00.000Z',
  expiresAt: '2026-12-24T01:00:00.000Z',
}
const terms = { success: true, amount: 150_000, methods: ['bank'], bank, waiting: null as unknown }

async function open(answers: Record<string, unknown> = {}, language: Language = 'en') {
  const sent: unknown[] = []
  let waiting: unknown = null
  const world = createTestStore({
    'GET /payments/deposit': () => ({ ...terms, waiting }),
    'POST /payments/deposit': async (request: Request) => {
      sent.push(await request.json())
      waiting = deposit
      return { success: true, deposit, url: null }
    },
    'GET /payments/invoice': { success: true, url: '/v1/payments/invoice/signed' },
    ...answers,
  })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n(language, portalMessages, portalPageMessages)}>
        <MemoryRouter>
          <AddFunds />
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  )
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: language === 'en' ? 'Add funds' : 'Пополнить' }))
  return { ...world, sent, user, dialog: within(await screen.findByRole('dialog')) }
}
const text = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ')

test('the amount is fixed, and methods the company has not set up are marked as unavailable', async () => {
  const { dialog } = await open()
  expect(await dialog.findByText('¥ 150 000')).toBeVisible()
  expect(dialog.getByRole('radio', { name: /Online wallet\s*Not available/ })).toBeDisabled()
  expect(dialog.getByRole('radio', { name: /International transfer/ })).toBeDisabled()
  expect(dialog.getByRole('radio', { name: /Bank transfer\s*2–5 business days/ })).toBeChecked()
})

test('a bank transfer shows the reference and the account, each ready to be copied', async () => {
  const { user, dialog, sent } = await open()
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(await dialog.findByRole('button', { name: 'Continue' }))
  expect(await dialog.findByRole('heading', { name: 'Bank transfer' })).toBeVisible()
  expect(sent).toEqual([{ method: 'bank' }])
  expect(dialog.getByText('SB 104882 0001')).toBeVisible()
  expect(dialog.getByText(/The reference is valid until 2026\.12\.24/)).toBeVisible()
  expect(dialog.queryByText('Branch')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Copy: SWIFT' }))
  expect(write).toHaveBeenCalledWith('NMNBJPJT')
  await user.click(dialog.getByRole('button', { name: 'Done' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a deposit announced earlier is shown again, and its invoice opens in a new tab', async () => {
  const tab = { location: { href: '' }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const { user, dialog } = await open({ 'GET /payments/deposit': { ...terms, waiting: deposit } })
  await user.click(await dialog.findByRole('button', { name: 'Invoice' }))
  await waitFor(() => expect(tab.location.href).toBe('/v1/payments/invoice/signed'))
})

test('an invoice announces its deposit, and an error closes the tab and explains why', async () => {
  const tab = { location: { href: '' }, close: vi.fn() }
  vi.spyOn(window, 'open').mockReturnValue(tab as unknown as Window)
  const { user, dialog } = await open({ 'POST /payments/deposit': () => refused(422, 'deposit_method') })
  await user.click(await dialog.findByRole('button', { name: 'Download invoice' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent('does not take deposits this way')
  expect(tab.close).toHaveBeenCalled()
})

test('a wallet payment is made at its provider', async () => {
  const opened = vi.spyOn(browserPage, 'open').mockReturnValue()
  const url = 'https://checkout.example/session'
  const { user, dialog, sent } = await open({
    'GET /payments/deposit': { ...terms, methods: ['wallet', 'bank'] },
    'POST /payments/deposit': async (request: Request) => {
      sent.push(await request.json())
      return { success: true, deposit: { ...deposit, method: 'wallet' }, url }
    },
  })
  await user.click(await dialog.findByRole('radio', { name: /Online wallet/ }))
  await user.click(dialog.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(opened).toHaveBeenCalledWith(url))
  expect(sent).toEqual([{ method: 'wallet' }])
})

test('a failed step can be repeated from its error message', async () => {
  let down = true
  const { user, dialog } = await open({
    'POST /payments/deposit': () => (down ? refused(500, 'internal') : { success: true, deposit, url: null }),
  })
  await user.click(await dialog.findByRole('button', { name: 'Continue' }))
  await dialog.findByRole('alert')
  down = false
  await user.click(dialog.getByRole('button', { name: 'Repeat' }))
  await waitFor(() => expect(dialog.queryByRole('alert')).toBeNull())
})

test('if no method is set up, the dialog says so and links to the manager', async () => {
  const { dialog } = await open({
    'GET /payments/deposit': { ...terms, methods: [], bank: null },
    'GET /site/config': aSite({ messenger: { label: 'Write', href: 'https://t.me/vostok' } }),
  })
  expect(await dialog.findByText(/Online payments aren’t set up at Vostok Auto/)).toBeVisible()
  expect(dialog.getByRole('link', { name: 'Message your manager' })).toHaveAttribute(
    'href',
    'https://t.me/vostok',
  )
  expect(dialog.queryByRole('button', { name: 'Continue' })).toBeNull()
})

test('the dialog is available in Russian, and a failed load can be retried', async () => {
  const { dialog } = await open({ 'GET /payments/deposit': () => refused(500, 'internal') }, 'ru')
  expect(await dialog.findByRole('button', { name: 'Повторить' })).toBeVisible()
  cleanup()
  const again = await open({}, 'ru')
  const shown = await again.dialog.findByRole('radio', { name: /Банковский перевод/ })
  expect(text(shown.closest('label') ?? shown)).toContain('2–5 рабочих дней')
})
