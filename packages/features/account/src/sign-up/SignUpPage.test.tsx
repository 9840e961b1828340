import { refused } from '@seriba/api/testing'
import type { Language } from '@seriba/i18n'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { agree, site } from '../testing/site.ts'
import { SignUpPage } from './SignUpPage.tsx'

const draftKey = 'user-reg-form'
const fromVladivostok = {
  ip: '203.0.113.42',
  country: { id: 183, name: 'Russia', code: 'RU' },
  city: { name: 'Vladivostok' },
}

type More = { language?: Language; answers?: Record<string, unknown> }
const open = ({ answers = {}, language = 'en' }: More = {}) =>
  show(<SignUpPage />, { language, answers: { 'POST /auth/signup': { success: true }, ...answers } })

const field = (name: string) => screen.getByLabelText(name, { exact: true })
const country = () => screen.getByRole('button', { name: /Country$/ })
const submit = () => screen.getByRole('button', { name: 'Sign up' })

async function fillIn({ user }: Awaited<ReturnType<typeof open>>) {
  const write = async (name: string, text: string) => {
    await user.click(field(name))
    await user.paste(text)
  }
  await write('Full name', 'Dmitri Kovalenko')
  await user.click(country())
  await user.click(await screen.findByRole('option', { name: 'Russia' }))
  await waitFor(() => expect(field('Mobile')).toHaveValue('+7 '))
  await write('City', 'Vladivostok')
  await write('Email', 'dk@vostok-auto.example')
  await user.type(field('Mobile'), '9145550142')
  await write('Password', 'a ship to Nakhodka')
  await write('Confirm password', 'a ship to Nakhodka')
  await user.click(screen.getByRole('checkbox'))
}

test('a field is checked when it loses focus, and all fields when the form is sent', async () => {
  const { user, sent } = await open()
  await user.type(field('Email'), 'dk@vostok')
  await user.tab()
  expect(field('Email')).toHaveAccessibleDescription('Invalid email address')
  expect(submit()).toBeDisabled()
  await user.type(field('Email'), '.example')
  expect(submit()).toBeEnabled()
  expect(screen.queryByText('Please fill in all required fields')).toBeNull()

  await user.type(field('Password'), 'secret6')
  await user.type(field('Confirm password'), 'secret{Enter}')
  expect(field('Full name')).toHaveAccessibleDescription('Required field')
  expect(field('City')).toHaveAccessibleDescription('Required field')
  expect(field('Mobile')).toHaveAccessibleDescription('Required field')
  expect(field('Confirm password')).toHaveAccessibleDescription('Passwords do not match')
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Confirmation is required')
  expect(field('Full name')).toHaveFocus()
  expect(screen.getByText('Please fill in all required fields')).toBeVisible()
  expect(sent('POST /auth/signup')).toEqual([])
})

test('the terms are required once their checkbox loses focus', async () => {
  const { user } = await open()
  screen.getByRole('checkbox').focus()
  expect(screen.getByRole('checkbox')).toBeValid()
  await user.tab()
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Confirmation is required')
  await user.click(screen.getByRole('checkbox'))
  expect(screen.getByRole('checkbox')).toBeValid()
})

test('signing up requests the account and says where the link was sent', async () => {
  const page = await open()
  await fillIn(page)
  expect(field('Mobile')).toHaveValue('+7 (914) 555-01-42')
  await page.user.click(submit())
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Almost done' })).toHaveFocus())
  expect(screen.getByText('dk@vostok-auto.example')).toBeVisible()
  expect(page.sent('POST /auth/signup')).toEqual([
    {
      fullName: 'Dmitri Kovalenko',
      referralCode: '',
      email: 'dk@vostok-auto.example',
      mobile: '+7 (914) 555-01-42',
      country: 183,
      city: 'Vladivostok',
      password: 'a ship to Nakhodka',
      confirmPassword: 'a ship to Nakhodka',
      terms: true,
      language: '692',
    },
  ])
  await page.user.click(screen.getByRole('button', { name: 'Change it' }))
  expect(field('Email')).toHaveValue('dk@vostok-auto.example')
})

