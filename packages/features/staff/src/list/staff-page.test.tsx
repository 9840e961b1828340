import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openStaff } from '../testing/render.tsx'

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Staff' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

test('lists who works here by name, with what differs from their role', async () => {
  await openStaff()
  const shown = await rows()
  expect(shown).toHaveLength(4)
  expect(shown[1]).toContain('endo@seriba.exampleManager+2App')
  expect(shown[2]).toContain('−1None')
  expect(shown[3]).toContain('Invited')
})

test('says who has no second step where staff cannot do without one', async () => {
  await openStaff()
  expect(await screen.findByText('Hana Tanaka has no second step.')).toBeVisible()
  expect(screen.queryByText('Yuna Kim has no second step.')).toBeNull()
})

test('staff who have left are listed separately, with their successors; the address keeps what is shown', async () => {
  const { user, router } = await openStaff()
  await user.click(await screen.findByRole('tab', { name: /Closed/ }))
  expect(await rows()).toHaveLength(1)
  expect(screen.getByText(/Kaoru Honda left on .* Their clients went to Hana Tanaka/)).toBeVisible()
  expect(router.state.location.search).toBe('?role=closed')
  await user.click(screen.getByRole('tab', { name: /Shipping/ }))
  await user.type(screen.getByRole('searchbox', { name: 'Name, email' }), 'endo')
  expect(await screen.findByText('Nobody found')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset filter' }))
  expect(await rows()).toHaveLength(4)
})

test('keys walk the list and show what somebody looks after and may do', async () => {
  const { user } = await openStaff()
  await rows()
  await user.keyboard('jj')
  const aside = await screen.findByRole('complementary', { name: 'Kenji Endo' })
  expect(await within(aside).findByText('311')).toBeVisible()
  expect(aside).toHaveTextContent('10 of 14')
  expect(aside).toHaveTextContent('Costs and invoices')
  expect(aside).toHaveTextContent('saved bids as a file')
})

test('until somebody is chosen the first one stands beside the list, and keys are for nobody', async () => {
  const { user } = await openStaff()
  const [first = ''] = await rows()
  const aside = await screen.findByRole('complementary')
  expect(first).toContain(within(aside).getByRole('heading', { level: 2 }).textContent ?? '?')
  await user.keyboard('fo')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('the second step, the last visit and a right narrow the list, and the file has the same', async () => {
  const asked: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  const { user, router } = await openStaff({
    path: '/staff?role=manager&step=with',
    answers: {
      'GET /staff/index-export': (request: Request) => {
        asked.push(new URL(request.url).search)
        return { url: '/v1/staff-export?link=x' }
      },
    },
  })
  expect(await rows()).toHaveLength(1)
  await user.click(screen.getByRole('button', { name: /^Right/ }))
  await user.click(await screen.findByRole('option', { name: 'Costs and invoices' }))
  expect(router.state.location.search).toBe('?role=manager&step=with&right=financesManage')
  expect((await rows())[0]).toContain('endo@seriba.example')
  await user.click(screen.getByRole('button', { name: 'Save the list as CSV' }))
  await waitFor(() => expect(asked).toEqual(['?tab=manager&step=with&right=financesManage&format=csv']))
})

test('an invitation says what the role may do, and what is typed stays when it is refused', async () => {
  const { user, sent } = await openStaff({
    answers: {
      'POST /staff/create': () => refused(422, 'invalid_input', { fields: { email: 'email_taken' } }),
    },
  })
  await rows()
  await user.keyboard('n')
  const dialog = await screen.findByRole('dialog', { name: 'Invite a colleague' })
  await user.type(within(dialog).getByRole('textbox', { name: 'Full name' }), 'Yuna Kim')
  await user.type(within(dialog).getByRole('textbox', { name: 'Email' }), 'kim@seriba.example')
  expect(dialog).toHaveTextContent('Can: Change bids')
  await user.click(within(dialog).getByRole('button', { name: 'Send invitation' }))
  await waitFor(() =>
    expect(sent('POST /staff/create')).toEqual([
      { fullName: 'Yuna Kim', email: 'kim@seriba.example', staffRole: 'manager', language: 692 },
    ]),
  )
  expect(within(dialog).getByRole('textbox', { name: 'Email' })).toBeInvalid()
  expect(within(dialog).getByRole('textbox', { name: 'Email' })).toHaveValue('kim@seriba.example')
})

test('a lost second step is reset after a question', async () => {
  const { user, sent } = await openStaff({ answers: { 'POST /staff/reset-2fa': { success: true } } })
  await rows()
  await user.keyboard('jjf')
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Reset second step' }))
  await waitFor(() => expect(sent('POST /staff/reset-2fa')).toEqual([{ id: 992 }]))
})
