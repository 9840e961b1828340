import { refused } from '@seriba/api/testing'
import { delayedAnswer, expectToLeaveOnceSaved } from '@seriba/testing/delayed-answer'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPerson, someStaff } from '../testing/people.ts'
import { openStaff } from '../testing/render.tsx'

const path = '/staff/992'
const choice = (right: string, name: string) =>
  within(screen.getByRole('radiogroup', { name: right })).getByRole('radio', { name })
const right = (name: string) => screen.findByRole('radiogroup', { name })

test('the page shows the role, the override and the result, with the colleague who decided it', async () => {
  await openStaff({ path })
  await right('Costs and invoices')
  expect(choice('Costs and invoices', 'Allow')).toBeChecked()
  expect(screen.getByRole('row', { name: /^Costs and invoices/ })).toHaveTextContent('Saki Mori')
  expect(choice('Company settings', 'Role')).toBeChecked()
  expect(screen.getByText('2 differ')).toBeVisible()
})

test('a change is saved only with a reason', async () => {
  const { user, sent } = await openStaff({ path, answers: { 'PUT /staff/update': { success: true } } })
  await right('Read the audit log')
  choice('Read the audit log', 'Role').focus()
  await user.keyboard('d')
  expect(choice('Read the audit log', 'Deny')).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('1 change is not saved')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(sent('PUT /staff/update')).toEqual([])
  await user.type(screen.getByRole('textbox', { name: 'Reason, kept in the log' }), 'A smaller circle')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('PUT /staff/update')).toEqual([
      {
        id: 992,
        permissions: { auditView: false },
        reason: 'A smaller circle',
        was: { permissions: { auditView: null } },
      },
    ]),
  )
})

test('a choice made during a save is kept, and the saved value is shown immediately', async () => {
  const saving = Promise.withResolvers<void>()
  const { user } = await openStaff({
    path,
    answers: {
      'PUT /staff/update': async () => {
        await saving.promise
        return { success: true }
      },
    },
  })
  await right('Read the audit log')
  await user.click(choice('Read the audit log', 'Deny'))
  await user.type(screen.getByRole('textbox', { name: 'Reason, kept in the log' }), 'A smaller circle')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(choice('Company settings', 'Deny'))
  saving.resolve()
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Reason, kept in the log' })).toHaveValue(''),
  )
  expect(choice('Company settings', 'Deny')).toBeChecked()
  expect(screen.getByRole('status')).toHaveTextContent('1 change is not saved')
})

test('users see their own rights but cannot change them', async () => {
  await openStaff({ path, answers: { 'GET /staff/view': aPerson({ locked: 'own_rights' }) } })
  expect(await screen.findByText('Only another owner can change your rights.')).toBeVisible()
  expect(screen.queryByRole('radiogroup')).toBeNull()
})

test('the only owner is told to appoint another owner first', async () => {
  await openStaff({
    path: '/staff/991',
    answers: { 'GET /staff/view': aPerson({ ...someStaff[0], locked: 'own_rights' }) },
  })
  expect(await screen.findByText(/Saki Mori is the only owner/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Close account…' })).toBeNull()
})

test('closing an account names a successor and what they take over, and a refusal keeps the input', async () => {
  const { user, sent } = await openStaff({
    path,
    answers: {
      'POST /staff/close': () =>
        refused(422, 'invalid_input', { fields: { successorId: 'successor_unknown' } }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Close account…' }))
  const dialog = await screen.findByRole('dialog', { name: 'Close Kenji Endo’s account' })
  expect(dialog).toHaveTextContent('12 bids start within the hour.')
  await user.click(within(dialog).getByRole('button', { name: /Successor/ }))
  await user.click(await screen.findByRole('option', { name: /Hana Tanaka/ }))
  expect(await within(dialog).findByText('Hana Tanaka then')).toBeVisible()
  expect(within(dialog).getByRole('row', { name: /^Clients/ })).toHaveTextContent(/402\s*708/)
  const reason = within(dialog).getByRole('textbox', { name: 'Reason, kept in the log' })
  await user.type(reason, 'Moves to Osaka')
  await user.click(within(dialog).getByRole('button', { name: 'Close and hand over' }))
  await waitFor(() =>
    expect(sent('POST /staff/close')).toEqual([
      { id: 992, successorId: 993, reason: 'Moves to Osaka', notifyClients: 1 },
    ]),
  )
  expect(await within(dialog).findByText('Choose somebody who works here.')).toBeVisible()
  expect(reason).toHaveValue('Moves to Osaka')
})

test('an expired invitation can be sent again', async () => {
  const { user, sent } = await openStaff({
    path,
    answers: {
      'GET /staff/view': aPerson({ state: 'expired', sessions: [] }),
      'POST /staff/invite': { success: true },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Send again' }))
  await waitFor(() => expect(sent('POST /staff/invite')).toEqual([{ id: 992 }]))
})

test('a name and an email address can be corrected, and a refusal keeps the input', async () => {
  let taken = true
  const { user, sent } = await openStaff({
    path,
    answers: {
      'PUT /staff/correct': () =>
        taken ? refused(422, 'invalid_input', { fields: { email: 'email_taken' } }) : { success: true },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit name or email' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit Kenji Endo' }))
  const email = dialog.getByRole('textbox', { name: 'Email' })
  expect(dialog.queryByText(/both addresses/)).toBeNull()
  await user.clear(email)
  await user.type(email, 'endo.k@seriba.example')
  expect(dialog.getByText(/both addresses/)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(email).toHaveAccessibleDescription(/already/))
  expect(email).toHaveValue('endo.k@seriba.example')
  taken = false
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent('PUT /staff/correct').at(-1)).toEqual({
    id: 992,
    email: 'endo.k@seriba.example',
    was: { email: 'endo@seriba.example' },
  })
})

test.each([
  ['one’s own account', aPerson({ locked: 'own_rights' })],
  ['an owner’s account', aPerson({ locked: 'owners_only' })],
  ['a closed account', aPerson({ state: 'closed' })],
])('%s offers no correction', async (_whose, person) => {
  await openStaff({ path, answers: { 'GET /staff/view': person } })
  expect(await screen.findByRole('heading', { name: 'Kenji Endo' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Edit name or email' })).toBeNull()
})

test('the person’s log has its own tab, which the address names', async () => {
  const { user, router } = await openStaff({ path })
  await user.click(await screen.findByRole('tab', { name: /Audit/ }))
  expect(await screen.findByText('Log of 992')).toBeVisible()
  expect(router.state.location.search).toBe('?tab=audit')
})

test('a person who is not staff is not found', async () => {
  await openStaff({ path, answers: { 'GET /staff/view': () => refused(404, 'staff_not_found') } })
  expect(await screen.findByText('There is no such colleague.')).toBeVisible()
})

test('the page is available in Russian', async () => {
  await openStaff({ path, language: 'ru' })
  expect(await right('Расходы и счета')).toBeVisible()
})

test('leaving while rights are being saved waits until the save is complete', async () => {
  const { answer, release } = delayedAnswer()
  const { user, router, sent } = await openStaff({ path, answers: { 'PUT /staff/update': answer } })
  await right('Read the audit log')
  await user.click(choice('Read the audit log', 'Deny'))
  await user.type(screen.getByRole('textbox', { name: 'Reason, kept in the log' }), 'A smaller circle')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('PUT /staff/update')).toHaveLength(1))
  await expectToLeaveOnceSaved(router, '/clients', release)
})
