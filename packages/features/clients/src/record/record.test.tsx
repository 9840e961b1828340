import { refused } from '@seriba/api/testing'
import { jstDay } from '@seriba/domain/time/jst'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aClient } from '../testing/client.ts'
import { somePayments } from '../testing/parts.ts'
import { openPages } from '../testing/render.tsx'

const open = (answers: Record<string, unknown>, path = '/clients/104882', language: 'en' | 'ru' = 'en') =>
  openPages({ 'GET /client/view': aClient({ biddingAllowed: false }), ...answers }, { path, language })
const text = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ')
const recorded = { success: true, id: 88217, biddingOpened: true }

test('a received payment is recorded, with a preview of the client’s new balance', async () => {
  const { user, sent, calls } = await open({ 'POST /payments/create': recorded })
  await user.click(await screen.findByRole('button', { name: 'Add entry' }))
  const form = await screen.findByRole('dialog', { name: 'New entry for Dmitri Kovalenko' })
  expect(within(form).getByText(/Bidding unlocks once the deposit is paid/)).toBeVisible()
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '150000')
  await user.type(within(form).getByRole('textbox', { name: /^Description/ }), ' SWIFT 2611 ')
  expect(text(form)).toContain('Balance¥ 1 240 500 → ¥ 1 390 500')
  expect(text(form)).toContain('Maximum bid allowed¥ 4 350 000 → ¥ 4 500 000')
  calls.length = 0
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(sent('POST /payments/create')).toEqual([
      {
        userId: 104882,
        type: 'Remittances',
        amount: 150_000,
        date: jstDay(new Date()),
        method: 'bank',
        description: 'SWIFT 2611',
        idempotencyKey: expect.any(String),
      },
    ]),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(calls).toContain('GET /client/view'))
  expect(calls).toContain('GET /client/ledger')
})

test('an amount is required, and a charge lowers the balance and needs a description', async () => {
  const { user, sent } = await open({ 'POST /payments/create': recorded })
  await user.click(await screen.findByRole('button', { name: 'Add entry' }))
  const form = await screen.findByRole('dialog')
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  expect(await within(form).findByText('Required field')).toBeVisible()
  await user.click(within(form).getByRole('radio', { name: 'Charge' }))
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '2000000')
  expect(text(form)).toContain('→ −¥ 759 500')
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  expect(await within(form).findByText('Required field')).toBeVisible()
  expect(sent('POST /payments/create')).toEqual([])
})

test('a failed entry is retried as the same entry without losing the input', async () => {
  let tries = 0
  const { user, sent } = await open({
    'POST /payments/create': () => (++tries === 1 ? refused(500, 'internal') : recorded),
  })
  await user.click(await screen.findByRole('button', { name: 'Add entry' }))
  const form = await screen.findByRole('dialog')
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '5000')
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  expect(await within(form).findByRole('alert')).toHaveTextContent('Something went wrong')
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(sent('POST /payments/create')).toHaveLength(2))
  expect(sent('POST /payments/create')[0]).toEqual(sent('POST /payments/create')[1])
})

test('an entry edited after its answer was lost is reported as already there, and sending it again creates another', async () => {
  const answers = [refused(500, 'internal'), refused(409, 'idempotency_key_reused'), recorded]
  const { user, sent } = await open({ 'POST /payments/create': () => answers.shift() })
  await user.click(await screen.findByRole('button', { name: 'Add entry' }))
  const form = await screen.findByRole('dialog')
  const add = () => user.click(within(form).getByRole('button', { name: 'Add' }))
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '500')
  await add()
  expect(await within(form).findByRole('alert')).toHaveTextContent('Something went wrong')
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '0')
  await add()
  await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent(/has already been recorded/))
  await add()
  await waitFor(() => expect(form).not.toBeInTheDocument())
  const keys = sent('POST /payments/create').map((entry) => (entry as Record<string, string>).idempotencyKey)
  expect(keys[1]).toBe(keys[0])
  expect(keys[2]).not.toBe(keys[0])
})

