import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aClient } from '../testing/client.ts'
import { openPages } from '../testing/render.tsx'

const openClient = () =>
  openPages(
    { 'GET /client/view': aClient(), 'PUT /client/update': { success: true } },
    { path: '/clients/104882' },
  )

test('who looks after a client is chosen from staff and dealers', async () => {
  const { user, sent } = await openClient()
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }))
  const form = await screen.findByRole('dialog', { name: 'Who looks after Dmitri Kovalenko' })
  const choose = async (label: string, option: string) => {
    await user.click(within(form).getByRole('button', { name: new RegExp(`${label}$`) }))
    await user.click(await screen.findByRole('option', { name: option }))
  }
  await choose('Dealer', 'Peter Mwangi')
  await choose('Manager', 'Nobody')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ id: 104882, managerId: 0, dealerId: 500 }]))
})

test('a client gets another code for their groups, in capitals', async () => {
  const { user, sent } = await openClient()
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }))
  const code = await screen.findByRole('textbox', { name: /Group code/ })
  expect(code).toHaveValue('DK')
  await user.clear(code)
  await user.type(code, 'k17')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ id: 104882, shortCode: 'K17' }]))
})

test('notes are kept, and Escape asks before they are lost', async () => {
  const { user, sent } = await openClient()
  await user.click(await screen.findByRole('button', { name: 'Edit notes' }))
  await user.type(await screen.findByRole('textbox', { name: 'Notes, for staff only' }), ' And well.')
  await user.keyboard('{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ id: 104882, notes: 'Pays in three days. And well.' }]))
})

test('which terms a client has accepted and when is said, and whether others are in force by now', async () => {
  const openWith = (terms: ReturnType<typeof aClient>['detail']['terms']) =>
    openPages({ 'GET /client/view': aClient({ terms }) }, { path: '/clients/104882' })
  const shown = async () => (await screen.findByText('Terms accepted')).nextElementSibling
  const agreed = '2026-11-02T03:15:00.000Z'
  for (const [terms, text] of [
    [{ agreed, version: 1, inForce: 2 }, 'Version 1, 2026.11.02 12:15; version 2 is in force'],
    [{ agreed, version: 2, inForce: 2 }, 'Version 2, 2026.11.02 12:15'],
    [{ agreed, version: null, inForce: 2 }, '2026.11.02 12:15'],
    [{ agreed: null, version: null, inForce: 2 }, 'Not yet'],
  ] as const) {
    await openWith(terms)
    expect((await shown())?.textContent).toBe(text)
    cleanup()
  }
})

test('limits are set on the page too', async () => {
  const { user, sent } = await openClient()
  await user.click(await screen.findByRole('button', { name: 'Edit: Credit limit' }))
  const limit = await screen.findByRole('textbox', { name: 'Daily bid limit' })
  await user.clear(limit)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent).toEqual([{ id: 104882, dailyBidLimit: 0 }]))
})
