import '@seriba/testing/setup'
import { createTestStore, refused } from '@seriba/api/testing'
import { companySettings } from '@seriba/contracts/company-settings'
import { renderInApp } from '@seriba/testing/render-in-app'
import { screen, waitFor, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { SettingUpPage } from './SettingUpPage.tsx'

const brand = {
  name: 'Seriba',
  brand: 'Seriba',
  panelColor: '#111111',
  logo: null,
  favicon: null,
  touchIcon: null,
  themeColor: { light: '#ffffff', dark: '#000000' },
}
const both = (value: unknown) => ({ en: value, ru: value })
const fallbacksOf = (section: string) =>
  Object.fromEntries(
    Object.entries(companySettings)
      .filter(([, setting]) => setting.section === section)
      .map(([name, { fallback }]) => [name, fallback]),
  )
/** Sections of plain settings, whatever they are. */
const plainSections = Object.fromEntries(
  [...new Set(Object.values(companySettings).map(({ section }) => section))].map((section) => [
    section,
    fallbacksOf(section),
  ]),
)
const company = {
  version: 3,
  changed: [],
  draft: { version: 0, sections: {}, changed: [] },
  sections: {
    brand,
    panel: both({ headline: '', points: [], email: null, messenger: null, poweredBy: null }),
    notice: { en: null, ru: null, from: null, until: null },
    description: both(''),
    links: both({ headerLinks: [], sidebarLinks: [], messenger: null }),
    issuer: { name: '', address: '', registrationNumber: null, telephone: null },
    ...plainSections,
    'how-to-buy': both(''),
    about: both(''),
    terms: both(''),
    privacy: both(''),
    cookies: both(''),
  },
}

afterEach(() => vi.unstubAllGlobals())

async function open(path: string, answers: Record<string, unknown> = {}) {
  const { store, sent } = createTestStore({ 'GET /site/company': company, ...answers })
  const router = createMemoryRouter(
    [
      { path: '/setting-up', element: <SettingUpPage /> },
      { path: '/bid-manager', element: <p>The desk</p> },
    ],
    { initialEntries: [path] },
  )
  const { user } = await renderInApp(<RouterProvider router={router} />, { store })
  return { sent, router, user }
}
const nothingSet = { company: 'Seriba', bank: null, halls: 0, withoutFee: 0, lots: 0, colleagues: 0 }
const row = (at: number) => within(screen.getByRole('group', { name: `Colleague ${at}` }))

test('the company is named, and its bank account comes next', async () => {
  const { user, sent, router } = await open('/setting-up', { 'PUT /site/config': company })
  const name = await screen.findByRole('textbox', { name: 'Company name' })
  await user.clear(name)
  await user.type(name, 'Vostok Auto')
  await user.type(screen.getByRole('textbox', { name: 'Name on invoices' }), 'Vostok Auto Co., Ltd.')
  await user.type(screen.getByRole('textbox', { name: 'Address' }), '4-12-8 Kaigan')
  const paper = within(screen.getByRole('region', { name: 'On an invoice' }))
  expect(paper.getByText('Vostok Auto Co., Ltd.')).toBeVisible()
  expect(paper.getByText('4-12-8 Kaigan')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() =>
    expect(sent('PUT /site/config')).toEqual([
      {
        version: 3,
        sections: {
          brand: { ...brand, name: 'Vostok Auto' },
          issuer: {
            name: 'Vostok Auto Co., Ltd.',
            address: '4-12-8 Kaigan',
            registrationNumber: null,
            telephone: null,
          },
        },
      },
    ]),
  )
  await waitFor(() => expect(router.state.location.search).toBe('?step=bank'))
})

test('how clients reach the company, and the color of its login page, are said in the same step', async () => {
  const { user, sent } = await open('/setting-up', { 'PUT /site/config': company })
  await user.type(await screen.findByRole('textbox', { name: 'Address' }), '4-12-8 Kaigan')
  await user.type(screen.getByRole('textbox', { name: 'Telephone (optional)' }), '+81 3 5555 0142')
  await user.type(
    screen.getByRole('textbox', { name: 'Email for clients (optional)' }),
    'help@vostok.example',
  )
  await user.type(screen.getByRole('textbox', { name: 'Messenger (optional)' }), 'https://m.example/vostok')
  const color = screen.getByRole('textbox', { name: 'Panel color' })
  await user.clear(color)
  await user.type(color, '#FFCC00')
  expect(screen.getByText(/will be \d+% darker/)).toBeVisible()
  const paper = within(screen.getByRole('region', { name: 'On an invoice' }))
  expect(paper.getByText('Telephone +81 3 5555 0142')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const named = (label: string) => ({ label, href: 'https://m.example/vostok' })
  const panel = { headline: '', points: [], email: 'help@vostok.example', poweredBy: null }
  const links = { headerLinks: [], sidebarLinks: [] }
  await waitFor(() =>
    expect(sent('PUT /site/config')).toEqual([
      {
        version: 3,
        sections: {
          brand: { ...brand, panelColor: '#FFCC00' },
          // No other name is typed for papers: they name the company.
          issuer: {
            name: 'Seriba',
            address: '4-12-8 Kaigan',
            registrationNumber: null,
            telephone: '+81 3 5555 0142',
          },
          panel: {
            en: { ...panel, messenger: named('Messenger') },
            ru: { ...panel, messenger: named('Мессенджер') },
          },
          links: {
            en: { ...links, messenger: named('Messenger') },
            ru: { ...links, messenger: named('Мессенджер') },
          },
        },
      },
    ]),
  )
})

test('what the server does not take of the company is said at its field', async () => {
  const { user } = await open('/setting-up', {
    'PUT /site/config': refused(422, 'invalid_input', {
      fields: {
        'issuer.address': 'setting_too_long',
        'panel.en.email': 'email_invalid',
        'panel.ru.email': 'email_invalid',
      },
    }),
  })
  const email = await screen.findByRole('textbox', { name: 'Email for clients (optional)' })
  await user.type(email, 'help')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(email).toHaveAccessibleDescription('Invalid email address'))
  expect(screen.getByRole('textbox', { name: 'Address' })).toBeInvalid()
  expect(email).toHaveValue('help')
})

test('on a phone the steps are a sheet, each with what was set in it, and any of them can be gone to', async () => {
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

test('a logo is uploaded in the step of the company and saved with it; a refused picture says why', async () => {
  let tries = 0
  const { user, sent } = await open('/setting-up', {
    'PUT /site/config': company,
    'POST /site/picture': () =>
      ++tries === 1 ? refused(422, 'setting_picture') : { url: '/v1/site/picture/4' },
  })
  const input = await screen.findByLabelText('Upload a logo', { selector: 'input' })
  const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })
  await user.upload(input, file)
  expect(await screen.findByText(/Must be an SVG, PNG/)).toBeVisible()
  await user.upload(input, file)
  expect(await screen.findByRole('img', { name: 'Logo' })).toHaveAttribute('src', '/v1/site/picture/4')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() =>
    expect(sent('PUT /site/config')).toMatchObject([
      { sections: { brand: { logo: { light: '/v1/site/picture/4', dark: null, mark: null } } } },
    ]),
  )
})

