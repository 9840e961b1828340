import { useAccountInfoQuery } from '@seriba/api/shared/user'
import { refused } from '@seriba/api/testing'
import { savedFiles } from '@seriba/testing/saved-files'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { TwoStepRows } from './TwoStepRows.tsx'

const offer = { secret: 'GEZDGNBVGY3TQOJQ', uri: 'otpauth://totp/Vostok:dk?secret=GEZDGNBVGY3TQOJQ' }
const codes = Array.from({ length: 10 }, (_, at) => `abcde-2345${at}`)
const off = { since: null, recoveryCodes: 0, forced: false }
const on = { since: '2026-11-21T09:00:00Z', recoveryCodes: 8, forced: false }

/** A server that stores what it receives. */
function open(first: typeof off | typeof on, more: Record<string, unknown> = {}) {
  let twoStep: typeof off | typeof on = first
  const account = () => ({
    registered: '2023-06-02T00:00:00Z',
    termsAgreed: null,
    termsVersion: null,
    manager: null,
    passwordChanged: null,
    passwordMinLength: 6,
    sessions: [],
    twoStep,
  })
  const Rows = () => {
    const { data } = useAccountInfoQuery()
    return data ? <TwoStepRows twoStep={data.twoStep} /> : null
  }
  return show(<Rows />, {
    answers: {
      'GET /user/account': account,
      'POST /user/two-step/begin': offer,
      'POST /user/two-step/confirm': () => {
        twoStep = { ...on, recoveryCodes: 10 }
        return { recoveryCodes: codes }
      },
      'POST /user/two-step/turn-off': () => {
        twoStep = off
        return { success: true }
      },
      'POST /user/two-step/recovery-codes': () => ({ recoveryCodes: codes }),
      ...more,
    },
  })
}
const toggle = () => screen.findByRole('switch', { name: 'Two-step login' })

test('two-step login can be turned on from the keyboard: password, code, recovery codes', async () => {
  const { user, sent } = await open(off)
  const control = await toggle()
  expect(control).not.toBeChecked()
  control.focus()
  await user.keyboard(' ')
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn on two-step login' }))
  expect(dialog.getByLabelText('Password')).toHaveFocus()
  await user.keyboard('secret6{Enter}')
  await dialog.findByRole('img', { name: 'QR code for the app' })
  await waitFor(() => expect(dialog.getByRole('textbox', { name: '6-digit code' })).toHaveFocus())
  await user.keyboard('418027')
  const kept = await screen.findByRole('dialog', { name: 'Save your recovery codes' })
  expect(within(kept).getByRole('list', { name: 'Recovery codes' }).children).toHaveLength(10)
  // The codes cannot be lost by accident.
  await user.keyboard('{Escape}')
  expect(kept).toBeVisible()
  await user.click(within(kept).getByRole('button', { name: 'I’ve saved them' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await toggle()).toBeChecked()
  expect(screen.getByText('10 of 10 left')).toBeVisible()
  expect(sent('POST /user/two-step/begin')).toEqual([{ password: 'secret6' }])
  expect(sent('POST /user/two-step/confirm')).toEqual([{ code: '418027' }])
})

test('a wrong password is reported in the dialog', async () => {
  const { user } = await open(off, {
    'POST /user/two-step/begin': () =>
      refused(422, 'wrong_password', { fields: { password: 'wrong_password' } }),
  })
  await user.click(await toggle())
  await user.type(await screen.findByLabelText('Password'), 'secret6{Enter}')
  expect(await screen.findByRole('alert')).toHaveTextContent('Incorrect password')
  expect(screen.getByRole('dialog', { name: 'Turn on two-step login' })).toBeVisible()
})

test('two-step login is turned off with a password and a code', async () => {
  const { user, sent } = await open(on)
  await user.click(await toggle())
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step login' }))
  await user.click(dialog.getByRole('button', { name: 'Turn off' }))
  expect(dialog.getAllByText('Required field')).toHaveLength(2)
  await user.type(dialog.getByLabelText('Password'), 'secret6')
  await user.type(dialog.getByRole('textbox', { name: '6-digit code' }), '418027')
  await user.click(dialog.getByRole('button', { name: 'Turn off' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await toggle()).not.toBeChecked()
  expect(sent('POST /user/two-step/turn-off')).toEqual([{ password: 'secret6', code: '418027' }])
})

test('new recovery codes can be copied, downloaded and printed', async () => {
  const { user } = await open(on)
  expect(await screen.findByText('8 of 10 left')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'New codes' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New recovery codes' }))
  await user.type(dialog.getByLabelText('Password'), 'secret6')
  await user.type(dialog.getByRole('textbox', { name: '6-digit code' }), '418027{Enter}')
  await screen.findByRole('dialog', { name: 'Save your recovery codes' })

  const text = ['Vostok: recovery codes', '', ...codes, ''].join('\n')
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await navigator.clipboard.readText()).toBe(text)

  const saved = savedFiles()
  await user.click(screen.getByRole('button', { name: 'Download' }))
  expect(saved[0]?.name).toBe('recovery-codes.txt')
  expect(await saved[0]?.file.text()).toBe(text)

  const printed = vi.fn()
  vi.stubGlobal('print', printed)
  await user.click(screen.getByRole('button', { name: 'Print' }))
  expect(printed).toHaveBeenCalledOnce()
})

test('staff who must use two-step login are told so', async () => {
  await open({ ...on, forced: true } as typeof on)
  expect(await toggle()).toBeDisabled()
  expect(screen.getByText(/Required for your account/)).toBeVisible()
})
