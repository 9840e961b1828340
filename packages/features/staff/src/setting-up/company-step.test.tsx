import '@seriba/testing/setup'
import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brand, company, openSettingUp as open } from '../testing/setting-up.tsx'

test('after the company is named, its bank account comes next', async () => {
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

test('the company’s contact details and login-page color are entered in the same step', async () => {
  const { user, sent } = await open('/setting-up', { 'PUT /site/config': company })
  await user.type(await screen.findByRole('textbox', { name: 'Address' }), '4-12-8 Kaigan')
  await user.type(screen.getByRole('textbox', { name: 'Telephone' }), '+81 3 5555 0142')
  await user.type(screen.getByRole('textbox', { name: 'Email for clients' }), 'help@vostok.example')
  await user.type(screen.getByRole('textbox', { name: 'Messenger' }), 'https://m.example/vostok')
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
          // No other name is typed for documents, so they use the company’s name.
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

test('company details the server rejects are reported at their fields', async () => {
  const { user } = await open('/setting-up', {
    'PUT /site/config': refused(422, 'invalid_input', {
      fields: {
        'issuer.address': 'setting_lines',
        'issuer.registrationNumber': 'setting_registration_number',
        'panel.en.email': 'email_invalid',
        'panel.ru.email': 'email_invalid',
      },
    }),
  })
  const email = await screen.findByRole('textbox', { name: 'Email for clients' })
  await user.type(email, 'help')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(email).toHaveAccessibleDescription('Invalid email address'))
  expect(screen.getByRole('textbox', { name: 'Address' })).toBeInvalid()
  const number = screen.getByRole('textbox', { name: 'Registration number' })
  expect(number).toHaveAccessibleDescription(/T and 13 digits, such as T8010401098765/)
  expect(email).toHaveValue('help')
})

test('a logo is uploaded in the company step and saved with it, and a refused picture is explained', async () => {
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

test('at least one language for the portal is chosen with the company', async () => {
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
