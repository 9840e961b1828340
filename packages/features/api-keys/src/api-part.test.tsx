import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aKey, aList, made, secret, someKeys } from './testing/keys.ts'
import { openPart } from './testing/open-part.tsx'
import '@seriba/testing/setup'

const list = 'GET /user/api-keys'
const create = 'POST /user/api-keys'
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })

test('each key shows its scopes, its limit, its last use and how long it lasts', async () => {
  await openPart({ [list]: aList(someKeys(Date.now())) })
  const rows = within(await screen.findByRole('table', { name: 'API keys' })).getAllByRole('row')
  const [, shop, books, robot, old, over] = rows.map((row) => row.textContent)
  expect(shop).toContain('seriba_…8f2a')
  expect(shop).toContain('61 of 120 a minute')
  expect(shop).toContain('Active')
  expect(books).toContain('the previous secret works until')
  expect(robot).toContain('bids:write')
  expect(old).toContain('Ends ')
  expect(over).toContain('Never')
  expect(over).toContain('Ended ')
  expect(screen.getByText('5 of 10')).toBeVisible()
  expect(screen.getByText('1 284 calls today')).toBeVisible()
})

test('without keys, the tab explains their purpose and shows a sample call', async () => {
  const { user } = await openPart({ [list]: aList([]) })
  expect(await screen.findByRole('heading', { name: 'No keys yet' })).toBeVisible()
  expect(screen.getByText(/Authorization: Bearer seriba_/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'New key' }))
  expect(await dialog('New API key')).toBeVisible()
})

test('a new key’s secret is shown once and copied, and only confirming that it is saved closes the dialog', async () => {
  const { user, sent } = await openPart({ [list]: aList([]), [create]: made({ name: 'Website' }) })
  await user.click(await screen.findByRole('button', { name: 'New key' }))
  await dialog('New API key')
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Website')
  await user.click(screen.getByRole('checkbox', { name: /payments:read/ }))
  await user.type(screen.getByRole('textbox', { name: /^Addresses/ }), '203.0.113.7, 203.0.113.0/28')
  await user.click(screen.getByRole('button', { name: 'Create key' }))
  expect(await screen.findByRole('textbox', { name: 'Secret key' })).toHaveValue(secret)
  expect(sent(create)).toMatchObject([
    {
      ...{ name: 'Website', scopes: ['lots:read', 'payments:read'], perMinute: 60 },
      addresses: ['203.0.113.7', '203.0.113.0/28'],
    },
  ])
  expect(sent(create)[0]).not.toHaveProperty('code')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(secret)
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  await user.keyboard('{Escape}')
  expect(await dialog('Copy the key now')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.queryByDisplayValue(secret)).toBeNull()
})

test('an incomplete form is not sent and shows what is missing', async () => {
  const { user, sent } = await openPart({ [list]: aList([]) })
  await user.click(await screen.findByRole('button', { name: 'New key' }))
  await dialog('New API key')
  await user.click(screen.getByRole('checkbox', { name: /lots:read/ }))
  await user.click(screen.getByRole('button', { name: 'Create key' }))
  expect(await screen.findAllByText('Required field')).toHaveLength(2)
  expect(sent(create)).toEqual([])
})

test('a key that can bid needs a code, and a wrong code does not lose the input', async () => {
  const { user, sent } = await openPart({
    [list]: aList([], { twoStep: true }),
    [create]: () => refused(422, 'second_code_wrong', { fields: { code: 'second_code_wrong' } }),
  })
  await user.click(await screen.findByRole('button', { name: 'New key' }))
  await dialog('New API key')
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Robot')
  await user.click(screen.getByRole('checkbox', { name: /bids:write/ }))
  await user.type(screen.getByRole('textbox', { name: /Two-step login code/ }), '123456')
  await user.click(screen.getByRole('button', { name: 'Create key' }))
  expect(await screen.findByText('Wrong code, or used before')).toBeVisible()
  expect(sent(create)).toMatchObject([{ code: '123456' }])
  expect(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('Robot')
})

test('without two-step login a key that can bid is not created, and the dialog explains how to turn it on', async () => {
  const { user } = await openPart({
    [list]: aList([]),
    [create]: () => refused(409, 'two_step_required'),
  })
  await user.click(await screen.findByRole('button', { name: 'New key' }))
  await dialog('New API key')
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Robot')
  await user.click(screen.getByRole('checkbox', { name: /bids:write/ }))
  expect(screen.getByRole('status')).toHaveTextContent('A key that can bid needs it.')
  await user.click(screen.getByRole('button', { name: 'Create key' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Turn on two-step login first, under Account.')
})

test('a new secret is created with a transition period for the old one', async () => {
  const rotate = 'POST /user/api-key-rotate'
  const { user, sent } = await openPart({ [list]: aList([aKey()]), [rotate]: made() })
  await user.click(await screen.findByRole('button', { name: 'Actions for Website shop window' }))
  await user.click(await screen.findByRole('menuitem', { name: 'New secret' }))
  await dialog('New secret for Website shop window')
  await user.click(screen.getByRole('radio', { name: 'For 7 days' }))
  await user.click(screen.getByRole('button', { name: 'Create new secret' }))
  expect(await screen.findByRole('textbox', { name: 'Secret key' })).toHaveValue(secret)
  expect(sent(rotate)).toEqual([{ id: 1, oldWorksHours: 168 }])
})

test('a key is revoked after one confirmation, now or in a week, and a failure is reported', async () => {
  const revoke = 'POST /user/api-key-revoke'
  let fails = true
  const { user, sent } = await openPart({
    [list]: aList([aKey()]),
    [revoke]: () => (fails ? refused(404, 'not_found') : { success: true }),
  })
  await user.click(await screen.findByRole('button', { name: 'Actions for Website shop window' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
  const asked = await screen.findByRole('alertdialog', { name: 'Revoke Website shop window?' })
  await user.click(within(asked).getByRole('button', { name: 'Revoke now' }))
  expect(await screen.findByText('Not found')).toBeVisible()
  fails = false
  await user.click(within(asked).getByRole('button', { name: 'End in 7 days' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent(revoke)).toEqual([
    { id: 1, inDays: 0 },
    { id: 1, inDays: 7 },
  ])
})

test('N opens the dialog for a new key', async () => {
  const { user } = await openPart({ [list]: aList([aKey()]) })
  await screen.findByRole('table')
  await user.keyboard('n')
  expect(await dialog('New API key')).toBeVisible()
})

test('with ten keys the button explains what to do first', async () => {
  const ten = Array.from({ length: 10 }, (_, at) => aKey({ id: at + 1 }))
  const { user } = await openPart({ [list]: aList(ten) })
  const button = await screen.findByRole('button', { name: 'New key' })
  expect(button).toHaveAccessibleDescription('There are 10 keys already. Revoke one first.')
  await user.keyboard('n')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a key list that failed to load can be retried', async () => {
  let fails = true
  const { user } = await openPart({ [list]: () => (fails ? refused(500, 'internal') : aList([aKey()])) })
  expect(await screen.findByText('Couldn’t load the API keys')).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('table')).toBeVisible()
})
