import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aMonthEnd, anOwedRow, owedBy } from '../testing/facts.ts'
import { openPage } from '../testing/open-page.tsx'

const owed = '/payments?tab=owed'
const text = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ')

/** Noon on December 2 in Japan: November is over. */
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-12-02T03:00:00Z'), toFake: ['Date'] })
  return () => void vi.useRealTimers()
})

afterEach(() => vi.unstubAllGlobals())

async function openDialog(answers: Record<string, unknown>, language: 'en' | 'ru' = 'en') {
  const page = await openPage(answers, { path: owed, language })
  await page.user.click(
    await screen.findByRole('button', { name: language === 'en' ? 'Close November…' : 'Закрыть: ноябрь…' }),
  )
  return { ...page, dialog: await screen.findByRole('dialog') }
}

test('a month is closed by typing its name, once everything open is left open on purpose', async () => {
  const { user, sent, dialog } = await openDialog({
    'POST /payments/close-month': { success: true, closedUntil: '2026-11-30' },
  })
  expect(text(dialog)).toContain('Balance of all clients¥ 38 412 300')
  const close = within(dialog).getByRole('button', { name: 'Close November' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Type “November” to close' }), 'november')
  expect(close).toBeDisabled()
  await user.click(
    within(dialog).getByRole('checkbox', { name: /^Leave this open: 2 payments not fully assigned/ }),
  )
  await user.click(close)
  await waitFor(() =>
    expect(sent).toEqual([['POST /payments/close-month', { month: '2026-11', leftOpen: ['unallocated'] }]]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('bank lines must be settled and cannot be left open, and the ledger is checked on closing', async () => {
  const open = ['ledger', 'bankLines'] as const
  const { user, dialog } = await openDialog({
    'GET /payments/month-end': aMonthEnd({
      bankLines: 5,
      ledger: { at: '2026-11-30T18:40:00.000Z', differences: 1 },
      open: [...open],
    }),
  })
  expect(within(dialog).getByText('1 row doesn’t match the ledger')).toBeVisible()
  expect(
    within(dialog).getByRole('link', { name: '5 lines of the bank file are undecided' }),
  ).toHaveAttribute('href', '/payments/bank-file')
  expect(within(dialog).getAllByText('Settle this first.')).toHaveLength(1)
  expect(within(dialog).getByText('Checked again as you close the month.')).toBeVisible()
  expect(within(dialog).queryByRole('checkbox')).toBeNull()
  await user.type(within(dialog).getByRole('textbox'), 'November')
  expect(within(dialog).getByRole('button', { name: 'Close November' })).toBeDisabled()
})

test('a month that is not over shows when it can be closed', async () => {
  vi.setSystemTime(new Date('2026-11-24T03:00:00Z'))
  const { dialog } = await openDialog({ 'GET /payments/month-end': aMonthEnd({ isOver: false, open: [] }) })
  expect(within(dialog).getByText(/^The month isn’t over yet/)).toBeVisible()
})

test('an item that came up in the meantime is reported in the dialog, and the input is kept, also in Russian', async () => {
  const { user, dialog } = await openDialog(
    {
      'GET /payments/month-end': aMonthEnd({ open: [] }),
      'POST /payments/close-month': () => refused(409, 'month_unready'),
    },
    'ru',
  )
  await user.type(within(dialog).getByRole('textbox'), 'ноябрь')
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть: ноябрь' }))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('До закрытия месяца')
  expect(within(dialog).getByRole('textbox')).toHaveValue('ноябрь')
})

test('the ledger check on closing shows its progress and its findings', async () => {
  let answer: (response: unknown) => void = () => {}
  const { user, dialog } = await openDialog({
    'GET /payments/month-end': aMonthEnd({ ledger: { at: null, differences: 0 }, open: ['ledger'] }),
    'POST /payments/close-month': () =>
      new Promise((resolve) => {
        answer = resolve
      }),
  })
  await user.type(within(dialog).getByRole('textbox'), 'November')
  await user.click(within(dialog).getByRole('button', { name: 'Close November' }))
  expect(await within(dialog).findByRole('status')).toHaveTextContent('Checking the ledger and closing')
  answer(refused(409, 'ledger_differs'))
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('don’t match the ledger')
})

test('a client’s debt is shown beside the list, invoice by invoice, at its own address', async () => {
  const { user, router, sent } = await openPage(
    {
      'GET /payments/owed': owedBy([anOwedRow({ client: { id: 99, name: 'Anna Kovacs' } }), anOwedRow()]),
      'POST /payments/remind-owed': { success: true },
    },
    { path: `${owed}&day=2026-11-24` },
  )
  await user.click(await screen.findByRole('link', { name: 'Peter Mwangi' }))
  const panel = await screen.findByRole('region', { name: 'What Peter Mwangi owes' })
  expect(router.state.location.search).toContain('owed=101377')
  expect(text(panel)).toContain('2610-0288 Nissan Caravan51 days late¥ 2 107 600')
  expect(text(panel)).toContain('due 2026.11.28')
  expect(text(panel)).toContain('52, worth ¥ 61 200 000')
  expect(within(panel).getByRole('link', { name: 'Stop bidding…' })).toHaveAttribute(
    'href',
    '/clients/101377?tab=access',
  )
  await user.keyboard('r')
  await waitFor(() => expect(sent).toEqual([['POST /payments/remind-owed', { userId: 101377 }]]))
  await user.keyboard('kx')
  await waitFor(() => expect(router.state.location.search).toContain('owed=99'))
  expect(screen.getByRole('button', { name: 'Send 1 statement' })).toBeEnabled()
  await router.navigate(-1)
  expect(await screen.findByRole('region', { name: 'What Peter Mwangi owes' })).toBeVisible()
})

test('a failed month-end check says so, does not block anything else, and can be retried', async () => {
  let tries = 0
  const { user } = await openPage(
    { 'GET /payments/month-end': () => (++tries === 1 ? refused(500, 'internal') : aMonthEnd()) },
    { path: owed },
  )
  expect(await screen.findByText('Couldn’t load the month’s end.')).toBeVisible()
  expect(await screen.findByRole('link', { name: 'Peter Mwangi' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('November is open')).toBeVisible()
})

test('on a small screen a client who owes has two lines: how much, since when, and what can be done', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const { user } = await openPage({ 'GET /payments/owed': owedBy([anOwedRow()]) }, { path: owed })
  const line = within(await screen.findByRole('list', { name: 'What clients owe' })).getByRole('listitem')
  expect(text(line)).toContain('Peter Mwangi¥ 4 310 50031–60 days, Last payment 2026.11.23')
  expect(within(line).getByRole('button', { name: /^Remind Peter Mwangi/ })).toBeVisible()
  expect(screen.queryByRole('table')).toBeNull()
  await user.click(within(line).getByRole('checkbox', { name: /Peter Mwangi/ }))
  expect(screen.getByRole('button', { name: 'Send 1 statement' })).toBeEnabled()
})