test('colleagues are invited; a refused line says why and the others are sent once', async () => {
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

test('the last step leads to the desk, and colleagues can wait', async () => {
  const { user } = await open('/setting-up?step=colleagues')
  await user.click(screen.getByRole('button', { name: 'Do this later' }))
  await user.click(await screen.findByRole('link', { name: 'Open the desk' }))
  expect(await screen.findByText('The desk')).toBeVisible()
})

test('bank account, halls and lots say how they stand and lead to where they are set', async () => {
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

test('each step says what was set in it, and the last one what clients would miss', async () => {
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

test('Alt with a number goes to a step, Alt with the left arrow one back, and Enter goes on', async () => {
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

test('the languages of the portal are chosen with the company, at least one', async () => {
  const { user, sent } = await open('/setting-up', { 'PUT /site/config': company })
  const languages = within(await screen.findByRole('group', { name: 'Languages of the portal' }))
  await user.click(languages.getByRole('checkbox', { name: 'English' }))
  await user.click(languages.getByRole('checkbox', { name: 'Русский' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await languages.findByRole('alert')).toHaveTextContent('Required field')
  expect(languages.getByRole('checkbox', { name: 'English' })).toHaveFocus()
  await user.click(languages.getByRole('checkbox', { name: 'English' }))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() =>
    expect(sent('PUT /site/config')).toMatchObject([{ sections: { accounts: { languages: ['en'] } } }]),
  )
})

test('the list of steps says what has just been set', async () => {
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
