import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { type ControlIn, hiddenIn } from '@seriba/domain/access/control-locations'
import type { PermissionFlag, Permissions } from '@seriba/domain/access/permissions'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { BidPanel } from '../bid-panel/OwnBidPanel.tsx'
import { BidPanel as ClientBidPanel } from '../client-picker/ClientBidPanel.tsx'
import { DealerBidsPage } from '../my-bids/DealerBidsPage.tsx'
import { aBid, aChangedBid, aList, aLot, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidManagerPage } from './BidManagerPage.tsx'

type Flags = Partial<Permissions>
type Seen = { drawn: boolean; unmount: () => void }

const ownPanel = (flags: Flags) =>
  show(<BidPanel lot={aLot()} pageType="car-auction" />, { profile: aProfile('client', flags) })

const staffPanel = (flags: Flags) =>
  show(<ClientBidPanel lot={aLot()} pageType="car-auction" />, { profile: aProfile('manager', flags) })

async function desk(flags: Flags, auctionDate = hoursAhead(-2)) {
  const list = aList([aBid({ auctionDate, bidStatus: bidStatus.new })])
  const shown = await show(<BidManagerPage />, {
    profile: aProfile('manager', flags),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment',
    answers: {
      'GET /bid/index': list,
      'GET /bid/filters': filtersOf(list),
      'PUT /bid/update-bid-status': aChangedBid(),
    },
  })
  const statuses = await screen.findByRole('radiogroup', { name: 'Bid status of lot 41207' })
  return { ...shown, statuses }
}

/** Selects a status; returns the question that is asked, or that the change was sent without one. */
async function question(flags: Flags, auctionDate: string, name: string): Promise<Seen> {
  const { user, sent, statuses, unmount } = await desk(flags, auctionDate)
  await user.click(within(statuses).getByRole('radio', { name: 'Don’t bid' }))
  await waitFor(() =>
    expect(screen.queryByRole('alertdialog') ?? sent('PUT /bid/update-bid-status')[0]).toBeTruthy(),
  )
  return { drawn: screen.queryByRole('alertdialog', { name }) !== null, unmount }
}

/** Each control of this feature, on the screen that shows it. */
const screens: Record<ControlIn<'bids'>, (flags: Flags) => Promise<Seen>> = {
  async bidForm(flags) {
    const { unmount } = await ownPanel(flags)
    return { drawn: screen.queryByRole('button', { name: 'Place bid' }) !== null, unmount }
  },
  async bidType(flags) {
    const { unmount } = await ownPanel(flags)
    return { drawn: screen.queryByRole('button', { name: /Bid type/ }) !== null, unmount }
  },
  async clientSearch(flags) {
    const { unmount } = await staffPanel(flags)
    return { drawn: screen.queryByRole('combobox', { name: 'Client' }) !== null, unmount }
  },
  async clientPage(flags) {
    const { user, unmount } = await desk(flags)
    await user.click(await screen.findByRole('button', { name: 'Dmitri Kovalenko' }))
    const about = within(await screen.findByRole('dialog', { name: 'About Dmitri Kovalenko' }))
    await about.findByText('Balance')
    return { drawn: about.queryByRole('link', { name: 'Open the client' }) !== null, unmount }
  },
  async clientChat(flags) {
    const list = aList([aBid({ message: 'Is it clean?' })])
    const { unmount } = await show(<DealerBidsPage chat={() => null} />, {
      profile: aProfile('dealer', flags),
      answers: { 'GET /bid/dealer': list, 'GET /bid/filters': filtersOf(list) },
    })
    await screen.findAllByText('Is it clean?')
    return { drawn: screen.queryByRole('button', { name: /Is it clean/ }) !== null, unmount }
  },
  async statusSwitcher(flags) {
    const { statuses, unmount } = await desk(flags)
    return { drawn: statuses.getAttribute('aria-disabled') !== 'true', unmount }
  },
  async soldPriceEditor(flags) {
    const { unmount } = await desk(flags)
    return { drawn: screen.queryByRole('button', { name: 'Add sold price' }) !== null, unmount }
  },
  async bidValuesEditor(flags) {
    const { unmount } = await desk(flags)
    return { drawn: screen.queryByRole('button', { name: /^Bid .* on lot 41207, edit$/ }) !== null, unmount }
  },
  async autoBid(flags) {
    const { unmount } = await desk(flags)
    return { drawn: screen.queryByRole('switch', { name: 'Auto-bid on lot 41207' }) !== null, unmount }
  },
  async overbid(flags) {
    const { user, unmount } = await desk(flags)
    await user.click(screen.getByRole('button', { name: /^Bid .* on lot 41207, edit$/ }))
    await screen.findByRole('textbox', { name: 'Bid amount' })
    return { drawn: screen.queryByRole('textbox', { name: 'Adjustment price' }) !== null, unmount }
  },
  async todayFirst(flags) {
    const { router, unmount } = await desk(flags)
    return { drawn: router.state.location.search !== '', unmount }
  },
  statusConfirmation: (flags) => question(flags, hoursAhead(-2), 'Confirm bid status change'),
  lastHourWarning: (flags) => question(flags, hoursAhead(0.3), 'Less than one hour to the auction'),
}

const pairs = hiddenIn('bids')

test('every control of this feature is tested', () => {
  expect([...new Set(pairs.map(([, control]) => control))].sort()).toEqual(Object.keys(screens).sort())
})

test.each(pairs)('%s shows and hides %s', async (flag: PermissionFlag, control) => {
  const on = await screens[control]({ [flag]: true })
  expect(on.drawn).toBe(true)
  on.unmount()
  expect((await screens[control]({ [flag]: false })).drawn).toBe(false)
})