test('a field error from the server appears at its field, whatever name the server uses', async () => {
  const page = await open({
    answers: {
      'POST /auth/signup': () =>
        refused(422, 'invalid_input', {
          fields: {
            first_name: 'incomplete_name',
            telephone: 'incomplete_phone',
            password: 'password_too_common',
          },
        }),
    },
  })
  await fillIn(page)
  await page.user.click(submit())
  await waitFor(() => expect(field('Full name')).toBeInvalid())
  expect(field('Mobile')).toBeInvalid()
  expect(field('Password')).toBeInvalid()
  expect(field('City')).toBeValid()
})

test('the form asks for the extra fields the company wants and sends no others', async () => {
  const page = await open({ answers: { 'GET /site/config': { ...site, signUpFields: ['company', 'port'] } } })
  await screen.findByLabelText(/^City or port of delivery/)
  expect(screen.queryByLabelText(/^Office phone/)).not.toBeInTheDocument()
  await fillIn(page)
  await page.user.type(screen.getByLabelText(/^Company/), 'Vostok Auto')
  await page.user.click(submit())
  await screen.findByRole('heading', { name: 'Almost done' })
  const [sent] = page.sent('POST /auth/signup')
  expect(sent).toMatchObject({ company: 'Vostok Auto', port: '' })
  expect(sent).not.toHaveProperty('officePhone')
})

test('in Russian a name has three words, and a visitor is assumed to be in Russia', async () => {
  const { user } = await open({ language: 'ru' })
  await waitFor(() => expect(screen.getByRole('button', { name: /Страна$/ })).toHaveTextContent('Russia'))
  const name = screen.getByLabelText('Фамилия, имя, отчество')
  await user.type(name, 'Коваленко Дмитрий')
  await user.tab()
  expect(name).toBeInvalid()
  await user.type(name, ' Ильич')
  expect(name).toBeValid()
})

test('a draft without a country still defaults to Russia for Russian speakers', async () => {
  agree()
  localStorage.setItem(draftKey, JSON.stringify({ fullName: 'Коваленко', country: 0 }))
  await open({ language: 'ru' })
  await waitFor(() => expect(screen.getByRole('button', { name: /Страна$/ })).toHaveTextContent('Russia'))
})

test('with consent the form starts with the visitor’s location and is saved for them', async () => {
  agree()
  const answers = { 'GET /site/ip-info': fromVladivostok }
  const first = await open({ answers })
  await waitFor(() => expect(field('City')).toHaveValue('Vladivostok'))
  expect(country()).toHaveTextContent('Russia')
  await first.user.type(field('Full name'), 'Dmitri Kovalenko')
  await first.user.type(field('Password'), 'a ship to Nakhodka')
  expect(localStorage.getItem(draftKey)).not.toContain('Nakhodka')
  first.unmount()

  const again = await open({ answers })
  expect(field('Full name')).toHaveValue('Dmitri Kovalenko')
  expect(field('Password')).toHaveValue('')
  await again.user.clear(field('City'))
  await again.user.type(field('City'), 'Nakhodka')
  expect(field('City')).toHaveValue('Nakhodka')
})

test('without consent nothing is looked up or saved', async () => {
  const { user, calls } = await open()
  await user.type(field('Full name'), 'Dmitri')
  expect(localStorage.getItem(draftKey)).toBeNull()
  expect(calls).not.toContain('GET /site/ip-info')
})

test('the draft is deleted once the account has been requested', async () => {
  agree()
  const page = await open()
  await fillIn(page)
  expect(localStorage.getItem(draftKey)).toContain('Dmitri Kovalenko')
  await page.user.click(submit())
  await screen.findByRole('heading', { name: 'Almost done' })
  expect(localStorage.getItem(draftKey)).toBeNull()
})

test('nobody is asked to sign up before the company has an owner', async () => {
  await open({ answers: { 'GET /site/config': { ...site, notOpen: true } } })
  expect(await screen.findByRole('heading', { name: 'Not open yet' })).toBeVisible()
  expect(
    screen.getByText('Nobody can sign up before the company has opened. Please come back later.'),
  ).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Sign up' })).not.toBeInTheDocument()
})

test('a form opened too early says that the company is not open yet, and keeps the input', async () => {
  const page = await open({ answers: { 'POST /auth/signup': () => refused(422, 'company_not_open') } })
  await fillIn(page)
  await page.user.click(submit())
  expect(await screen.findByText(/hasn’t opened yet/)).toBeVisible()
  expect(field('Email')).toHaveValue('dk@vostok-auto.example')
})
