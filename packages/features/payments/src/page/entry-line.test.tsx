import { refused } from '@seriba/api/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

const added = { success: true, id: 88217, biddingOpened: false }

/** An entry for a client found by search, as it is typed. */
async function anEntry(user: UserEvent, amount: string) {
  const form = await screen.findByRole('form', { name: 'New entry' })
  await user.click(within(form).getByRole('button', { name: /^Client/ }))
  await user.type(await screen.findByRole('combobox', { name: 'name or ID' }), 'kova')
  await user.click(await screen.findByRole('option', { name: /Dmitri Kovalenko/ }))
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), amount)
  return form
}

test('a forced entry that fails is sent once, and again only if staff add it again', async () => {
  let tries = 0
  const { user, sent } = await openPage({
    'POST /payments/create': () => {
      tries += 1
      return tries === 1 ? refused(409, 'payment_alike') : tries === 2 ? refused(500, 'internal') : added
    },
  })
  const form = await anEntry(user, '1500000')
  await user.click(within(form).getByRole('button', { name: /^Add/ }))
  await user.click(await within(form).findByRole('button', { name: 'Record again' }))
  await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent('Something went wrong'))
  expect(sent).toHaveLength(2)
  await user.click(within(form).getByRole('button', { name: /^Add/ }))
  await waitFor(() => expect(within(form).getByRole('textbox', { name: 'Amount' })).toHaveValue(''))
  // The same entry in the same words: whichever attempt arrived, it is stored once.
  expect(sent).toHaveLength(3)
  expect(sent[2]).toEqual(sent[1])
  expect(sent[2]).toMatchObject(['POST /payments/create', { force: true }])
})

test('an entry edited after it was forced needs a new confirmation', async () => {
  let tries = 0
  const { user, sent } = await openPage({
    'POST /payments/create': () => (++tries === 1 ? refused(409, 'payment_alike') : refused(500, 'internal')),
  })
  const form = await anEntry(user, '1500000')
  await user.click(within(form).getByRole('button', { name: /^Add/ }))
  await user.click(await within(form).findByRole('button', { name: 'Record again' }))
  await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent('Something went wrong'))
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '0')
  await user.click(within(form).getByRole('button', { name: /^Add/ }))
  await waitFor(() => expect(sent).toHaveLength(3))
  expect(sent[2]?.[1]).toMatchObject({ amount: 15_000_000 })
  expect(sent[2]?.[1]).not.toHaveProperty('force')
})

test('money that may be a deposit is recorded as that deposit or not, and then checked for duplicates', async () => {
  const deposit = { id: 7, reference: 'SB 104882 0001', amount: 150_000 }
  for (const [answer, depositId] of [
    [/^Yes, deposit SB 104882 0001 of ¥.150.000/, 7],
    ['It’s not the deposit', null],
  ] as const) {
    const answers = [
      refused(409, 'deposit_waiting', { detail: deposit }),
      refused(409, 'payment_alike'),
      added,
    ]
    const { user, sent } = await openPage({ 'POST /payments/create': () => answers.shift() })
    const form = await anEntry(user, '200000')
    await user.click(within(form).getByRole('button', { name: /^Add/ }))
    await user.click(await within(form).findByRole('button', { name: answer }))
    await user.click(await within(form).findByRole('button', { name: 'Record again' }))
    await waitFor(() => expect(within(form).getByRole('textbox', { name: 'Amount' })).toHaveValue(''))
    const [first, second, third] = sent.map(([, body]) => body)
    expect(first).not.toHaveProperty('depositId')
    expect(second).toEqual({ ...(first as object), depositId })
    expect(third).toEqual({ ...(first as object), depositId, force: true })
    cleanup()
  }
})

