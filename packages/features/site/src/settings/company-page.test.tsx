import '@testing-library/jest-dom/vitest'
import { refused } from '@seriba/api/testing'
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { openCompany } from '../testing/open-company.tsx'
import { someSettings } from '../testing/settings.ts'
import { someTerms } from '../testing/terms.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const publish = () => screen.getByRole('button', { name: /^Publish/ })

test('each change is listed with its place, and only its section is published', async () => {
  const { saved, user, retype } = await openCompany()
  await retype('Heading, English', 'Buy in Japan.')
  await retype('Company name', 'Vostok K.K.')
  const changes = screen.getByRole('region', { name: /Unpublished changes/ })
  expect(
    within(changes)
      .getAllByRole('listitem')
      .map((item) => item.textContent),
  ).toEqual([
    'Login page, EN, Heading: Bid where the cars are. → Buy in Japan.not saved yet',
    'Brand, Company name: Vostok Auto Ltd. → Vostok K.K.not saved yet',
  ])
  await user.click(screen.getByRole('button', { name: 'Publish 2 changes' }))
  expect(await screen.findByText(/^Published\./)).toBeVisible()
  expect(saved).toMatchObject([
    {
      version: 3,
      sections: { brand: { name: 'Vostok K.K.' }, panel: { en: { headline: 'Buy in Japan.' } } },
    },
  ])
  expect(Object.keys(saved[0]?.sections ?? {}).sort()).toEqual(['brand', 'panel'])
  expect(screen.getByText('Everything is published.')).toBeVisible()
})

test('a notice has a start and an end in Japan time', async () => {
  const { saved, user } = await openCompany()
  const from = await screen.findByLabelText('Shown from, Japan time')
  fireEvent.change(from, { target: { value: '2026-11-27T00:00' } })
  fireEvent.change(screen.getByLabelText('Shown until, Japan time'), {
    target: { value: '2026-11-30T18:00' },
  })
  expect(screen.getByText(/^Shown 2026.11.27 00:00 to 2026.11.30 18:00 Japan time/)).toBeVisible()
  await user.click(publish())
  await waitFor(() =>
    expect(saved).toMatchObject([
      { sections: { notice: { from: '2026-11-27T00:00', until: '2026-11-30T18:00' } } },
    ]),
  )
})

test('an error is shown at its field, which gets the focus, and the input is kept', async () => {
  const { user, retype } = await openCompany('/company', {
    'PUT /site/config': refused(422, 'invalid_input', { fields: { 'panel.ru.email': 'email_invalid' } }),
  })
  const field = await retype('Email, Русский', 'us')
  await user.click(publish())
  expect(await screen.findByText('Invalid email address')).toBeVisible()
  expect(screen.getByText(/Please fix the highlighted fields/)).toBeVisible()
  expect(field).toHaveFocus()
  expect(field).toHaveValue('us')
  await user.type(field, '@x.example')
  expect(screen.queryByText('Invalid email address')).not.toBeInTheDocument()
})

test('a figure that is too low or too high shows its limits', async () => {
  const fields = { 'bidding.bidStep': 'setting_number', 'accounts.passwordMinLength': 'setting_number' }
  const { user, retype } = await openCompany('/company', {
    'PUT /site/config': refused(422, 'invalid_input', { fields }),
  })
  const step = await retype('Bid step', '0')
  expect(step).toHaveValue('0')
  const length = await retype('Minimum password length', '65')
  await user.click(publish())
  expect(await screen.findByText('Must not be less than 1')).toBeVisible()
  expect(step).toBeInvalid()
  expect(length).toHaveAccessibleDescription(/Must not be more than 64/)
})

