import { refused } from '@seriba/api/testing'
import { jstDay } from '@seriba/domain/time/jst'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aClient } from '../testing/client.ts'
import { openPages } from '../testing/render.tsx'

const open = (answers: Record<string, unknown>, path = '/clients/104882', language: 'en' | 'ru' = 'en') =>
  openPages({ 'GET /client/view': aClient({ biddingAllowed: false }), ...answers }, { path, language })
const text = (element: Element) => element.textContent?.replaceAll('\u00A0', ' ')
const recorded = { success: true, id: 88217, biddingOpened: true }

test('money that came in is recorded with what the client has by it', async () => {
  const { user, sent, calls } = await open({ 'POST /payments/create': recorded })
  await user.click(await screen.findByRole('button', { name: 'Record' }))
  const form = await screen.findByRole('dialog', { name: 'New record for Dmitri Kovalenko' })
  expect(within(form).getByText(/Bidding opens once the client has paid in/)).toBeVisible()
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '150000')
  await user.type(within(form).getByRole('textbox', { name: /^Description/ }), ' SWIFT 2611 ')
  expect(text(form)).toContain('Balance¥ 1 240 500 → ¥ 1 390 500')
  expect(text(form)).toContain('Maximum bid allowed¥ 4 350 000 → ¥ 4 500 000')
  calls.length = 0
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(sent).toEqual([
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

test('an empty amount is asked for, and a charge lowers the balance', async () => {
  const { user, sent } = await open({ 'POST /payments/create': recorded })
  await user.click(await screen.findByRole('button', { name: 'Record' }))
  const form = await screen.findByRole('dialog')
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  expect(await within(form).findByText('Required field')).toBeVisible()
  await user.click(within(form).getByRole('radio', { name: 'Charge' }))
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '2000000')
  expect(text(form)).toContain('→ −¥ 759 500')
  expect(sent).toEqual([])
})

test('what was sent and failed is sent again as the same entry, and nothing typed is lost', async () => {
  let tries = 0
  const { user, sent } = await open({
    'POST /payments/create': () => (++tries === 1 ? refused(500, 'internal') : recorded),
  })
  await user.click(await screen.findByRole('button', { name: 'Record' }))
  const form = await screen.findByRole('dialog')
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '5000')
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  expect(await within(form).findByRole('alert')).toHaveTextContent('Something went wrong')
  await user.click(within(form).getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent[0]).toEqual(sent[1])
})

test('a line is taken back with a reason; a car’s charge is not offered to be', async () => {
  const { user, sent } = await open(
    { 'POST /payments/reverse': { success: true } },
    '/clients/104882?tab=ledger',
  )
  await user.click(await screen.findByRole('button', { name: 'Reverse record 88214' }))
  expect(screen.queryByRole('button', { name: 'Reverse record 88190' })).toBeNull()
  const form = await screen.findByRole('dialog', { name: 'Reverse record 88214' })
  expect(text(form)).toContain('Balance¥ 1 240 500 → ¥ 1 090 500')
  await user.click(within(form).getByRole('button', { name: 'Reverse' }))
  expect(await within(form).findByText('Required field')).toBeVisible()
  await user.type(within(form).getByRole('textbox', { name: /^Reason/ }), 'Wrong client')
  await user.click(within(form).getByRole('button', { name: 'Reverse' }))
  await waitFor(() => expect(sent).toEqual([{ id: 88214, reason: 'Wrong client' }]))
})

test('speaks Russian', async () => {
  const { user } = await open({}, '/clients/104882?tab=ledger', 'ru')
  expect(await screen.findByText('Банковский перевод')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Записать' }))
  expect(await screen.findByRole('dialog', { name: 'Новая запись: Dmitri Kovalenko' })).toBeVisible()
})
