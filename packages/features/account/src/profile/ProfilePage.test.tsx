import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { ProfilePage } from './ProfilePage.tsx'

const profile = aProfile()

const session = (id: string, current: boolean) => ({
  id,
  ip: '203.0.113.42',
  userAgent: current
    ? 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36'
    : 'Mozilla/5.0 (iPhone) Safari/604',
  lastSeen: '2026-11-23T23:51:00Z',
  current,
})
const account = {
  registered: '2023-06-02T00:00:00Z',
  termsAgreed: null,
  termsVersion: null,
  manager: 'S. Mori',
  passwordChanged: '2026-08-12T03:00:00Z',
  passwordMinLength: 6,
  twoStep: { since: null, recoveryCodes: 0, forced: false },
  sessions: [session('two', false), session('one', true)],
}

test('only a dealer has a tab for the API', async () => {
  const dealer = aProfile('dealer')
  await show(<ProfilePage api={<p>Keys</p>} />, {
    at: '/page?tab=api',
    answers: { 'GET /user/view-profile': dealer },
  })
  expect(await screen.findByRole('tab', { name: 'API', selected: true })).toBeVisible()
  expect(screen.getByText('Keys')).toBeVisible()
  cleanup()
  await show(<ProfilePage api={<p>Keys</p>} />, {
    at: '/page?tab=api',
    answers: { 'GET /user/view-profile': profile },
  })
  expect(await screen.findByRole('tab', { name: 'Personal Information', selected: true })).toBeVisible()
  expect(screen.queryByRole('tab', { name: 'API' })).toBeNull()
  expect(screen.queryByText('Keys')).toBeNull()
})

/** A server that stores what it receives. */
const open = (at = '/page', more: Record<string, unknown> = {}) => {
  let detail = profile.detail
  return show(<ProfilePage />, {
    at,
    answers: {
      'GET /user/view-profile': () => ({ ...profile, detail }),
      'PUT /user/update-profile': async (request: Request) => {
        detail = { ...detail, ...((await request.json()) as object) }
        return { success: true }
      },
      'PUT /user/update-setting': { success: true },
      'GET /user/account': account,
      'POST /user/close-sessions': { success: true },
      ...more,
    },
  })
}

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling
const edit = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.click(await screen.findByRole('button', { name: 'Edit' }))
}

test('users see their own profile and can save changes to everything but their email address', async () => {
  const page = await open()
  await edit(page)
  expect(screen.getByLabelText('Email')).toBeDisabled()
  expect(screen.getByLabelText('Mobile')).toHaveValue('+7 (914) 555-01-42')
  await page.user.type(screen.getByLabelText('Address'), 'Svetlanskaya 14')
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('status')).toHaveTextContent('Your changes are saved.')
  await waitFor(() => expect(fact('Address')).toHaveTextContent('Svetlanskaya 14'))
  expect(page.sent('PUT /user/update-profile')).toEqual([
    {
      fullName: 'Dmitri Kovalenko',
      mobile: '+7 (914) 555-01-42',
      officePhone: '',
      company: 'Vostok Auto',
      city: 'Vladivostok',
      address: 'Svetlanskaya 14',
      countryId: 183,
    },
  ])
})

test('saved changes are shown even if the profile cannot be reloaded', async () => {
  let reads = 0
  const page = await open('/page', {
    'GET /user/view-profile': () => (reads++ === 0 ? profile : refused(500, 'internal')),
  })
  await edit(page)
  await page.user.type(screen.getByLabelText('Address'), 'Svetlanskaya 14')
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(fact('Address')).toHaveTextContent('Svetlanskaya 14'))
})

test('a failed logout shows an error', async () => {
  const { user } = await open('/page?tab=account', { 'POST /auth/logout': () => refused(500, 'internal') })
  await user.click(await screen.findByRole('button', { name: 'Log out' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong')
})

test('a name, a number and a city are required', async () => {
  const page = await open()
  await edit(page)
  await page.user.clear(screen.getByLabelText('City'))
  await page.user.tab()
  expect(screen.getByLabelText('City')).toHaveAccessibleDescription('Required field')
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled()
})

test('a country code alone does not count as a number', async () => {
  const detail = { ...profile.detail, mobile: null }
  const page = await open('/page', { 'GET /user/view-profile': { ...profile, detail } })
  await edit(page)
  await waitFor(() => expect(screen.getByLabelText('Mobile')).toHaveValue('+7 '))
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(screen.getByLabelText('Mobile')).toHaveAccessibleDescription('Required field')
  expect(page.sent('PUT /user/update-profile')).toEqual([])
})

test('navigating away asks before unsaved input is lost, and keeps it', async () => {
  const page = await open()
  await edit(page)
  await page.user.type(screen.getByLabelText('Address'), 'Svetlanskaya 14')
  act(() => void page.router.navigate('/elsewhere'))
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await page.user.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Address')).toHaveValue('Svetlanskaya 14')
  await page.user.type(screen.getByLabelText('Address'), '{Escape}')
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await page.user.click(screen.getByRole('button', { name: 'Discard changes' }))
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
})

test('a form that is being saved can be neither closed nor left until the answer arrives', async () => {
  const answer = Promise.withResolvers<Response>()
  const page = await open('/page', { 'PUT /user/update-profile': () => answer.promise })
  await edit(page)
  await page.user.type(screen.getByLabelText('Address'), 'Svetlanskaya 14')
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }))
  await page.user.type(screen.getByLabelText('Address'), '{Escape}')
  act(() => void page.router.navigate('/elsewhere'))
  expect(page.router.state.location.pathname).toBe('/page')
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await act(async () => answer.resolve(refused(500, 'internal')))
  await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await page.user.click(screen.getByRole('button', { name: 'Keep editing' }))
  expect(screen.getByLabelText('Address')).toHaveValue('Svetlanskaya 14')
  expect(screen.getByRole('alert')).toHaveTextContent('The information has not been changed')
})

