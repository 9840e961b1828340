import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aClient } from '../testing/client.ts'
import { openPages } from '../testing/render.tsx'

test('a note changed by a colleague in the meantime is shown beside one’s own, which can be saved over it', async () => {
  let notes = 'Pays'
  const { user, sent } = await openPages(
    {
      'GET /client/view': () => {
        const client = aClient()
        return { ...client, detail: { ...client.detail, notes } }
      },
      'PUT /client/update': () => {
        const isFirst = notes === 'Pays'
        notes = 'Pays late'
        return isFirst ? refused(409, 'stale') : { success: true }
      },
    },
    { path: '/clients/104882' },
  )
  await user.click(await screen.findByRole('button', { name: 'Edit notes' }))
  const form = await screen.findByRole('dialog', { name: 'Notes on Dmitri Kovalenko' })
  const field = within(form).getByRole('textbox')
  await user.clear(field)
  await user.type(field, 'Wants a van')
  const save = () => user.click(within(form).getByRole('button', { name: 'Save' }))
  await save()
  expect(await within(form).findByRole('alert')).toHaveTextContent(/Someone else has changed this/)
  expect(field).toHaveValue('Wants a van')
  await waitFor(() => expect(field).toHaveAccessibleDescription('Theirs: Pays late'))
  await save()
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expect(sent('PUT /client/update')).toEqual([
    { id: 104882, notes: 'Wants a van', was: { notes: 'Pays' } },
    { id: 104882, notes: 'Wants a van', was: { notes: 'Pays late' } },
  ])
})

test('a limit changed by a colleague in the meantime is shown beside one’s own, and their other changes are kept', async () => {
  let changed = {}
  const { user, sent } = await openPages(
    {
      'GET /client/view': () => {
        const client = aClient()
        return { ...client, balanceInfo: { ...client.balanceInfo, ...changed } }
      },
      'PUT /client/update': () => {
        const isFirst = Object.keys(changed).length === 0
        changed = { creditLimit: 2_000_000, dailyBidLimit: 77 }
        return isFirst ? refused(409, 'stale') : { success: true }
      },
    },
    { path: '/clients/104882' },
  )
  await user.click(await screen.findByRole('button', { name: 'Edit: Credit limit' }))
  const form = await screen.findByRole('dialog')
  const credit = within(form).getByRole('textbox', { name: 'Credit limit' })
  await user.clear(credit)
  await user.type(credit, '9000000')
  await user.type(within(form).getByRole('textbox', { name: /^Reason/ }), 'Agreed')
  const save = () => user.click(within(form).getByRole('button', { name: 'Save' }))
  await save()
  expect(await within(form).findByRole('alert')).toHaveTextContent(/Someone else has changed this/)
  await waitFor(() => expect(credit).toHaveAccessibleDescription(/^Theirs: 2.000.000$/))
  await save()
  await waitFor(() => expect(form).not.toBeInTheDocument())
  const { creditLimit: before } = aClient().balanceInfo
  expect(sent('PUT /client/update')).toEqual(
    [before, 2_000_000].map((creditLimit) => ({
      id: 104882,
      creditLimit: 9_000_000,
      reason: 'Agreed',
      was: { creditLimit },
    })),
  )
})

test('a detail changed by a colleague in the meantime is shown below one’s own', async () => {
  let city = 'Nairobi'
  const { user, sent } = await openPages(
    {
      'GET /client/view': () => {
        const client = aClient()
        return { ...client, detail: { ...client.detail, city } }
      },
      'PUT /client/update': () => {
        const isFirst = city === 'Nairobi'
        city = 'Mombasa'
        return isFirst ? refused(409, 'stale') : { success: true }
      },
    },
    { path: '/clients/104882' },
  )
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }))
  const form = await screen.findByRole('dialog')
  const field = within(form).getByRole('textbox', { name: 'City' })
  await user.clear(field)
  await user.type(field, 'Lamu')
  const save = () => user.click(within(form).getByRole('button', { name: 'Save' }))
  await save()
  await waitFor(() => expect(field).toHaveAccessibleDescription('Theirs: Mombasa'))
  await save()
  await waitFor(() => expect(form).not.toBeInTheDocument())
  expect(sent('PUT /client/update')).toEqual(
    ['Nairobi', 'Mombasa'].map((before) => ({ id: 104882, city: 'Lamu', was: { city: before } })),
  )
})

test('a colleague’s choice of manager, language and country is shown below the user’s own', async () => {
  let theirs = {}
  const { user } = await openPages(
    {
      'GET /client/view': () => {
        const client = aClient()
        return { ...client, detail: { ...client.detail, ...theirs } }
      },
      'PUT /client/update': () => {
        theirs = { managerId: 0, language: 692, countryId: 116 }
        return refused(409, 'stale')
      },
    },
    { path: '/clients/104882' },
  )
  await user.click(await screen.findByRole('button', { name: 'Edit profile' }))
  const form = await screen.findByRole('dialog')
  const city = within(form).getByRole('textbox', { name: 'City' })
  await user.clear(city)
  await user.type(city, 'Lamu')
  await user.click(within(form).getByRole('button', { name: 'Save' }))
  const said = (name: RegExp) => within(form).getByRole('button', { name })
  await waitFor(() => expect(said(/Manager/)).toHaveAccessibleDescription('Theirs: Nobody'))
  expect(said(/Language/)).toHaveAccessibleDescription('Theirs: English')
  expect(said(/Country/)).toHaveAccessibleDescription('Theirs: Kenya')
})