test('a change made in the meantime is reported, and the input is kept', async () => {
  const { user, retype, calls } = await openCompany('/company', { 'PUT /site/config': refused(409, 'stale') })
  const field = await retype('Short name', 'VA')
  await user.click(publish())
  expect(await screen.findByText(/Someone else changed this/)).toBeVisible()
  await waitFor(() => expect(calls.filter((call) => call === 'GET /site/company')).toHaveLength(2))
  expect(field).toHaveValue('VA')
})

test('leaving with unpublished changes asks for confirmation', async () => {
  const { user, retype, router } = await openCompany()
  await retype('Short name', 'VA')
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  const asked = await screen.findByRole('alertdialog', { name: 'Leave without publishing?' })
  await user.click(within(asked).getByRole('button', { name: 'Stay' }))
  expect(router.state.location.pathname).toBe('/company')
  // Another section is the same page.
  await user.click(screen.getByRole('link', { name: 'Terms and Conditions' }))
  expect(router.state.location.pathname).toBe('/company/terms')
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await user.click(await screen.findByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('Orders')).toBeVisible()
})

test('a section changed here can be restored from the file', async () => {
  const { saved, user } = await openCompany()
  const part = await screen.findByRole('region', { name: 'Login page' })
  expect(part).toHaveTextContent('Changed here 2026.11.02, S. Mori')
  await user.click(within(part).getByRole('button', { name: 'Restore from the file' }))
  const asked = await screen.findByRole('alertdialog')
  await user.click(within(asked).getByRole('button', { name: 'Restore from the file' }))
  await waitFor(() => expect(saved).toEqual([{ version: 3, draftVersion: 0, sections: { panel: null } }]))
})

test('a bullet is added and removed in both languages', async () => {
  const { saved, user, retype } = await openCompany()
  await user.click(await screen.findByRole('button', { name: 'Add a bullet' }))
  await retype('Bullet 3, Русский', 'Новый')
  await user.click(screen.getByRole('button', { name: 'Remove: Bullet 1' }))
  await user.click(publish())
  await waitFor(() => expect(saved).toHaveLength(1))
  const panel = saved[0]?.sections.panel
  expect(panel?.en.points.map(({ title }) => title)).toEqual(['From hammer to port', ''])
  expect(panel?.ru.points.map(({ title }) => title)).toEqual(['', 'Новый'])
})

test('a link has one address for both languages', async () => {
  const { saved, user, retype } = await openCompany()
  await retype('Ships: Text, Русский', 'Суда')
  await retype('Ships: Address', '/ships')
  await user.click(publish())
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.sections.links).toMatchObject({
    en: { sidebarLinks: [{ label: 'Ships', href: '/ships' }] },
    ru: { sidebarLinks: [{ label: 'Суда', href: '/ships' }] },
  })
})

test('a notice that is switched off is not shown anywhere', async () => {
  const { saved, user } = await openCompany()
  await user.click(await screen.findByRole('switch', { name: 'Shown on the login page' }))
  await user.click(publish())
  await waitFor(() => expect(saved).toMatchObject([{ sections: { notice: { en: null, ru: null } } }]))
})

test('a second step can be required of clients, with its effect explained', async () => {
  const { saved, user } = await openCompany()
  const asks = await screen.findByRole('switch', { name: 'Two-step login for clients' })
  expect(asks).toHaveAccessibleDescription(/without two-step login will be logged out/)
  await user.click(asks)
  expect(screen.getByText('Accounts, Two-step login for clients:')).toBeVisible()
  await user.click(publish())
  await waitFor(() => expect(saved).toMatchObject([{ sections: { accounts: { clientTwoStep: true } } }]))
})

test('a picture is uploaded and referenced', async () => {
  const { saved, user } = await openCompany('/company', {
    'POST /site/picture': { url: '/company/0123456789.svg' },
  })
  const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' })
  await screen.findByLabelText('Company name')
  const input = document.querySelector<HTMLInputElement>('input[type=file][aria-label="Logo"]')
  if (!input) throw new Error('there is a place for the file')
  await user.upload(input, file)
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Logo' })).toHaveValue('/company/0123456789.svg'),
  )
  await user.click(publish())
  await waitFor(() =>
    expect(saved).toMatchObject([
      { sections: { brand: { logo: { light: '/company/0123456789.svg', dark: null, mark: null } } } },
    ]),
  )
})

