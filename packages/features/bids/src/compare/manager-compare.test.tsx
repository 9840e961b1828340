import '../testing/setup.ts'
import { setBiddingClient } from '@seriba/api/bidding-client'
import { aProfile } from '@seriba/api/testing/facts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { aLot, hoursAhead } from '../testing/builders.ts'
import { someCosts } from '../testing/costs.ts'
import { show } from '../testing/render.tsx'
import { ManagerComparePage } from './ManagerComparePage.tsx'

beforeEach(() => sessionStorage.clear())

function lotOf(id: number) {
  const lot = aLot()
  return {
    ...lot,
    carCommonDetail: { ...lot.carCommonDetail, id: String(id), lotNumber: id },
    lotInfo: { ...lot.lotInfo, lotNumber: id, auctionDate: hoursAhead(49) },
  }
}

const open = (more: Record<string, unknown> = {}) =>
  show(<ManagerComparePage />, {
    path: '/compare?lot=car-auction-41207&lot=car-auction-55318',
    profile: aProfile('manager'),
    answers: {
      'GET /car-auction/view': (request: Request) => ({
        success: true,
        lotDetail: lotOf(Number(new URL(request.url).searchParams.get('id'))),
      }),
      // Staff do not ship anything themselves.
      'GET /bid/cost-tables': someCosts({ port: null }),
      'GET /bid/cost-choices': {
        port: 'Southampton',
        regime: 'private',
        currency: null,
        milestone: 'landed',
      },
      'GET /car-auction/price-evidence': { evidence: null },
      'GET /car-auction/earlier-auctions': { auctions: [] },
      'GET /car-auction/sheet-reading': {
        success: true,
        offered: false,
        state: 'none',
        read: null,
        asked: null,
        reported: [],
      },
      'GET /user/user-info': { detail: { fullName: 'Oleg Sidorenko', company: '' }, balanceInfo: null },
      ...more,
    },
  })

test('staff comparing lots without a client see no landed cost, and need a client to bid', async () => {
  await open()
  expect(await screen.findByRole('columnheader', { name: /41207/ })).toBeVisible()
  expect(await screen.findByRole('rowheader', { name: /FOB/ })).toBeVisible()
  expect(screen.queryByRole('rowheader', { name: /Landed/ })).toBeNull()
  const bid = await screen.findByRole('button', { name: /Bid on 2, buy 1/ })
  expect(bid).toHaveAccessibleDescription('Choose the client first.')
})

test('for a client, lots land at the client’s port and the group is placed in their name', async () => {
  setBiddingClient({ userId: 104882, name: 'Oleg Sidorenko' })
  let sent: Record<string, unknown> | undefined
  const { router } = await open({
    'POST /bid/create-group-from-manager': async (request: Request) => {
      sent = await request.json()
      return { group: 3, label: 'C', bids: [] }
    },
  })
  expect(await screen.findByRole('rowheader', { name: /Landed/ })).toBeVisible()
  expect(screen.getByText('Bid and landed cost, Southampton')).toBeVisible()
  await userEvent.click(await screen.findByRole('button', { name: /Bid on 2, buy 1/ }))
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: /Bid on 2/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/bid-groups/3'))
  expect(router.state.location.search).toBe('?userId=104882')
  expect(sent).toMatchObject({ userId: 104882, cars: 1, bids: [{ carId: '41207' }, { carId: '55318' }] })
})
