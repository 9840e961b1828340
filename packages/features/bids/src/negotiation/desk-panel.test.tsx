import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { ViewedNegotiation } from '@seriba/contracts/negotiations'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { negotiation, negotiationOptions as options } from '../testing/negotiations.ts'
import { show } from '../testing/render.tsx'
import { onPhone } from '../testing/setup.ts'
import { ManagerNegotiationsPage } from './ManagerNegotiationsPage.tsx'

const counts = { open: 1, client: 1, seller: 0, won: 0, ended: 0, byHand: 0, hour: 0 }

const open = (path: string, viewed: Partial<ViewedNegotiation> = {}, answers: Record<string, unknown> = {}) =>
  show(<ManagerNegotiationsPage chat={({ bidId }) => <p>Chat about {bidId}</p>} />, {
    profile: aProfile('manager'),
    path,
    route: '/negotiations',
    answers: {
      'GET /bid/negotiations': { items: [negotiation({ client: 'Peter Mwangi' })], counts, options },
      'GET /bid/negotiation': negotiation({ client: 'Peter Mwangi', ...viewed }),
      ...answers,
    },
  })

test('a client’s messages are counted before they are opened', async () => {
  await open('/negotiations?bid=7', { messages: 2 })
  expect(await screen.findByRole('tab', { name: /^Chat\s*2$/ })).toBeVisible()
})

test('the desk sees on which channels a client learned the price, and when they looked at it', async () => {
  const by: { channel: 'push' | 'telegram'; at: string }[] = [
    { channel: 'push', at: '2026-11-24T05:03:00.000Z' },
    { channel: 'telegram', at: '2026-11-24T05:03:05.000Z' },
  ]
  await open('/negotiations?bid=7', { told: { by, seenAt: '2026-11-24T05:09:00.000Z' } })
  expect(
    await screen.findByText(/^Peter Mwangi was notified at .*14:03 by push and Telegram\./),
  ).toHaveTextContent(/They opened the negotiation at .*14:09\.$/)
})

test('the desk sees that no message was delivered and that the client has not looked yet', async () => {
  await open('/negotiations?bid=7', { told: { by: [], seenAt: null } })
  expect(await screen.findByText(/^Peter Mwangi gets this price by email\./)).toHaveTextContent(
    /They have not opened the negotiation yet\.$/,
  )
})

test('the hall’s contact is shown and edited beside the negotiation', async () => {
  const { user, sent } = await open(
    '/negotiations?bid=7',
    { hallContact: 'Mr. Ito, ext. 214' },
    { 'PUT /bid/hall-contact': { success: true } },
  )
  expect(await screen.findByText('Mr. Ito, ext. 214, USS Tokyo')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Change' }))
  const field = await screen.findByRole('textbox', { name: 'Contact at USS Tokyo' })
  await user.clear(field)
  await user.type(field, 'Ms. Abe, ext. 9')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('PUT /bid/hall-contact')).toEqual([{ bidId: 7, contact: 'Ms. Abe, ext. 9' }]),
  )
})

test('on a phone each negotiation is a card with three sums, and Back returns to the list', async () => {
  onPhone()
  const { user, router } = await open('/negotiations')
  const card = within(await screen.findByRole('listitem', { name: '' }))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  for (const sum of ['¥ 2 430 000', '¥ 2 520 000', '¥ 90 000']) expect(card.getByText(sum)).toBeVisible()
  await user.click(card.getByRole('button', { name: '55590 Toyota Harrier' }))
  expect(await screen.findByRole('complementary', { name: 'Negotiation with the seller' })).toBeVisible()
  await waitFor(() => expect(history.state).toMatchObject({ overlays: 1 }))
  history.back()
  await waitFor(() => expect(router.state.location.search).toBe(''))
})

test('the desk sees how much a client’s budget and credit allow', async () => {
  await open('/negotiations?bid=7', { reach: { budget: 2_570_000, credit: 2_380_000 } })
  expect(await screen.findByText(/^Peter Mwangi’s budget allows up to ¥\s2\s570\s000\./u)).toHaveTextContent(
    /Peter Mwangi’s credit covers up to ¥\s2\s380\s000\. Credit is held for the offer of ¥\s2\s430\s000 until the negotiation ends\.$/u,
  )
})

test('the hall’s contact can be entered before a negotiation has begun', async () => {
  const { turns: _turns, ...bid } = negotiation({ client: 'Peter Mwangi', hallContact: '' })
  const { user, sent } = await open(
    '/negotiations?bid=7',
    {},
    {
      'GET /bid/negotiation': () => refused(404, 'not_found'),
      'GET /bid/negotiation-about': bid,
      'PUT /bid/hall-contact': { success: true },
    },
  )
  expect(await screen.findByText('No contact at USS Tokyo yet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add contact' }))
  await user.keyboard('{Escape}')
  expect(screen.getByRole('button', { name: 'Add contact' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await user.type(await screen.findByRole('textbox', { name: 'Contact at USS Tokyo' }), 'Mr. Ito{Escape}')
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('PUT /bid/hall-contact')).toEqual([{ bidId: 7, contact: 'Mr. Ito' }]))
})