test('a company page is written per language, with a preview', async () => {
  const asked: unknown[] = []
  const { saved, user, retype } = await openCompany('/company/terms', {
    'POST /site/page-preview': async (request: Request) => {
      asked.push(await request.json())
      return { title: 'Terms as drawn', lead: [], sections: [] }
    },
  })
  expect(await screen.findByRole('heading', { name: 'Terms as drawn' })).toBeVisible()
  await retype('Русский', 'Новые условия')
  await user.click(publish())
  await waitFor(() => expect(saved).toMatchObject([{ sections: { terms: { ru: 'Новые условия' } } }]))
  expect(asked).toEqual([{ markdown: someSettings().sections.terms.en }])
})

test('a failed load can be retried', async () => {
  let tries = 0
  const { user } = await openCompany('/company', {
    'GET /site/company': () => (++tries === 1 ? refused(500, 'internal') : someSettings()),
  })
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await screen.findByLabelText('Company name')).toHaveValue('Vostok Auto Ltd.')
})

test('terms show which version is in effect and which one is published next', async () => {
  await openCompany('/company/terms', { 'GET /site/page': someTerms() })
  expect(
    await screen.findByText(/^Version 4 has been in effect since 2026\.09\.01\. .* version 5\./),
  ).toBeVisible()
  expect(screen.getByRole('link', { name: 'Read all versions' })).toHaveAttribute('href', '/terms')
})

test('the links to the sections appear before the settings load, and stay where they are', async () => {
  let answer = (_: unknown) => {}
  const late = new Promise((resolve) => {
    answer = resolve
  })
  const opened = openCompany('/company', { 'GET /site/company': () => late })
  const waiting = await screen.findByRole('status', { name: 'Loading…' })
  const ways = () => screen.getAllByRole('link').map((link) => link.textContent)
  const before = ways()
  expect(within(waiting).getByRole('navigation')).toBeVisible()
  answer(someSettings())
  await opened
  expect(ways()).toEqual(before)
})

test('a company chooses at least one language for its portal', async () => {
  const { user, sent } = await openCompany('/company', {
    'PUT /site/config': () =>
      refused(422, 'invalid_input', { fields: { 'accounts.languages': 'field_required' } }),
  })
  const languages = within(await screen.findByRole('group', { name: 'Languages of the portal' }))
  await user.click(languages.getByRole('checkbox', { name: 'English' }))
  await user.click(languages.getByRole('checkbox', { name: 'Русский' }))
  await user.click(publish())
  expect(await languages.findByRole('alert')).toHaveTextContent('Required field')
  await user.click(languages.getByRole('checkbox', { name: 'Русский' }))
  expect(languages.queryByRole('alert')).not.toBeInTheDocument()
  await user.click(publish())
  await waitFor(() =>
    expect(sent('PUT /site/config').at(-1)).toMatchObject({ sections: { accounts: { languages: ['ru'] } } }),
  )
})

test('a multiple choice counts as one change, and changes are listed in the words of the form', async () => {
  const { user } = await openCompany('/company')
  const languages = within(await screen.findByRole('group', { name: 'Languages of the portal' }))
  await user.click(languages.getByRole('checkbox', { name: 'English' }))
  await user.click(screen.getByRole('switch', { name: 'Count the overbid allowance' }))
  const changes = within(screen.getByRole('region', { name: /Unpublished changes/ }))
  expect(changes.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Languages of the portal: English, Русский → Русский'),
    expect.stringContaining('Count the overbid allowance: off → on'),
  ])
  expect(screen.getByRole('button', { name: 'Publish 2 changes' })).toBeEnabled()
})
