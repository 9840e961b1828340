import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPurchase, atBid } from '../testing/purchase.ts'
import { openPage } from '../testing/render.tsx'
import { FinancePart } from './FinancePart.tsx'

const open = (purchase: PurchaseDetails) =>
  openPage(<FinancePart purchase={purchase} />, {
    route: '/purchases/:id',
    path: '/purchases/1',
    role: 'manager',
    answers: {},
  })
const rows = () => screen.getAllByRole('row').map((row) => row.textContent?.replace(/\u00A0/g, ' '))

test('staff see what the buyer paid at the destination beside the charges, but cannot enter it', async () => {
  await open(aPurchase({ atBid }))
  expect(await screen.findByRole('columnheader', { name: 'Paid by the buyer' })).toBeVisible()
  expect(rows()).toContain('Customs duty¥ 2 012 400¥ 1 996 100−¥ 16 300')
  expect(rows()).toContain('Recycling fee¥ 36 100not entered')
  expect(screen.queryByRole('button', { name: /Enter what you paid/ })).not.toBeInTheDocument()
})

test('a cost that is too high is reported at its field, and nothing is confirmed or sent', async () => {
  const { user } = await open(aPurchase({ atBid: null }))
  const freight = await screen.findByRole('textbox', { name: 'Freight' })
  await user.clear(freight)
  await user.type(freight, '1000000000')
  expect(freight).toHaveAccessibleDescription('Enter ¥\u00A0999\u00A0999\u00A0999 or less.')
  await user.click(screen.getByRole('button', { name: 'Save and correct' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  await user.type(freight, '{Backspace}')
  expect(freight).not.toHaveAccessibleDescription()
  await user.click(screen.getByRole('button', { name: 'Save and correct' }))
  expect(await screen.findByRole('dialog')).toBeVisible()
})

test('other fees that are too high only in total say so, and nothing is confirmed or sent', async () => {
  const { user } = await open(aPurchase({ atBid: null }))
  for (const label of ['Repair', 'Storage']) {
    await user.click(await screen.findByRole('button', { name: 'Add a line' }))
    await user.type(screen.getAllByPlaceholderText('Label').at(-1) as HTMLElement, label)
    await user.type(screen.getByRole('textbox', { name: `Amount: ${label}` }), '600000000')
  }
  expect(screen.getByRole('alert')).toHaveTextContent('Together these lines come to more than ¥ 999 999 999.')
  await user.click(screen.getByRole('button', { name: 'Save and correct' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
})

test('without an estimate for the destination, the page does not mention it', async () => {
  await open(aPurchase({ atBid: null }))
  expect(screen.queryByRole('columnheader', { name: 'Paid by the buyer' })).not.toBeInTheDocument()
})

test('a line can be added to other fees that were charged as one sum', async () => {
  const { finances } = aPurchase()
  const { user } = await open(aPurchase({ atBid: null, finances: { ...finances, lines: [] } }))
  await user.click(await screen.findByRole('button', { name: 'Add a line' }))
  expect(screen.getByRole('textbox', { name: 'Amount: Other fees' })).toHaveDisplayValue(/^32\s000$/)
  await user.type(screen.getAllByPlaceholderText('Label').at(-1) as HTMLElement, 'Radiation check')
  await user.type(screen.getByRole('textbox', { name: 'Amount: Radiation check' }), '3000')
  expect(rows()).toContainEqual(expect.stringMatching(/^Other fees.*¥ 35 000/))
})