test('a line is reversed with a reason, but a car’s charge cannot be', async () => {
  const { user, sent } = await open(
    { 'POST /payments/reverse': { success: true } },
    '/clients/104882?tab=ledger',
  )
  await user.click(await screen.findByRole('button', { name: 'Reverse entry 88214' }))
  expect(screen.queryByRole('button', { name: 'Reverse entry 88190' })).toBeNull()
  const form = await screen.findByRole('dialog', { name: 'Reverse entry 88214' })
  expect(text(form)).toContain('Balance¥ 1 240 500 → ¥ 1 090 500')
  await user.click(within(form).getByRole('button', { name: 'Reverse' }))
  expect(await within(form).findByText('Required field')).toBeVisible()
  await user.type(within(form).getByRole('textbox', { name: /^Reason/ }), 'Wrong client')
  await user.click(within(form).getByRole('button', { name: 'Reverse' }))
  await waitFor(() =>
    expect(sent('POST /payments/reverse')).toEqual([
      { id: 88214, reason: 'Wrong client', closeBidding: false },
    ]),
  )
})

const onItsWay = {
  id: 7,
  method: 'bank' as const,
  amount: 150_000,
  reference: 'SD 104882 0001',
  createdAt: '2026-11-20T03:00:00.000Z',
  expiresAt: '2026-12-20T03:00:00.000Z',
}
const waiting = {
  ...aClient({ biddingAllowed: false }),
  deposit: { amount: 150_000, received: 0, waiting: onItsWay, held: null },
}

test('a pending deposit is suggested, and staff can say the money is something else', async () => {
  for (const isDeposit of [true, false]) {
    const { user, sent } = await open({ 'GET /client/view': waiting, 'POST /payments/create': recorded })
    await user.click(await screen.findByRole('button', { name: 'Add entry' }))
    const form = await screen.findByRole('dialog')
    const box = within(form).getByRole('checkbox', { name: /This is the deposit SD 104882 0001/ })
    await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '20000')
    expect(box).not.toBeChecked()
    await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '0')
    expect(box).toBeChecked()
    if (!isDeposit) await user.click(box)
    await user.click(within(form).getByRole('button', { name: 'Add' }))
    await waitFor(() =>
      expect(sent('POST /payments/create')).toMatchObject([{ depositId: isDeposit ? 7 : null }]),
    )
    expect(sent('POST /payments/create')[0]).not.toHaveProperty('force')
    cleanup()
  }
})

test('a refund is sent with its reason, and a refusal keeps the input', async () => {
  const error = refused(409, 'not_covered', { fields: { amount: 'not_covered' } })
  const { user, sent } = await open({ 'POST /payments/refund': error })
  await user.click(await screen.findByRole('button', { name: 'Add entry' }))
  const form = await screen.findByRole('dialog')
  await user.click(within(form).getByRole('radio', { name: 'Refund' }))
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '0')
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  expect(await within(form).findByText('Enter an amount above zero.')).toBeVisible()
  await user.clear(within(form).getByRole('textbox', { name: 'Amount' }))
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '150000')
  expect(text(form)).toContain('Balance¥ 1 240 500 → ¥ 1 090 500')
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  expect(await within(form).findByText('Required field')).toBeVisible()
  await user.type(within(form).getByRole('textbox', { name: /^Description/ }), 'Account closed')
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  expect(await within(form).findByText(/would leave the client’s bids uncovered/)).toBeVisible()
  expect(within(form).getByRole('textbox', { name: 'Amount' })).toHaveValue('150\u00A0000')
  expect(within(form).getByRole('textbox', { name: 'Amount' })).toHaveFocus()
  expect(sent('POST /payments/refund')).toMatchObject([
    { userId: 104882, amount: 150_000, method: 'bank', description: 'Account closed' },
  ])
})

