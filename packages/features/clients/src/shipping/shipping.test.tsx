import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aClient } from '../testing/client.ts'
import { onePage, somePurchases } from '../testing/parts.ts'
import { openPages } from '../testing/render.tsx'

const [bought] = somePurchases
const listed = (changed: object = {}) => ({ purchases: [{ ...bought, ...changed }], pageInfo: onePage(1) })

async function open(answers: Record<string, unknown> = {}, language: 'en' | 'ru' = 'en') {
  const world = await openPages(
    { 'GET /client/view': aClient(), 'GET /client/purchases': listed(), ...answers },
    { path: '/clients/104882?tab=purchases', language },
  )
  const name = language === 'en' ? '26-11-0398 shipping' : 'Отправка 26-11-0398'
  await world.user.click(await screen.findByRole('button', { name }))
  const dialog = await screen.findByRole('dialog', { name: '26-11-0398, Toyota Land Cruiser Prado' })
  return { ...world, dialog: within(dialog) }
}
const moved = 'PUT /purchased-cars/update-status'

test('a step on is taken at once, and the dialog goes on from there', async () => {
  let status = 1
  const { user, sent, dialog } = await open({
    'GET /client/purchases': () => listed({ status }),
    [moved]: () => {
      status = 2
      return { success: true }
    },
  })
  await user.click(dialog.getByRole('button', { name: 'Waiting ship assignment' }))
  expect(await dialog.findByRole('button', { name: 'Waiting for loading' })).toBeVisible()
  expect(sent).toEqual([{ id: 5001, status: 2 }])
})

test('a step back is asked for its reason', async () => {
  const { user, sent, dialog } = await open({ [moved]: { success: true } })
  await user.click(dialog.getByRole('button', { name: 'Step back' }))
  await user.click(dialog.getByRole('button', { name: 'Change the status' }))
  expect(await dialog.findByText('Required field')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Wrong car{Enter}')
  await waitFor(() => expect(sent).toEqual([{ id: 5001, status: 0, reason: 'Wrong car' }]))
})

test('other ways to end it are those that there are from here', async () => {
  const { user, sent, dialog } = await open({ [moved]: { success: true } })
  await user.click(dialog.getByRole('button', { name: 'Other status' }))
  const ends = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)
  expect(ends).toEqual(['Shipping cancelled', 'Purchase cancelled', 'Auction resale'])
  await user.click(screen.getByRole('menuitem', { name: 'Auction resale' }))
  await user.type(await dialog.findByRole('textbox', { name: /^Reason/ }), 'Not paid{Enter}')
  await waitFor(() => expect(sent).toEqual([{ id: 5001, status: 8, reason: 'Not paid' }]))
})

test('a reason that is missing is asked for where it is typed, and what was typed outlives an error', async () => {
  const { user, dialog } = await open({ [moved]: () => refused(422, 'purchase_move') })
  await user.click(dialog.getByRole('button', { name: 'Step back' }))
  await user.click(dialog.getByRole('button', { name: 'Change the status' }))
  const reason = dialog.getByRole('textbox', { name: /^Reason/ })
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Required field'))
  expect(reason).toHaveFocus()
  await user.keyboard('Wrong ship{Enter}')
  expect(await dialog.findByRole('alert')).toHaveTextContent(/Can’t move to this status/)
  expect(reason).toHaveValue('Wrong ship')
})

test('a purchase that somebody else has moved says so', async () => {
  const { user, dialog } = await open({ [moved]: () => refused(422, 'purchase_move') })
  await user.click(dialog.getByRole('button', { name: 'Waiting ship assignment' }))
  expect(await dialog.findByRole('alert')).toHaveTextContent(/Can’t move to this status/)
})

test('a purchase of a win that was taken back is moved nowhere', async () => {
  const { dialog } = await open({ 'GET /client/purchases': listed({ status: 7, won: false }) })
  expect(dialog.getByText(/its win was reversed/)).toBeVisible()
  expect(dialog.queryByRole('button', { name: 'Step back' })).toBeNull()
})

test('what is changed of its way is sent, with the reason of a correction; a ship leaves before it arrives', async () => {
  const { user, sent, dialog } = await open({ 'PUT /purchased-cars/update-logistics': { success: true } })
  await user.type(dialog.getByRole('textbox', { name: 'Voyage' }), 'Morning Cara 084')
  expect(dialog.queryByRole('textbox', { name: /^Reason/ })).toBeNull()
  await user.clear(dialog.getByRole('textbox', { name: 'Stock yard' }))
  await user.type(dialog.getByRole('textbox', { name: 'ETD' }), '20270101')
  await user.click(dialog.getByRole('button', { name: 'Save logistics' }))
  expect(await dialog.findByText('The arrival can’t be before the departure.')).toBeVisible()
  expect(sent).toEqual([])
  await user.clear(dialog.getByRole('textbox', { name: 'ETD' }))
  await user.type(dialog.getByRole('textbox', { name: 'ETD' }), '20261202')
  await user.click(dialog.getByRole('button', { name: 'Save logistics' }))
  expect(await dialog.findByText('Required field')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: /^Reason/ }), 'Other yard')
  await user.click(dialog.getByRole('button', { name: 'Save logistics' }))
  await waitFor(() =>
    expect(sent).toEqual([
      { id: 5001, voyage: 'Morning Cara 084', stockYard: '', etd: '2026-12-02', reason: 'Other yard' },
    ]),
  )
})

test('speaks Russian', async () => {
  const { dialog } = await open({}, 'ru')
  expect(dialog.getByRole('button', { name: 'Шаг назад' })).toBeVisible()
  expect(dialog.getByRole('textbox', { name: 'Порт выгрузки' })).toBeVisible()
})
