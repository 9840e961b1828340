import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPerson } from '../testing/people.ts'
import { openStaff } from '../testing/render.tsx'

test('a name changed by somebody else in the meantime is shown beside one’s own, which can be saved over it', async () => {
  let [fullName, email] = ['Kenji Endo', 'endo@seriba.example']
  const { user, sent } = await openStaff({
    path: '/staff/992',
    answers: {
      'GET /staff/view': () => aPerson({ fullName, email }),
      'PUT /staff/correct': () => {
        const isFirst = fullName === 'Kenji Endo'
        ;[fullName, email] = ['Kenji Endou', 'endou@seriba.example']
        return isFirst ? refused(409, 'stale') : { success: true }
      },
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Edit name or email' }))
  const form = await screen.findByRole('dialog')
  const field = within(form).getByRole('textbox', { name: 'Full name' })
  await user.clear(field)
  await user.type(field, 'Kenji Endoh')
  const save = () => user.click(within(form).getByRole('button', { name: 'Save' }))
  await save()
  expect(await within(form).findByRole('alert')).toHaveTextContent(/Someone else has changed this/)
  expect(field).toHaveValue('Kenji Endoh')
  await waitFor(() => expect(field).toHaveAccessibleDescription('Theirs: Kenji Endou'))
  await save()
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expect(sent('PUT /staff/correct')).toEqual([
    { id: 992, fullName: 'Kenji Endoh', was: { fullName: 'Kenji Endo' } },
    { id: 992, fullName: 'Kenji Endoh', was: { fullName: 'Kenji Endou' } },
  ])
})

test('a right or role changed by somebody else in the meantime does not discard one’s own choices', async () => {
  let theirs = {}
  const { user, sent } = await openStaff({
    path: '/staff/992',
    answers: {
      'GET /staff/view': () => aPerson(theirs),
      'PUT /staff/update': () => {
        const isFirst = Object.keys(theirs).length === 0
        theirs = { staffRole: 'accountant', overrides: { auditView: true } }
        return isFirst ? refused(409, 'stale') : { success: true }
      },
    },
  })
  const audit = within(await screen.findByRole('radiogroup', { name: 'Read the audit log' }))
  await user.click(audit.getByRole('radio', { name: 'Deny' }))
  const reason = screen.getByRole('textbox', { name: 'Reason, kept in the log' })
  await user.type(reason, 'A smaller circle')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Someone else has changed this/)).toBeVisible()
  expect(await screen.findByRole('button', { name: /Accountant/ })).toBeVisible()
  expect(audit.getByRole('radio', { name: 'Deny' })).toBeChecked()
  expect(screen.getByRole('row', { name: /Read the audit log/ })).toHaveTextContent('Theirs: Allow')
  expect(screen.getByRole('textbox', { name: 'Reason, kept in the log' })).toHaveValue('A smaller circle')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('PUT /staff/update')).toHaveLength(2))
  expect(sent('PUT /staff/update')).toEqual(
    [null, true].map((auditView) => ({
      id: 992,
      permissions: { auditView: false },
      reason: 'A smaller circle',
      was: { permissions: { auditView } },
    })),
  )
})
