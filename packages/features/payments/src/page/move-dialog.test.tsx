import { refused } from '@seriba/api/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

test('a payment is moved to a client found by search, and may close bidding for the previous one', async () => {
  const { user, sent } = await openPage({
    'POST /payments/move': { success: true, id: 88_300, reversalId: 88_299 },
  })
  await user.click(await screen.findByRole('button', { name: 'Move entry 88210' }))
  const dialog = await screen.findByRole('dialog', { name: 'Move entry 88210' })
  await user.click(within(dialog).getByRole('button', { name: 'Move' }))
  expect(await within(dialog).findByText('Choose a client from the list.')).toBeVisible()
  await user.click(within(dialog).getByRole('button', { name: /^Move to/ }))
  await user.type(await screen.findByRole('combobox', { name: 'name or ID' }), 'kova')
  await user.click(await screen.findByRole('option', { name: /Dmitri Kovalenko/ }))
  await user.click(within(dialog).getByRole('checkbox', { name: /close bidding for Oleg Sidorenko/ }))
  await user.type(within(dialog).getByRole('textbox', { name: /^Reason/ }), 'Wrong client')
  await user.click(within(dialog).getByRole('button', { name: 'Move' }))
  await waitFor(() =>
    expect(sent).toEqual([
      ['POST /payments/move', { id: 88_210, userId: 104_882, reason: 'Wrong client', closeBidding: true }],
    ]),
  )
})

/** The dialog filled in and sent: the first attempt is refused, the next one is not. */
async function sendMove(refusal: ReturnType<typeof refused>) {
  let tries = 0
  const { user, sent } = await openPage({
    'POST /payments/move': () =>
      ++tries === 1 ? refusal : { success: true, id: 88_300, reversalId: 88_299 },
  })
  await user.click(await screen.findByRole('button', { name: 'Move entry 88210' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move entry 88210' }))
  await user.click(dialog.getByRole('button', { name: /^Move to/ }))
  await user.type(await screen.findByRole('combobox', { name: 'name or ID' }), 'kova')
  await user.click(await screen.findByRole('option', { name: /Dmitri Kovalenko/ }))
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong client')
  await user.click(dialog.getByRole('button', { name: 'Move' }))
  return { user, sent, question: await dialog.findByRole('alert') }
}

const moved = { id: 88_210, userId: 104_882, reason: 'Wrong client', closeBidding: false }

test('money the new client seems to have already is moved if staff insist', async () => {
  const { user, sent, question } = await sendMove(refused(409, 'payment_alike'))
  expect(question).toHaveTextContent('Move it anyway?')
  await user.click(within(question).getByRole('button', { name: 'Move anyway' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toEqual([
    ['POST /payments/move', moved],
    ['POST /payments/move', { ...moved, force: true }],
  ])
})

test('money that may be the new client’s deposit is moved as that deposit or not', async () => {
  const detail = { id: 7, reference: 'SB 104882 0001', amount: 150_000 }
  for (const [answer, depositId] of [
    [/^Yes, deposit SB 104882 0001 of ¥.150.000/, 7],
    ['It’s not the deposit', null],
  ] as const) {
    const { user, sent, question } = await sendMove(refused(409, 'deposit_waiting', { detail }))
    expect(question).toHaveTextContent('This client has a deposit pending. Is this it?')
    await user.click(within(question).getByRole('button', { name: answer }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sent).toEqual([
      ['POST /payments/move', moved],
      ['POST /payments/move', { ...moved, depositId }],
    ])
    cleanup()
  }
})