test('a line is entered for a client found by search, and a possible duplicate needs confirmation', async () => {
  let tries = 0
  const { user, sent } = await openPage({
    'POST /payments/create': () => (++tries === 1 ? refused(409, 'payment_alike') : added),
  })
  const form = await anEntry(user, '1500000')
  await user.type(within(form).getByRole('textbox', { name: 'Description' }), 'SWIFT 2611240003')
  await user.click(await within(form).findByRole('button', { name: /^Pays for oldest due first/ }))
  await user.click(await screen.findByRole('option', { name: /SB2026-000398/ }))
  await user.keyboard('{Escape}')
  await user.click(within(form).getByRole('button', { name: /^Add/ }))
  const note = await within(form).findByRole('alert')
  expect(note).toHaveTextContent('has already been recorded')
  expect(within(form).getByRole('textbox', { name: 'Amount' })).toHaveValue('1\u00A0500\u00A0000')
  await user.click(within(note).getByRole('button', { name: 'Record again' }))
  await waitFor(() => expect(sent).toHaveLength(2))
  expect(sent).toMatchObject([
    ['POST /payments/create', { userId: 104882, amount: 1_500_000, purchaseIds: [398] }],
    ['POST /payments/create', { userId: 104882, amount: 1_500_000, purchaseIds: [398], force: true }],
  ])
  await waitFor(() => expect(within(form).getByRole('textbox', { name: 'Amount' })).toHaveValue(''))
})

test('an entry without a client or an amount shows what is missing and sends nothing', async () => {
  const { user, sent } = await openPage({ 'POST /payments/create': added })
  const form = await screen.findByRole('form', { name: 'New entry' })
  await user.click(within(form).getByRole('button', { name: /^Add/ }))
  expect(await within(form).findByText('Choose a client from the list.')).toBeVisible()
  expect(within(form).getByText('Required field')).toBeVisible()
  expect(sent).toEqual([])
})

test('the next entry can be started while one is being saved, and is kept afterward', async () => {
  let record = (_: object) => {}
  const { user, sent } = await openPage({
    'POST /payments/create': () =>
      new Promise<object>((resolve) => {
        record = resolve
      }),
  })
  const form = await anEntry(user, '1500000')
  await user.click(within(form).getByRole('button', { name: /^Add/ }))
  await waitFor(() => expect(sent).toHaveLength(1))
  const amount = within(form).getByRole('textbox', { name: 'Amount' })
  await user.clear(amount)
  await user.type(amount, '82000')
  record(added)
  await waitFor(() =>
    expect(within(form).getByRole('button', { name: /^Client/ })).not.toHaveTextContent('Dmitri'),
  )
  expect(amount).toHaveDisplayValue(/^82.000$/)
  expect(sent).toHaveLength(1)
})

test('an entry dated in a closed month is refused at its date in the viewer’s language, and the input is kept', async () => {
  const { user } = await openPage(
    {
      'POST /payments/create': () => refused(409, 'period_closed', { fields: { date: 'period_closed' } }),
    },
    { language: 'ru' },
  )
  const form = await screen.findByRole('form', { name: 'Новая запись' })
  await user.click(within(form).getByRole('button', { name: /^Клиент/ }))
  await user.type(await screen.findByRole('combobox'), 'kova')
  await user.click(await screen.findByRole('option', { name: /Dmitri Kovalenko/ }))
  const amount = within(form).getByRole('textbox', { name: 'Сумма' })
  await user.type(amount, '1500')
  await user.click(within(form).getByRole('button', { name: /^Внести|^Добавить/ }))
  expect(await within(form).findByText(/^Этот день относится к закрытому периоду/)).toBeVisible()
  expect(amount).toHaveValue('1\u00A0500')
})

test('an entry edited after its answer was lost is reported as already there, and sending it again creates another', async () => {
  const answers = [refused(500, 'internal'), refused(409, 'idempotency_key_reused'), added]
  const { user, sent } = await openPage({ 'POST /payments/create': () => answers.shift() })
  const form = await anEntry(user, '1500')
  const add = () => user.click(within(form).getByRole('button', { name: /^Add/ }))
  await add()
  await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent('Something went wrong'))
  await user.type(within(form).getByRole('textbox', { name: 'Amount' }), '0')
  await add()
  await waitFor(() => expect(within(form).getByRole('alert')).toHaveTextContent(/has already been recorded/))
  await add()
  await waitFor(() => expect(within(form).getByRole('textbox', { name: 'Amount' })).toHaveValue(''))
  const [first, second, third] = sent.map(([, body]) => (body as { idempotencyKey: string }).idempotencyKey)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})
