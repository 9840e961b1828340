import { refused } from '@seriba/api/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aClient } from '../testing/client.ts'
import { openPages } from '../testing/render.tsx'

const openClient = (answer: unknown = { success: true }) =>
  openPages({ 'GET /client/view': aClient(), 'PUT /client/update': answer }, { path: '/clients/104882' })

test('a client’s manager is chosen from staff and dealers', async () => {
  const { user, sent } = await openClient()
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }))
  const form = await screen.findByRole('dialog', { name: 'Dmitri Kovalenko’s profile' })
  const choose = async (label: string, option: string) => {
    await user.click(within(form).getByRole('button', { name: new RegExp(`${label}$`) }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  await choose('Dealer', 'Peter Mwangi')
  await choose('Manager', 'Nobody')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('PUT /client/update')).toEqual([
      { id: 104882, managerId: 0, dealerId: 500, was: { managerId: 991, dealerId: 0 } },
    ]),
  )
})

test('staff correct a client’s details, and a refused value stays in its field with the reason', async () => {
  let taken = true
  const { user, sent } = await openClient(() =>
    taken ? refused(422, 'invalid_input', { fields: { email: 'email_taken' } }) : { success: true },
  )
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }))
  const form = await screen.findByRole('dialog', { name: 'Dmitri Kovalenko’s profile' })
  const field = (name: RegExp) => within(form).getByRole('textbox', { name })
  const fill = async (name: RegExp, text: string) => {
    await user.clear(field(name))
    await user.click(field(name))
    await user.paste(text)
  }
  const save = () => user.click(within(form).getByRole('button', { name: 'Save' }))
  await fill(/^Full name/, 'Dmitri')
  await fill(/^Email/, 'dmitri@vostok-auto.example')
  await save()
  expect(within(form).getByText('Please enter your full name')).toBeVisible()
  expect(sent('PUT /client/update')).toEqual([])

  await fill(/^Full name/, 'Kovalenko Dmitri Petrovich')
  await save()
  expect(await within(form).findByText('An account with this address already exists.')).toBeVisible()
  expect(field(/^Email/)).toHaveFocus()
  expect(field(/^Email/)).toHaveValue('dmitri@vostok-auto.example')
  taken = false
  await save()
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expect(sent('PUT /client/update').at(-1)).toEqual({
    id: 104882,
    fullName: 'Kovalenko Dmitri Petrovich',
    email: 'dmitri@vostok-auto.example',
    was: { fullName: 'Dmitri Kovalenko', email: 'dk@vostok-auto.example' },
  })
})

test('a client’s group code can be changed and is stored in capitals', async () => {
  const { user, sent } = await openClient()
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }))
  const code = await screen.findByRole('textbox', { name: /Group code/ })
  expect(code).toHaveValue('DK')
  await user.clear(code)
  await user.type(code, 'k17')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('PUT /client/update')).toEqual([{ id: 104882, shortCode: 'K17', was: { shortCode: 'DK' } }]),
  )
})

test('notes are saved, and Escape asks before they are lost', async () => {
  const { user, sent } = await openClient()
  await user.click(await screen.findByRole('button', { name: 'Edit notes' }))
  await user.type(await screen.findByRole('textbox', { name: 'Notes, for staff only' }), ' And well.')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('PUT /client/update')).toEqual([
      { id: 104882, notes: 'Pays in three days. And well.', was: { notes: 'Pays in three days.' } },
    ]),
  )
})

test('the page shows which terms a client accepted and when, and whether newer ones are in force', async () => {
  const openWith = (terms: ReturnType<typeof aClient>['detail']['terms']) =>
    openPages({ 'GET /client/view': aClient({ terms }) }, { path: '/clients/104882' })
  const shown = async () => (await screen.findByText('Terms accepted')).nextElementSibling
  const agreed = '2026-11-02T03:15:00.000Z'
  for (const [terms, text] of [
    [{ agreed, version: 1, inForce: 2 }, 'Version 1, 2026.11.02 12:15; version 2 is current'],
    [{ agreed, version: 2, inForce: 2 }, 'Version 2, 2026.11.02 12:15'],
    [{ agreed, version: null, inForce: 2 }, '2026.11.02 12:15'],
    [{ agreed: null, version: null, inForce: 2 }, 'Not yet'],
  ] as const) {
    await openWith(terms)
    expect((await shown())?.textContent).toBe(text)
    cleanup()
  }
})

test('limits can be set on the page, too', async () => {
  const { user, sent } = await openClient()
  await user.click(await screen.findByRole('button', { name: 'Edit: Credit limit' }))
  const limit = await screen.findByRole('textbox', { name: 'Daily bid limit' })
  await user.clear(limit)
  await user.type(limit, '0')
  expect(limit).toHaveValue('0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Required field')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Agreed')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('PUT /client/update')).toEqual([
      { id: 104882, dailyBidLimit: 0, reason: 'Agreed', was: { dailyBidLimit: 30 } },
    ]),
  )
})