test('reversing the deposit asks whether to close bidding', async () => {
  const deposited = {
    ...aClient(),
    deposit: { amount: 150_000, received: 150_000, waiting: null, held: null },
  }
  const { user, sent } = await open(
    { 'GET /client/view': deposited, 'POST /payments/reverse': { success: true } },
    '/clients/104882?tab=ledger',
  )
  await user.click(await screen.findByRole('button', { name: 'Reverse entry 88214' }))
  const form = await screen.findByRole('dialog')
  await user.type(within(form).getByRole('textbox', { name: /^Reason/ }), 'Not ours')
  await user.click(within(form).getByRole('checkbox', { name: /^Also close bidding/ }))
  await user.click(within(form).getByRole('button', { name: 'Reverse' }))
  await waitFor(() =>
    expect(sent('POST /payments/reverse')).toEqual([{ id: 88214, reason: 'Not ours', closeBidding: true }]),
  )
})

test('a refund of the deposit is recognized by its amount and asks whether to close bidding', async () => {
  const held = { id: 7, reference: 'SD 104882 0001', amount: 150_000 }
  const deposited = { ...aClient(), deposit: { amount: 150_000, received: 170_000, waiting: null, held } }
  const { user, sent } = await open({
    'GET /client/view': deposited,
    'POST /payments/refund': { success: true, id: 88219 },
  })
  await user.click(await screen.findByRole('button', { name: 'Add entry' }))
  const form = await screen.findByRole('dialog')
  await user.click(within(form).getByRole('radio', { name: 'Refund' }))
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '15000')
  await user.type(within(form).getByRole('textbox', { name: /^Description/ }), 'Account closed')
  const isDeposit = within(form).getByRole('checkbox', { name: /This pays back the deposit SD 104882 0001/ })
  expect(isDeposit).not.toBeChecked()
  expect(within(form).queryByRole('checkbox', { name: /^Also close bidding/ })).toBeNull()
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '0')
  expect(isDeposit).toBeChecked()
  await user.click(within(form).getByRole('checkbox', { name: /^Also close bidding/ }))
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(sent('POST /payments/refund')).toMatchObject([
      { amount: 150_000, depositId: 7, closeBidding: true },
    ]),
  )
})

test('the ledger links to the receipts of a payment', async () => {
  const receipt = {
    id: 4,
    name: 'slip.pdf',
    size: 900,
    at: '2026-11-24T01:00:00.000Z',
    by: null,
    path: '/v1/slip',
  }
  const { user } = await open(
    {
      'GET /client/ledger': {
        records: somePayments.map((one, at) => ({ ...one, files: at === 0 ? 1 : 0 })),
        pageInfo: { page: 1, pageSize: 50, totalSearchResults: 2, totalResults: 2 },
      },
      'GET /payments/files': { files: [receipt] },
    },
    '/clients/104882?tab=ledger',
  )
  await user.click(await screen.findByRole('button', { name: '1 receipt' }))
  const dialog = await screen.findByRole('dialog', { name: 'Receipts of entry 88214' })
  expect(await within(dialog).findByRole('link', { name: 'slip.pdf' })).toHaveAttribute('href', '/v1/slip')
})

test('the form is available in Russian', async () => {
  const { user } = await open({}, '/clients/104882?tab=ledger', 'ru')
  expect(await screen.findByText('Банковский перевод')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Записать' }))
  expect(await screen.findByRole('dialog', { name: 'Новая запись: Dmitri Kovalenko' })).toBeVisible()
})

test('a possible duplicate is recorded only after staff confirm it', async () => {
  let tries = 0
  const { user, sent } = await open({
    'POST /payments/create': () => (++tries === 1 ? refused(409, 'payment_alike') : recorded),
  })
  await user.click(await screen.findByRole('button', { name: 'Add entry' }))
  const form = await screen.findByRole('dialog')
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '5000')
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  expect(await within(form).findByRole('alert')).toHaveTextContent('has already been recorded')
  await user.click(within(form).getByRole('checkbox', { name: 'Record it again' }))
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(sent('POST /payments/create')).toMatchObject([{ amount: 5000 }, { amount: 5000, force: true }]),
  )
})
