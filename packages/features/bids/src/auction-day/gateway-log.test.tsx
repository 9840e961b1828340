import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { show } from '../testing/render.tsx'
import { GatewayLogPage } from './GatewayLogPage.tsx'

const page = { page: 1, pageSize: 50, totalSearchResults: 1, totalResults: 1 }
const message = {
  id: 'a',
  at: '2026-11-24T01:12:00.000Z',
  direction: 'out',
  action: 'place',
  state: 'refused',
  amount: 620_000,
  detail: 'This lot is not in our sale',
  attempts: 2,
  bid: {
    bidId: 7,
    lotId: '9',
    lotType: 'auction',
    lotNo: 30_511,
    auctionName: 'USS Tokyo',
    client: 'A. Rahman',
  },
}
const open = (log: object) =>
  show(<GatewayLogPage />, {
    profile: aProfile('manager'),
    path: '/auction-day/gateway',
    route: '/auction-day/gateway',
    answers: { 'GET /bid/gateway-log': log },
  })

test('a message shows the hall’s answer, and the list can be limited to messages in trouble', async () => {
  const { user, asked } = await open({ messages: [message], pageInfo: page, connected: true })
  const row = await screen.findByRole('row', { name: /30511/ })
  expect(row).toHaveTextContent(/Bid.*620.000.*Refused.*This lot is not in our sale.*2/)
  await user.click(screen.getByRole('radio', { name: 'In trouble' }))
  await waitFor(() => expect(asked('/bid/gateway-log').at(-1)?.get('which')).toBe('troubled'))
})

test('the page says when messages are handled by hand', async () => {
  await open({ messages: [], pageInfo: { ...page, totalSearchResults: 0 }, connected: false })
  expect(await screen.findByText(/No gateway is set up/)).toBeVisible()
  expect(screen.getByText('No messages yet')).toBeVisible()
})
