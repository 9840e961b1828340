import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPurchase } from '../testing/purchase.ts'
import { openPage } from '../testing/render.tsx'
import { InvoicePart } from './InvoicePart.tsx'

const created = { success: true, id: 4, number: '2611-0398', url: '/v1/payments/invoice/p4' }
const open = (purchase: PurchaseDetails) =>
  openPage(<InvoicePart purchase={purchase} />, {
    route: '/purchases/:id',
    path: '/purchases/1',
    role: 'manager',
    answers: { 'POST /invoice/create': created },
  })

const standing = {
  id: 3,
  number: '2611-0398',
  issuedAt: '2026-11-24T01:00:00.000Z',
  dueOn: '2026-12-04',
  total: 5_462_300,
  paid: 0,
  state: 'open' as const,
  url: '/v1/payments/invoice/p3',
}

test('staff issues the invoice of a purchase, due when they say', async () => {
  const { user, sent } = await open(aPurchase({ due: 5_462_300, invoice: null }))
  await user.click(screen.getByRole('button', { name: 'Issue invoice' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue the invoice' }))
  await user.type(dialog.getByLabelText('Due on'), '2026-12-04')
  await user.click(dialog.getByRole('button', { name: 'Issue invoice' }))
  await waitFor(() => expect(sent('POST /invoice/create')).toMatchObject([{ dueOn: '2026-12-04' }]))
})

test('the invoice that stands can be opened, and is replaced by another', async () => {
  const { user } = await open(aPurchase({ due: 5_462_300, invoice: standing }))
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', standing.url)
  await user.click(screen.getByRole('button', { name: 'Replace invoice' }))
  expect(await screen.findByRole('dialog', { name: 'Replace invoice 2611-0398' })).toBeVisible()
})

test('nothing is issued before there is a price', async () => {
  const { user, sent } = await open(aPurchase({ due: null, invoice: null }))
  await user.click(screen.getByRole('button', { name: 'Issue invoice' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(sent('POST /invoice/create')).toEqual([])
})

test.each([
  ['open', 'To be paid'],
  ['partly', 'Partly paid'],
  ['paid', 'Paid'],
  ['late', 'Late'],
  ['withdrawn', 'Withdrawn'],
] as const)('an invoice that is %s says so: %s', async (state, words) => {
  await open(aPurchase({ due: 5_462_300, invoice: { ...standing, state } }))
  expect(screen.getByText(words)).toBeVisible()
})
