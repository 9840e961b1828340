import { refused } from '@seriba/api/testing'
import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { PasskeyRows } from './PasskeyRows.tsx'

const phone = { id: 7, name: 'Safari, iPhone', created: '2026-11-20T03:00:00Z', used: null }

beforeEach(() => void vi.stubGlobal('PublicKeyCredential', class {}))
afterEach(() => void vi.unstubAllGlobals())

const open = (more: Record<string, unknown> = {}) =>
  show(<PasskeyRows />, { answers: { 'GET /user/passkeys': { passkeys: [phone] }, ...more } })

test('a browser without passkeys says so, but still lists those of other devices', async () => {
  vi.unstubAllGlobals()
  await open()
  expect(screen.getByText('This browser does not support passkeys.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add a passkey' })).toBeDisabled()
  expect(await screen.findByText('Safari, iPhone')).toBeVisible()
})

test('a passkey list that failed to load can be retried', async () => {
  let fails = true
  const { user } = await open({
    'GET /user/passkeys': () => (fails ? refused(500, 'internal') : { passkeys: [phone] }),
  })
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your passkeys.')
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Safari, iPhone')).toBeVisible()
})

test('a wrong password is reported at its field, and the passkey is kept', async () => {
  const { user } = await open({
    'POST /user/passkeys/remove': () =>
      refused(422, 'wrong_password', { fields: { password: 'wrong_password' } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Remove the passkey Safari, iPhone' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the passkey?' }))
  await user.keyboard('secret6{Enter}')
  expect(await dialog.findByText('Incorrect password')).toBeVisible()
  expect(dialog.getByLabelText('Password')).toHaveValue('secret6')
  expect(screen.getByText('Safari, iPhone')).toBeInTheDocument()
})
