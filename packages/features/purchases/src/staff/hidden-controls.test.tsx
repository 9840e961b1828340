import { type ControlIn, hiddenIn } from '@seriba/domain/access/control-locations'
import type { Permissions } from '@seriba/domain/access/permissions'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PurchasesDeskPage } from '../desk/PurchasesDeskPage.tsx'
import { aListOf, aRow, aVoyage } from '../testing/desk.ts'
import { aDocument, aPurchase } from '../testing/purchase.ts'
import { openPage } from '../testing/render.tsx'
import { VoyagesPage } from '../voyages/VoyagesPage.tsx'
import { StaffPurchasePage } from './StaffPurchasePage.tsx'

type Flags = Partial<Permissions>

async function openPurchase(permissions: Flags) {
  const staff = { client: { id: 104882, name: 'Dmitri Kovalenko' }, staffNote: '' }
  await openPage(<StaffPurchasePage />, {
    route: '/purchases/:id',
    path: '/purchases/5001',
    role: 'manager',
    permissions,
    answers: {
      'GET /purchased-cars/view': { success: true, data: aPurchase({ ...staff, documents: [aDocument()] }) },
    },
  })
  await screen.findByRole('heading', { name: 'Toyota Land Cruiser Prado' })
}

const drawn = (names: RegExp[]) =>
  names.filter((name) => screen.queryAllByRole('button', { name }).length > 0)

/** How each control is recognized. */
const buttons: Record<ControlIn<'purchases'>, RegExp[]> = {
  purchaseEditor: [
    /Waiting ship assignment/,
    /^Step back$/,
    /^Ask for/,
    /^Ask the client$/,
    /^Accept/,
    /^Delete/,
  ],
  costEditor: [/^Issue/],
}
const fields: Record<ControlIn<'purchases'>, RegExp> = {
  purchaseEditor: /^Shipping line/,
  costEditor: /^Agent fee/,
}

test.each(hiddenIn('purchases'))('%s shows and hides %s', async (flag, control) => {
  const field = () => screen.queryAllByRole('textbox', { name: fields[control] })
  await openPurchase({ [flag]: true })
  expect(drawn(buttons[control])).toEqual(buttons[control])
  expect(field().length).toBeGreaterThan(0)
  cleanup()
  await openPurchase({ [flag]: false })
  expect(drawn(buttons[control])).toEqual([])
  expect(field()).toEqual([])
})

test('a colleague with read-only access to a purchase is not told to write to their manager', async () => {
  await openPurchase({ purchasesManage: false })
  expect(await screen.findByText('Not given')).toBeVisible()
  expect(screen.queryByText(/Write to your manager/)).toBeNull()
})

test('staff with read-only access cannot select, move or assign purchases', async () => {
  const open = (purchasesManage: boolean) =>
    openPage(<PurchasesDeskPage />, {
      route: '/purchases',
      path: '/purchases',
      role: 'manager',
      permissions: { purchasesManage },
      answers: { 'GET /purchase/index': aListOf([aRow({ id: 1, sku: 'SB-1' })]) },
    })
  await open(true)
  expect(await screen.findByRole('checkbox', { name: 'Select SB-1' })).toBeVisible()
  cleanup()
  const { user, sent } = await open(false)
  await screen.findByRole('row', { name: /SB-1/ })
  expect(screen.queryAllByRole('checkbox')).toEqual([])
  await user.keyboard('jxsv')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(sent('PUT /purchased-cars/update-status-many')).toEqual([])
})

test('staff with read-only access cannot add or edit voyages', async () => {
  const open = (purchasesManage: boolean) =>
    openPage(<VoyagesPage />, {
      route: '/voyages',
      path: '/voyages',
      role: 'manager',
      permissions: { purchasesManage },
      answers: { 'GET /site/voyages': { voyages: [aVoyage()], today: '2026-11-24' } },
    })
  const changing = [/^Edit Sun Rio/, /^Add voyage/]
  await open(true)
  await screen.findByRole('row', { name: /Sun Rio/ })
  expect(drawn(changing)).toEqual(changing)
  cleanup()
  const { user } = await open(false)
  await screen.findByRole('row', { name: /Sun Rio/ })
  expect(drawn(changing)).toEqual([])
  await user.keyboard('n')
  expect(screen.queryByRole('dialog')).toBeNull()
})
