import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { openStaff } from '../testing/render.tsx'

const rows = async () =>
  within(await screen.findByRole('table', { name: 'Staff' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

test('the list shows colleagues by name, with their differences from the role', async () => {
  await openStaff()
  const shown = await rows()
  expect(shown).toHaveLength(4)
  expect(shown[1]).toContain('endo@seriba.exampleManager+2App')
  expect(shown[2]).toContain('−1None')
  expect(shown[3]).toContain('Invited')
})

test('the page names staff without the second step they need', async () => {
  await openStaff()
  expect(await screen.findByText('Hana Tanaka has no second step.')).toBeVisible()
  expect(screen.queryByText('Yuna Kim has no second step.')).toBeNull()
})

test('former staff are listed separately with their successors, and the address keeps the view', async () => {
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

test('keys move through the list and show each person’s clients and rights', async () => {
  const { user } = await openStaff()
  await rows()
  await user.keyboard('jj')
  const aside = await screen.findByRole('complementary', { name: 'Kenji Endo' })
  expect(await within(aside).findByText('311')).toBeVisible()
  expect(aside).toHaveTextContent('10 of 14')
  expect(aside).toHaveTextContent('Costs and invoices')
  expect(aside).toHaveTextContent('saved bids as a file')
})

test('until somebody is selected, the first person is shown beside the list and keys have no effect', async () => {
  const { user } = await openStaff()
  const [first = ''] = await rows()
  const aside = await screen.findByRole('complementary')
  expect(first).toContain(within(aside).getByRole('heading', { level: 2 }).textContent ?? '?')
  await user.keyboard('fo')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

test('the second step, the last visit and a right filter the list and the exported file alike', async () => {
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

test('an invitation shows what the role may do, and a refusal keeps the input', async () => {
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

test('a lost second step is reset after confirmation', async () => {
  const { user, sent } = await openStaff({ answers: { 'POST /staff/reset-2fa': { success: true } } })
  await rows()
  await user.keyboard('jjf')
  const dialog = await screen.findByRole('alertdialog')
  await user.click(within(dialog).getByRole('button', { name: 'Reset second step' }))
  await waitFor(() => expect(sent('POST /staff/reset-2fa')).toEqual([{ id: 992 }]))
})
