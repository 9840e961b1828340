import '@seriba/testing/setup'
import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { company, openSettingUp as open } from '../testing/setting-up.tsx'

afterEach(() => vi.unstubAllGlobals())

const nothingSet = { company: 'Seriba', bank: null, halls: 0, withoutFee: 0, lots: 0, colleagues: 0 }
const row = (at: number) => within(screen.getByRole('group', { name: `Colleague ${at}` }))

test('on a phone the steps are in a sheet with their settings, and each can be opened', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  const { user, router } = await open('/setting-up?step=lots', {
    'GET /site/set-up': { steps: [], set: { ...nothingSet, bank: 'Nihon Minato Bank' } },
  })
  expect(screen.queryByRole('button', { name: 'Bank account' })).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Step 5 of 7' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Steps' }))
  expect(await sheet.findByText('Nihon Minato Bank')).toBeVisible()
  await user.click(sheet.getByRole('button', { name: 'Bank account' }))
  await waitFor(() => expect(router.state.location.search).toBe('?step=bank'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('colleagues are invited, a refused line is explained, and the others are sent only once', async () => {
  let tries = 0
  const { user, sent, router } = await open('/setting-up?step=colleagues', {
    'POST /staff/create': async (request: Request) => {
      const { email } = await request.json()
      tries += 1
      return email === 'sato@seriba.example' && tries < 3
        ? refused(422, 'invalid_input', { fields: { email: 'email_taken' } })
        : { success: true, userId: tries }
    },
  })
  await user.type(row(1).getByRole('textbox', { name: 'Email' }), 'endo@seriba.example')
  await user.type(row(1).getByRole('textbox', { name: 'Full name' }), 'K. Endo')
  await user.type(row(2).getByRole('textbox', { name: 'Email' }), 'sato@seriba.example')
  await user.type(row(2).getByRole('textbox', { name: 'Full name' }), 'N. Sato')
  await user.click(screen.getByRole('button', { name: 'Send invitations' }))
  await waitFor(() => expect(row(2).getByRole('textbox', { name: 'Email' })).toBeInvalid())
  expect(row(1).getByRole('textbox', { name: 'Email' })).toBeDisabled()
  await user.type(row(2).getByRole('textbox', { name: 'Email' }), '{backspace}e')
  await user.click(screen.getByRole('button', { name: 'Send invitations' }))
  expect(await screen.findByText('The desk is open')).toBeVisible()
  expect(screen.getByText('2 invitations were sent.')).toBeVisible()
  expect(router.state.location.search).toBe('?step=done&sent=2')
  const mailed = sent('POST /staff/create').map(({ email, staffRole }) => [email, staffRole])
  expect(mailed).toEqual([
    ['endo@seriba.example', 'manager'],
    ['sato@seriba.example', 'accountant'],
    ['sato@seriba.example', 'accountant'],
  ])
})

test('the last step leads to the desk, and inviting colleagues can wait', async () => {
  const { user } = await open('/setting-up?step=colleagues')
  await user.click(screen.getByRole('button', { name: 'Do this later' }))
  await user.click(await screen.findByRole('link', { name: 'Open the desk' }))
  expect(await screen.findByText('The desk')).toBeVisible()
})

test('bank account, halls and lots show their state and link to where they are set up', async () => {
  const { user, router } = await open('/setting-up?step=bank', {
    'GET /site/set-up': {
      steps: [
        { step: 'bank', isDone: false },
        { step: 'halls', isDone: true },
        { step: 'lots', isDone: false },
      ],
      set: nothingSet,
    },
  })
  expect(await screen.findByText(/^No bank account is set/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Add or change the bank account' })).toHaveAttribute(
    'href',
    '/company/bank',
  )
  await user.click(screen.getByRole('button', { name: 'Do this later' }))
  expect(await screen.findByText(/^Your halls are listed/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Halls and deadlines' })).toHaveAttribute('href', '/company/halls')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('There are no lots yet.')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Connect a source' })).toHaveAttribute('href', '/feeds/source')
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(router.state.location.search).toBe('?step=halls')
})

test('each step shows its settings, and the last one what clients would miss', async () => {
  const { user, router } = await open('/setting-up?step=done', {
    'GET /site/set-up': {
      steps: [
        { step: 'company', isDone: true },
        { step: 'bank', isDone: false },
        { step: 'halls', isDone: true },
        { step: 'lots', isDone: true },
      ],
      set: { company: 'Vostok Auto', bank: null, halls: 48, withoutFee: 3, lots: 91_204, colleagues: 0 },
    },
  })
  const set = await screen.findByRole('complementary', { name: 'What was set' })
  expect(set).toHaveTextContent(/CompanyVostok Auto.*Halls and fees48 halls, 3 without an auction fee/)
  expect(set).toHaveTextContent(/Lots91.204 upcoming lots/)
  const waits = screen.getByRole('region', { name: /^Can wait/ })
  expect(
    within(waits)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringMatching(/^Bank accountNo bank account is set/),
    expect.stringMatching(/^Halls and fees3 without an auction fee/),
  ])
  const steps = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('listitem')
  expect(steps.map((one) => one.querySelector<HTMLElement>('[data-standing]')?.dataset.standing)).toEqual([
    'done',
    'done',
    'open',
    'half',
    'done',
    'open',
    'open',
  ])
  await user.click(within(waits).getAllByRole('button', { name: 'Open' })[0] as HTMLElement)
  expect(router.state.location.search).toBe('?step=bank')
})

test('Alt with a number opens a step, Alt+Left goes back one, and Enter continues', async () => {
  const { user, router } = await open('/setting-up?step=lots', { 'GET /site/set-up': undefined })
  await screen.findByRole('heading', { name: 'Lots' })
  await user.keyboard('{Alt>}3{/Alt}')
  await waitFor(() => expect(router.state.location.search).toBe('?step=bank'))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(router.state.location.search).toBe('?step=halls'))
  await user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await waitFor(() => expect(router.state.location.search).toBe('?step=bank'))
  await user.keyboard('{Alt>}1{/Alt}')
  expect(router.state.location.search).toBe('?step=bank')
})

test('the list of steps shows what has just been set', async () => {
  let named = 'Seriba'
  const { user, router } = await open('/setting-up', {
    'GET /site/set-up': () => ({ steps: [], set: { ...nothingSet, company: named } }),
    'PUT /site/config': () => {
      named = 'Vostok Auto'
      return company
    },
  })
  const name = await screen.findByRole('textbox', { name: 'Company name' })
  await user.clear(name)
  await user.type(name, 'Vostok Auto')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(router.state.location.search).toBe('?step=bank'))
  const steps = within(screen.getByRole('navigation', { name: 'Steps' }))
  expect(await steps.findByText('Vostok Auto')).toBeInTheDocument()
})
