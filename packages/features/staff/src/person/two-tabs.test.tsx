import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPerson } from '../testing/people.ts'
import { openStaff } from '../testing/render.tsx'

test('a name that somebody else has changed meanwhile is shown beside one’s own, which can be saved over it', async () => {
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
  expect(await within(form).findByRole('alert')).toHaveTextContent(/Someone else has changed the same/)
  expect(field).toHaveValue('Kenji Endoh')
  await waitFor(() => expect(field).toHaveAccessibleDescription('Theirs: Kenji Endou'))
  await save()
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expect(sent('PUT /staff/correct')).toEqual([
    { id: 992, fullName: 'Kenji Endoh', was: { fullName: 'Kenji Endo' } },
    { id: 992, fullName: 'Kenji Endoh', was: { fullName: 'Kenji Endou' } },
  ])
})