test('an edit without changes can be left without a question', async () => {
  const page = await open()
  await edit(page)
  act(() => void page.router.navigate('/elsewhere'))
  await waitFor(() => expect(page.router.state.location.pathname).toBe('/elsewhere'))
})

test('canceling an edit discards it', async () => {
  const page = await open()
  await edit(page)
  await page.user.type(screen.getByLabelText('City'), '!')
  await page.user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(fact('City')).toHaveTextContent(/^Vladivostok$/)
  await edit(page)
  expect(screen.getByLabelText('City')).toHaveValue('Vladivostok')
})

test('input that could not be saved stays in the form', async () => {
  const page = await open('/page', { 'PUT /user/update-profile': () => refused(500, 'internal') })
  await edit(page)
  await page.user.type(screen.getByLabelText('City'), '!')
  await page.user.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The information has not been changed')
  expect(screen.getByLabelText('City')).toHaveValue('Vladivostok!')
})

test('leaving the page discards unsaved input, errors and success messages', async () => {
  let fails = true
  const page = await open('/page', {
    'PUT /user/update-profile': () => (fails ? refused(500, 'internal') : { success: true }),
  })
  const leaveAndReturn = async (unsaved: boolean) => {
    await act(() => page.router.navigate('/elsewhere'))
    if (unsaved) await page.user.click(await screen.findByRole('button', { name: 'Discard changes' }))
    await act(() => page.router.navigate('/page'))
    expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
  }
  const save = () => page.user.click(screen.getByRole('button', { name: 'Save changes' }))
  await edit(page)
  await page.user.type(screen.getByLabelText('City'), '!')
  await save()
  expect(await screen.findByRole('alert')).toBeVisible()
  await leaveAndReturn(true)
  expect(screen.queryByRole('alert')).toBeNull()

  await edit(page)
  expect(screen.getByLabelText('City')).toHaveValue('Vladivostok')
  fails = false
  await save()
  expect(await screen.findByRole('status')).toBeVisible()
  await leaveAndReturn(false)
  expect(screen.queryByRole('status')).toBeNull()
})

test('the account tab shows the account’s facts and where it is logged in', async () => {
  const { user, sent } = await open('/page?tab=account')
  await screen.findByText('Chrome, Windows')
  expect(fact('Client ID')).toHaveTextContent('104882')
  expect(fact('Manager')).toHaveTextContent('S. Mori')
  expect(fact('Registered')).toHaveTextContent('2023.06.02')
  expect(screen.getByText('Changed 2026.08.12')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/change-password')

  const devices = screen.getByRole('region', { name: 'Devices' })
  // The current session comes first, whichever was used last.
  expect(within(devices).getAllByRole('listitem')[0]).toHaveTextContent('This device')
  await user.click(within(devices).getByRole('button', { name: 'Log out Safari, iPhone' }))
  const prove = async (title: string) => {
    const dialog = await screen.findByRole('dialog', { name: title })
    await waitFor(() => expect(within(dialog).getByLabelText('Password')).toHaveFocus())
    await user.keyboard('{Enter}')
    expect(await within(dialog).findByText('Required field')).toBeVisible()
    expect(within(dialog).getByLabelText('Password')).toBeInvalid()
    await user.keyboard('a ship to Nakhodka{Enter}')
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
  }
  await prove('Log out Safari, iPhone?')
  await user.click(within(devices).getByRole('button', { name: 'Log out other devices' }))
  await prove('Log out the other devices?')
  expect(sent('POST /user/close-sessions')).toEqual([
    { id: 'two', password: 'a ship to Nakhodka' },
    { others: true, password: 'a ship to Nakhodka' },
  ])
})

test('staff do not see a manager of their own', async () => {
  const staff = {
    ...profile,
    detail: { ...profile.detail, roleId: roleIds.manager, userType: userTypes.manager },
  }
  const { user } = await open('/page?tab=account', { 'GET /user/view-profile': staff })
  await screen.findByText('Chrome, Windows')
  expect(fact('Staff ID')).toHaveTextContent('104882')
  expect(screen.queryByText('Manager', { selector: 'dt' })).toBeNull()
  expect(screen.queryByText(/your manager/i)).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Personal Information' }))
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription(/^You log in with it/)
  expect(screen.queryByText(/your manager/i)).toBeNull()
})

test('the focus moves into the opened form, and Escape returns it to where it was', async () => {
  const page = await open()
  ;(await screen.findByRole('button', { name: 'Edit' })).focus()
  await page.user.keyboard('{Enter}')
  expect(screen.getByLabelText('Full name')).toHaveFocus()
  await page.user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Edit' })).toHaveFocus()
  expect(screen.queryByLabelText('Full name')).toBeNull()
})

test.each([
  [991, 'Manager'],
  [981, 'VIP'],
  [1064, 'Client'],
  [1065, 'Other'],
  [1092, 'Dealer'],
  [980, 'Guest'],
  [979, 'Restricted'],
  [982, 'Account Disabled'],
])('role %i is shown as %s', async (roleId, label) => {
  await open('/page?tab=account', {
    'GET /user/view-profile': { ...profile, detail: { ...profile.detail, roleId } },
  })
  await screen.findByText('Chrome, Windows')
  expect(fact('Account type')).toHaveTextContent(new RegExp(`^${label}$`))
})
