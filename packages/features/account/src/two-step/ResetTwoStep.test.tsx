import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { ClientView } from '@seriba/contracts/client-view'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../testing/render.tsx'
import '@seriba/testing/setup'
import { ResetTwoStep } from './ResetTwoStep.tsx'

const profile = aProfile()

const { balanceInfo, detail } = profile
const clientSince = (twoStepSince: string | null): ClientView => ({
  detail: {
    userId: 104882,
    fullName: detail.fullName,
    roleId: detail.roleId,
    company: null,
    countryId: 183,
    city: null,
    address: null,
    email: detail.email,
    mobile: null,
    officePhone: null,
    messengerNumber: null,
    port: null,
    language: 692,
    bidEmailNotify: true,
    shortCode: null,
    managerId: null,
    manager: null,
    dealerId: null,
    dealer: null,
    createdAt: '2023-06-02T00:00:00Z',
    lastLogin: null,
    notes: null,
    biddingAllowed: true,
    twoStepSince,
    terms: { agreed: null, version: null, inForce: null },
  },
  balanceInfo,
  deposit: { amount: 150_000, received: 0, waiting: null, held: null },
  bids: { live: 0, archived: 0 },
  deletion: { asked: null, balance: 0, liveBids: 0, openPurchases: 0 },
  today: { bids: 0, uss: 0 },
  online: false,
  lastBid: null,
  counts: { purchases: 0, ledger: 0, sessions: 0, changes: 0 },
  overrides: {},
  overriddenBy: {},
})

/** A desk with one client. */
function open(since: string | null, more: Record<string, unknown> = {}) {
  let twoStepSince = since
  return show(<ResetTwoStep userId={104882} />, {
    answers: {
      'GET /client/view': () => clientSince(twoStepSince),
      'POST /client/reset-2fa': () => {
        twoStepSince = null
        return { success: true }
      },
      ...more,
    },
  })
}
const since = '2026-11-21T09:00:00Z'

test('a client’s second step is removed after confirmation', async () => {
  const { user, sent } = await open(since)
  expect(await screen.findByText('Two-step login has been on since 2026.11.21.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Reset two-step login' }))
  const question = await screen.findByRole('alertdialog', { name: 'Reset two-step login?' })
  expect(question).toHaveTextContent('This logs Dmitri Kovalenko out everywhere')
  expect(sent('POST /client/reset-2fa')).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(sent('POST /client/reset-2fa')).toEqual([{ id: 104882 }])
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Two-step login has been reset.'))
  expect(screen.queryByRole('button')).toBeNull()
})

test('a failure is reported in the confirmation dialog', async () => {
  const { user } = await open(since, { 'POST /client/reset-2fa': () => refused(409, 'stale') })
  await user.click(await screen.findByRole('button', { name: 'Reset two-step login' }))
  await screen.findByRole('alertdialog')
  await user.click(screen.getByRole('button', { name: 'Reset' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Someone else changed this')
})

test('a client without a second step has nothing to reset', async () => {
  await open(null)
  expect(await screen.findByText('Logs in with a password only.')).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})
