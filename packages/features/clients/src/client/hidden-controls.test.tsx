import { type ControlIn, hiddenIn } from '@seriba/domain/access/control-locations'
import type { Permissions } from '@seriba/domain/access/permissions'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aClient } from '../testing/client.ts'
import { openPages } from '../testing/render.tsx'

type Flags = Partial<Permissions>

async function open(permissions: Flags, tab: string) {
  const world = await openPages(
    { 'GET /client/view': aClient() },
    { path: `/clients/104882?tab=${tab}`, permissions },
  )
  await screen.findByRole('heading', { name: /Dmitri Kovalenko/ })
  return world
}

/** The entry types the dialog offers; empty if there is no way to open it. */
async function types(permissions: Flags): Promise<string[]> {
  const { user } = await open(permissions, 'overview')
  const button = screen.queryByRole('button', { name: 'Add entry' })
  if (!button) return []
  await user.click(button)
  const choices = await screen.findAllByRole('radio')
  return choices.map((radio) => radio.parentElement?.textContent ?? '')
}

/** Whether the list links to files with clients and their balances. */
async function uploads(permissions: Flags): Promise<boolean> {
  await openPages({}, { path: '/clients', permissions })
  await screen.findByRole('heading', { name: 'Clients' })
  return screen.queryByRole('link', { name: 'Upload a file' }) !== null
}

const screens: Record<ControlIn<'clients'>, (flags: Flags) => Promise<boolean>> = {
  paymentEntry: async (flags) => (await types(flags)).includes('Received'),
  paymentReversal: async (flags) => (await types(flags)).includes('Refund'),
  staffPage: uploads,
  clientDeletion: async (flags) => {
    await open(flags, 'access')
    await screen.findByRole('radiogroup', { name: 'Place bids' })
    return screen.queryByRole('button', { name: 'Delete personal data…' }) !== null
  },
}

test.each(hiddenIn('clients'))('%s shows and hides %s', async (flag, control) => {
  expect(await screens[control]({ [flag]: true })).toBe(true)
  cleanup()
  expect(await screens[control]({ [flag]: false })).toBe(false)
})

test('only staff who may record payments can upload files with balances', async () => {
  expect(await uploads({ paymentsRecord: true })).toBe(true)
  cleanup()
  expect(await uploads({ paymentsRecord: false })).toBe(false)
})

test('only staff who may reverse payments can reverse a ledger line', async () => {
  const name = /^Reverse entry/
  await open({ paymentsReverse: true }, 'ledger')
  expect((await screen.findAllByRole('button', { name })).length).toBeGreaterThan(0)
  cleanup()
  await open({ paymentsReverse: false }, 'ledger')
  await screen.findByRole('table')
  expect(screen.queryAllByRole('button', { name })).toEqual([])
})

test('without either permission no entry can be added', async () => {
  expect(await types({ paymentsRecord: false, paymentsReverse: false })).toEqual([])
})
