import { refused } from '@seriba/api/testing'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { aPurchase } from '../testing/purchase.ts'
import { openPage, text } from '../testing/render.tsx'
import { InvoicePart } from './InvoicePart.tsx'

const created = { success: true, id: 4, number: '2611-0398', url: '/v1/payments/invoice/p4' }
const previewed = { success: true, url: '/v1/invoice/preview/x' }
const open = (purchase: PurchaseDetails, answer: unknown = created) =>
  openPage(<InvoicePart purchase={purchase} />, {
    route: '/purchases/:id',
    path: '/purchases/1',
    role: 'manager',
    answers: {
      'POST /invoice/create': answer,
      'GET /invoice/preview': previewed,
      'PUT /purchased-cars/update-finances': { success: true },
    },
  })

afterEach(() => vi.restoreAllMocks())

const standing = {
  id: 3,
  number: '2611-0398',
  issuedAt: '2026-11-24T01:00:00.000Z',
  dueOn: '2026-12-04',
  total: 5_462_300,
  paid: 0,
  charges: { price: 3_310_000, agentFee: 45_000, delivery: 38_500, freight: 176_000, other: 31_100 },
  state: 'open' as const,
  url: '/v1/payments/invoice/p3',
}

test('staff issue the invoice of a purchase with the due date they choose', async () => {
  const { user, sent } = await open(aPurchase({ due: 5_462_300, invoice: null }))
  await user.click(screen.getByRole('button', { name: 'Issue invoice' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Issue the invoice' }))
  await user.type(dialog.getByLabelText('Due on'), '2026-12-04')
  await user.click(dialog.getByRole('button', { name: 'Issue invoice' }))
  await waitFor(() =>
    expect(sent('POST /invoice/create')).toMatchObject([{ dueOn: '2026-12-04', language: 'ru' }]),
  )
})

test('an invoice is written in the client’s language, or in the other one', async () => {
  const { user, sent } = await open(aPurchase({ due: 5_462_300, language: 'ru' }))
  await user.click(screen.getByRole('button', { name: 'Issue invoice' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: /Russian \(client’s language\)/ }))
  await user.click(await screen.findByRole('option', { name: 'English' }))
  await user.click(dialog.getByRole('button', { name: 'Issue invoice' }))
  await waitFor(() => expect(sent('POST /invoice/create')).toMatchObject([{ language: 'en' }]))
})

const tab = () => {
  const location = { href: '' }
  vi.spyOn(window, 'open').mockReturnValue({ location, close: vi.fn() } as unknown as Window)
  return location
}

test('an invoice can be previewed with the typed values before it is issued', async () => {
  const location = tab()
  const { user, sent, asked } = await open(aPurchase({ due: 5_462_300 }))
  await user.click(screen.getByRole('button', { name: 'Issue invoice' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Due on'), '2026-12-04')
  await user.click(dialog.getByRole('button', { name: 'Preview' }))
  await waitFor(() => expect(location.href).toBe(previewed.url))
  expect(asked('/invoice/preview').map((query) => Object.fromEntries(query))).toEqual([
    { purchaseId: '5001', dueOn: '2026-12-04', language: 'ru' },
  ])
  expect(sent('POST /invoice/create')).toEqual([])
  expect(dialog.getByLabelText('Due on')).toHaveValue('2026-12-04')
})

test('Shift+I previews the next invoice without issuing it', async () => {
  const location = tab()
  const { user, sent } = await open(aPurchase({ invoice: standing }))
  await user.keyboard('{Shift>}i{/Shift}')
  await waitFor(() => expect(location.href).toBe(previewed.url))
  expect(sent('POST /invoice/create')).toEqual([])
})

test('the current invoice can be opened, and replaced by another', async () => {
  const { user } = await open(aPurchase({ due: 5_462_300, invoice: standing }))
  expect(screen.getByRole('link', { name: 'Open' })).toHaveAttribute('href', standing.url)
  await user.click(screen.getByRole('button', { name: 'Replace invoice' }))
  expect(await screen.findByRole('dialog', { name: 'Issue invoice 2611-0398-2' })).toBeVisible()
})

test('I opens the current invoice', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null)
  const { user } = await open(aPurchase({ invoice: standing }))
  await user.keyboard('i')
  expect(opened).toHaveBeenCalledWith(standing.url, '_blank', 'noopener')
})

test('before an invoice is replaced, the changed lines and the total are shown', async () => {
  const { user } = await open(aPurchase({ invoice: { ...standing, total: 3_600_600 } }))
  await user.click(screen.getByRole('button', { name: 'Replace invoice' }))
  const rows = within(await screen.findByRole('dialog'))
    .getAllByRole('row')
    .map(text)
  expect(rows).toEqual([
    'Line2611-0398NowChange',
    'Delivery¥ 38 500¥ 41 800+¥ 3 300',
    'Other fees¥ 31 100¥ 32 000+¥ 900',
    'Total¥ 3 600 600¥ 3 604 800+¥ 4 200',
  ])
})

test('a replacement invoice for the same amount says so', async () => {
  const charges = { price: 3_310_000, agentFee: 45_000, delivery: 41_800, freight: 176_000, other: 32_000 }
  const { user } = await open(aPurchase({ invoice: { ...standing, charges } }))
  await user.click(screen.getByRole('button', { name: 'Replace invoice' }))
  expect(await screen.findByText(/2611-0398 is already for this amount/)).toBeVisible()
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
})

const unpriced = () => {
  const { finances } = aPurchase()
  return aPurchase({ due: null, finances: { ...finances, price: null } })
}

test('a missing price is entered in the dialog, and the invoice follows', async () => {
  const { user, sent } = await open(unpriced())
  await user.keyboard('i')
  const dialog = within(await screen.findByRole('dialog', { name: 'No invoice yet' }))
  await user.click(dialog.getByRole('button', { name: 'Save price and issue' }))
  expect(dialog.getByText('Required field')).toBeVisible()
  await user.type(dialog.getByLabelText('Sold price'), '0')
  await user.click(dialog.getByRole('button', { name: 'Save price and issue' }))
  expect(await dialog.findByText('Enter an amount above zero.')).toBeVisible()
  expect(sent('PUT /purchased-cars/update-finances')).toEqual([])
  await user.clear(dialog.getByLabelText('Sold price'))
  await user.type(dialog.getByLabelText('Sold price'), '3310000')
  await user.click(dialog.getByRole('button', { name: 'Save price and issue' }))
  await waitFor(() => expect(sent('POST /invoice/create')).toMatchObject([{ purchaseId: 5001 }]))
  expect(sent('PUT /purchased-cars/update-finances')).toMatchObject([
    { id: 5001, price: 3_310_000, version: 2 },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

test('a saved price is not saved again when only its invoice was refused', async () => {
  let refusals = 1
  const { user, sent } = await open(unpriced(), () => (refusals-- > 0 ? refused(500, 'internal') : created))
  await user.keyboard('i')
  const dialog = within(await screen.findByRole('dialog', { name: 'No invoice yet' }))
  await user.type(dialog.getByLabelText('Sold price'), '3310000')
  await user.click(dialog.getByRole('button', { name: 'Save price and issue' }))
  expect(await dialog.findByRole('alert')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save price and issue' }))
  await waitFor(() => expect(sent('POST /invoice/create')).toHaveLength(2))
  expect(sent('PUT /purchased-cars/update-finances')).toHaveLength(1)
})

test('a canceled purchase gets no invoice', async () => {
  const { user } = await open(aPurchase({ status: 7 }))
  await user.keyboard('i')
  await user.click(screen.getByRole('button', { name: 'Issue invoice' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
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

test('an outdated invoice says so, as when a resold car owes less', async () => {
  const { user } = await open(
    aPurchase({
      status: 8,
      invoice: { ...standing, total: 3_604_800 },
      resale: { amount: 3_000_000, penalty: 0 },
    }),
  )
  expect(screen.getByText(/2611-0398 is for ¥\s3\s604\s800, and by now ¥\s604\s800 is owed/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Replace invoice' }))
  expect(await screen.findByRole('dialog', { name: 'Issue invoice 2611-0398-2' })).toHaveTextContent('Resale')
})

test.each([
  ['asks for the amount owed', { invoice: { ...standing, total: 3_604_800 } }],
  ['belongs to a canceled purchase', { status: 7, invoice: standing }],
] as const)('an invoice that %s is not called outdated', async (_, purchase) => {
  await open(aPurchase(purchase))
  expect(screen.queryByText(/is owed/)).toBeNull()
})
