import { refused } from '@seriba/api/testing'
import type { PurchaseDetails } from '@seriba/contracts/purchase-view'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aVoyage } from '../testing/desk.ts'
import { aDocument, aPurchase } from '../testing/purchase.ts'
import { openPage, text } from '../testing/render.tsx'
import { StaffPurchasePage } from './StaffPurchasePage.tsx'

const moved = 'PUT /purchased-cars/update-status'
const finances = 'PUT /purchased-cars/update-finances'
const staff = { client: { id: 104882, name: 'Dmitri Kovalenko' }, staffNote: '' }

type More = { purchase?: Partial<PurchaseDetails>; answers?: Record<string, unknown>; language?: 'en' | 'ru' }

async function open({ purchase = {}, answers = {}, language = 'en' }: More = {}) {
  const world = await openPage(<StaffPurchasePage />, {
    route: '/purchases/:id',
    path: '/purchases/5001',
    role: 'manager',
    language,
    answers: {
      'GET /purchased-cars/view': { success: true, data: aPurchase({ ...staff, ...purchase }) },
      ...answers,
    },
  })
  await screen.findByRole('heading', { name: 'Toyota Land Cruiser Prado' })
  return world
}

test('the next step is taken immediately, by its button or its key', async () => {
  const { user, sent } = await open({ answers: { [moved]: { success: true } } })
  await user.click(screen.getByRole('button', { name: /Waiting ship assignment/ }))
  await waitFor(() => expect(sent(moved)).toEqual([{ id: 5001, status: 2, notify: true }]))
  await user.keyboard('s')
  await waitFor(() => expect(sent(moved)).toHaveLength(2))
})

test('a step back needs a reason, and sends no email if the client is not to be notified', async () => {
  const { user, sent } = await open({ answers: { [moved]: { success: true } } })
  await user.click(screen.getByRole('checkbox', { name: 'Email the client' }))
  await user.click(screen.getByRole('button', { name: 'Step back' }))
  await user.click(screen.getByRole('button', { name: 'Change the status' }))
  const reason = screen.getByRole('textbox', { name: /^Reason/ })
  await waitFor(() => expect(reason).toHaveAccessibleDescription('Required field'))
  expect(reason).toHaveFocus()
  await user.keyboard('Wrong car{Enter}')
  await waitFor(() =>
    expect(sent(moved)).toEqual([{ id: 5001, status: 0, reason: 'Wrong car', notify: false }]),
  )
})

test('Escape leaves an empty reason immediately, and one with input only after confirmation', async () => {
  const { user } = await open()
  const back = screen.getByRole('button', { name: 'Step back' })
  await user.click(back)
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull())
  expect(back).toHaveFocus()
  const others = screen.getByRole('button', { name: 'Other status' })
  await user.click(others)
  await user.click(await screen.findByRole('menuitem', { name: 'Auction resale' }))
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveFocus())
  await user.keyboard('Not paid{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(others).toHaveFocus())
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull()
})

test('documents a client has sent are announced in the header until they are checked', async () => {
  const documents = [
    aDocument({ id: 1 }),
    aDocument({ id: 2, type: 'other' }),
    aDocument({ id: 3, state: 'refused', reason: 'Blurred' }),
    aDocument({ id: 4, by: 'staff', type: 'exportCertificate' }),
  ]
  const { user } = await open({ purchase: { documents } })
  expect(text(screen.getByRole('region', { name: /^Documents/ }))).toContain('4, 2 to check, 1 to come')
  const region = screen.getByRole('region', { name: /^Documents/ })
  await user.click(screen.getByRole('button', { name: '2 documents to check' }))
  await waitFor(() => expect(region.contains(document.activeElement)).toBe(true))
})

test('a canceled purchase does not ask anybody to check documents', async () => {
  await open({ purchase: { status: 7, documents: [aDocument()] } })
  expect(screen.queryByRole('button', { name: /to check/ })).toBeNull()
})

