import { type ControlIn, hiddenIn } from '@seriba/domain/access/control-locations'
import type { Permissions } from '@seriba/domain/access/permissions'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { openPage } from '../testing/open-page.tsx'

type Flags = Partial<Permissions>

async function names(permissions: Flags, path: string, ready: RegExp) {
  await openPage({}, { path, permissions })
  await screen.findAllByText(ready)
  return screen
    .queryAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent)
}

const ledger = (flags: Flags) => names(flags, '/payments', /SB2026-000398/)

/** How each control is recognized, and the pages that have it. */
const controls: Record<ControlIn<'payments'>, (flags: Flags) => Promise<(string | null)[]>> = {
  paymentEntry: async (flags) => (await ledger(flags)).filter((name) => name === 'Assign entry 88210'),
  paymentMove: async (flags) => (await ledger(flags)).filter((name) => name === 'Move entry 88210'),
  paymentReversal: async (flags) => (await ledger(flags)).filter((name) => name === 'Reverse entry 88210'),
  monthClose: async (flags) =>
    (await names(flags, '/payments?tab=owed', /November is open/)).filter((name) =>
      name?.startsWith('Close November'),
    ),
  costEditor: async (flags) => (await ledger(flags)).filter((name) => name?.startsWith('Issue or open')),
}

test.each(hiddenIn('payments'))('%s shows and hides %s', async (flag, control) => {
  expect(await controls[control]({ [flag]: true })).toHaveLength(1)
  cleanup()
  expect(await controls[control]({ [flag]: false })).toEqual([])
})

const entering: [string, string, RegExp, RegExp][] = [
  ['the line for a new entry', '/payments', /SB2026-000398/, /^Add/],
  ['what is done about a deposit', '/payments', /Brian Kiptoo/, /deposit of Brian Kiptoo$/],
  ['reminders', '/payments?tab=owed', /Peter Mwangi/, /^Remind /],
  ['statements', '/payments?tab=owed', /Peter Mwangi/, /^Send \d+ statement/],
  ['a file of the bank', '/payments/bank-file', /./, /^Choose a file$/],
  ['entering the lines of a file', '/payments/bank-file/3', /NAIROBI IMPORTS LTD/, /^Record \d/],
]

test.each(entering)(
  'staff with read-only access to payments are not offered %s',
  async (_what, path, ready, name) => {
    const found = async (paymentsRecord: boolean) =>
      (await names({ paymentsRecord }, path, ready)).filter((text) => text && name.test(text))
    expect((await found(true)).length).toBeGreaterThan(0)
    cleanup()
    expect(await found(false)).toEqual([])
  },
)