test('a resale is entered with its penalty', async () => {
  const { user, sent } = await open({ answers: { [moved]: { success: true } } })
  await user.click(screen.getByRole('button', { name: 'Other status' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Auction resale' }))
  await user.type(screen.getByRole('textbox', { name: 'Resale proceeds' }), '400000')
  await user.type(screen.getByRole('textbox', { name: 'Penalty for the client' }), '30000')
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Not paid{Enter}')
  await waitFor(() =>
    expect(sent(moved)[0]).toMatchObject({ status: 8, resale: { amount: 400_000, penalty: 30_000 } }),
  )
})

test('a penalty is sent even if the proceeds are unknown, and neither is sent if both are empty', async () => {
  const { user, sent } = await open({ answers: { [moved]: { success: true } } })
  const resell = async () => {
    await user.click(screen.getByRole('button', { name: 'Other status' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Auction resale' }))
    await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Not paid')
  }
  await resell()
  await user.type(screen.getByRole('textbox', { name: 'Resale proceeds' }), '1000000000')
  await user.type(screen.getByRole('textbox', { name: 'Penalty for the client' }), '30000{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Resale proceeds' })).toHaveAccessibleDescription(
      /999 or less/,
    ),
  )
  await user.clear(screen.getByRole('textbox', { name: 'Resale proceeds' }))
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(sent(moved)).toMatchObject([{ status: 8, resale: { amount: 0, penalty: 30_000 } }]),
  )
  await resell()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(sent(moved)).toHaveLength(2))
  expect(sent(moved)[1]).not.toHaveProperty('resale')
})

test('a purchase moved by somebody else says so, and the input is kept', async () => {
  const { user } = await open({ answers: { [moved]: () => refused(422, 'purchase_move') } })
  await user.click(screen.getByRole('button', { name: 'Step back' }))
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Wrong ship{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent(/Can’t move to this status/)
  expect(screen.getByRole('textbox', { name: /^Reason/ })).toHaveValue('Wrong ship')
})

test('a purchase whose win was undone cannot be moved, and its costs are closed', async () => {
  await open({ purchase: { status: 7, won: false } })
  expect(screen.getByText(/its win was reversed/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Step back' })).toBeNull()
  expect(screen.getByText(/its costs can no longer be changed/)).toBeVisible()
})

test('a voyage is assigned with an email, or without one if the client is not to be notified', async () => {
  const assign = 'PUT /purchase/assign-voyage'
  const { user, sent } = await open({
    answers: {
      'GET /site/voyages': { voyages: [aVoyage()], today: '2026-11-24' },
      [assign]: { moved: [5001], skipped: [] },
    },
  })
  const button = await screen.findByRole('button', { name: /^Assign: / })
  await user.click(button)
  await waitFor(() => expect(sent(assign)).toEqual([{ ids: [5001], voyageId: 7, notify: true }]))
  await user.click(screen.getByRole('checkbox', { name: 'Email the client' }))
  await user.click(await screen.findByRole('button', { name: /^Assign: / }))
  await waitFor(() => expect(sent(assign)[1]).toMatchObject({ notify: false }))
})

test('costs show what the ledger will record, and are sent with a reason and the version that was seen', async () => {
  const { user, sent } = await open({ answers: { [finances]: { success: true } } })
  const delivery = screen.getByRole('textbox', { name: 'Delivery' })
  await user.clear(delivery)
  await user.type(delivery, '46000')
  const part = screen.getByRole('region', { name: 'Finance lines' })
  expect(text(part)).toContain('Saving adds one ledger entry of −¥ 4 200.')
  await user.click(within(part).getByRole('button', { name: 'Save and correct' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the costs?' }))
  expect(dialog.getByText('−¥ 4 200 will be recorded in the ledger.')).toBeVisible()
  await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Over 1.8 m wide{Enter}')
  await waitFor(() =>
    expect(sent(finances)).toEqual([{ id: 5001, delivery: 46_000, reason: 'Over 1.8 m wide', version: 2 }]),
  )
})

test('the second person to save keeps their input, sees the first person’s changes, and overwrites them knowingly', async () => {
  let version = 2
  const { user, sent } = await open({
    answers: {
      'GET /purchased-cars/view': () => {
        const { finances: known, charged, ledger } = aPurchase()
        const theirs =
          version === 2
            ? charged
            : charged.map((one) => ({ ...one, charged: one.line === 'agentFee' ? 50_000 : one.charged }))
        const [charge] = ledger
        if (version === 2 || !charge) return { success: true, data: aPurchase(staff) }
        const saved = { ...known, agentFee: 50_000, version }
        const corrected = [charge, { ...charge, id: 2, purpose: 'correction' as const, amount: -5_000 }]
        return {
          success: true,
          data: aPurchase({ ...staff, finances: saved, charged: theirs, ledger: corrected }),
        }
      },
      [finances]: () => {
        if (version > 2) return { success: true }
        version = 3
        return refused(409, 'stale')
      },
    },
  })
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save and correct' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Wider{Enter}')
  }
  const delivery = screen.getByRole('textbox', { name: 'Delivery' })
  await user.clear(delivery)
  await user.type(delivery, '46000')
  await save()
  expect(await screen.findByRole('alert')).toHaveTextContent(/Your edits are kept/)
  expect(delivery).toHaveDisplayValue(/^46.000$/)
  const part = screen.getByRole('region', { name: 'Finance lines' })
  await waitFor(() => expect(text(part)).toContain('¥ 50 000'))
  // Values they did not touch are as the first person saved them, in the field and in the preview of the ledger.
  expect(screen.getByRole('textbox', { name: 'Agent fee' })).toHaveDisplayValue(/^50.000$/)
  expect(text(screen.getByRole('row', { name: /^Total/ }))).toBe('Total¥ 3 609 800¥ 3 614 000')
  expect(text(part)).toContain('Saving adds one ledger entry of −¥ 4 200.')
  await save()
  await waitFor(() =>
    expect(sent(finances)).toMatchObject([
      { delivery: 46_000, version: 2 },
      { delivery: 46_000, version: 3 },
    ]),
  )
})

test('notes are saved for both readers, and when two people save, the second is told and loses nothing', async () => {
  const note = 'PUT /purchased-cars/save-note'
  let tries = 0
  const { user, sent } = await open({
    answers: {
      'GET /purchased-cars/view': () => {
        const theirs = { ...staff, staffNote: 'Keys are in the office', noteVersion: 9 }
        return { success: true, data: aPurchase(tries === 0 ? staff : theirs) }
      },
      [note]: () => (++tries === 1 ? refused(409, 'stale') : { success: true }),
    },
  })
  const shown = screen.getByRole('textbox', { name: 'Shown to the client' })
  await user.type(shown, 'The second key travels with the documents.')
  await user.click(screen.getByRole('button', { name: 'Save notes' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/Someone else has changed the notes/)
  expect(shown).toHaveValue('The second key travels with the documents.')
  // The other note is as the first person saved it: only typed text replaces anything.
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Staff only' })).toHaveValue('Keys are in the office'),
  )
  await user.click(screen.getByRole('button', { name: 'Save notes' }))
  await waitFor(() => expect(sent(note)).toHaveLength(2))
  expect(sent(note)[1]).toMatchObject({
    note: 'The second key travels with the documents.',
    staffNote: 'Keys are in the office',
  })
})

test('a client is asked for what is missing', async () => {
  const ask = 'POST /purchased-cars/ask'
  const { user, sent } = await open({ answers: { [ask]: { success: true } } })
  await user.click(await screen.findByRole('button', { name: 'Ask the client' }))
  await user.click(screen.getByRole('button', { name: 'Ask for a document' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Passport' }))
  await waitFor(() =>
    expect(sent(ask)).toEqual([
      { id: 5001, what: 'consignee' },
      { id: 5001, what: 'document', type: 'passport' },
    ]),
  )
})

test('staff are told that there is no such purchase, without mention of another account', async () => {
  await openPage(<StaffPurchasePage />, {
    route: '/purchases/:id',
    path: '/purchases/5001',
    role: 'manager',
    answers: { 'GET /purchased-cars/view': () => refused(404, 'not_found') },
  })
  expect(await screen.findByText('No purchased integration model found')).toBeVisible()
  expect(screen.getByText('There is no such purchase.')).toBeVisible()
})

test('the page is available in Russian', async () => {
  await open({ language: 'ru' })
  expect(screen.getByRole('button', { name: 'Шаг назад' })).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Порт выгрузки' })).toBeVisible()
})
