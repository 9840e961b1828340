import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import type { PermissionFlag, Permissions } from '@seriba/domain/access/permissions'
import { bidStatus } from '@seriba/domain/bids/bid-status'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { BidPanel } from '../bid-panel/OwnBidPanel.tsx'
import { BidPanel as ClientBidPanel } from '../client-picker/ClientBidPanel.tsx'
import { aBid, aList, aLot, filtersOf, hoursAhead } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidManagerPage } from './BidManagerPage.tsx'

const types = [{ value: 1, label: 'Complete', description: '' }]
const panel = (flags: Partial<Permissions>) =>
  show(<BidPanel lot={aLot()} pageType="car-auction" />, { profile: aProfile('client', flags) })
const staffPanel = (flags: Partial<Permissions>) =>
  show(<ClientBidPanel lot={aLot()} pageType="car-auction" />, {
    profile: aProfile('manager', flags),
    answers: { 'GET /bid/export-type': types },
  })
const desk = (flags: Partial<Permissions>, auctionDate = hoursAhead(-2)) => {
  const list = aList([aBid({ auctionDate, bidStatus: bidStatus.new })])
  return show(<BidManagerPage />, {
    profile: aProfile('manager', flags),
    path: '/bid-manager/all',
    route: '/bid-manager/:segment',
    answers: { 'GET /bid/index': list, 'GET /bid/filters': filtersOf(list) },
  })
}
const off = (flag: PermissionFlag) => ({ [flag]: false })

afterEach(() => void vi.useRealTimers())

describe('a bid panel', () => {
  const form = () => screen.queryByRole('button', { name: 'Place bid' })

  test('without biddingAllowed shows a notice instead of its form', async () => {
    const { unmount } = await panel({})
    expect(form()).toBeVisible()
    expect(screen.queryByText(/you need to make a deposit/)).not.toBeInTheDocument()
    unmount()
    await panel(off('biddingAllowed'))
    expect(form()).not.toBeInTheDocument()
    expect(screen.getByText(/you need to make a deposit/)).toBeVisible()
  })

  test('without exportTypeShow asks for no type and requests none from the server', async () => {
    const asking = await panel({})
    expect(screen.getByRole('button', { name: /Bid type/ })).toBeVisible()
    expect(asking.calls).toContain('GET /bid/type')
    asking.unmount()
    const { calls } = await panel(off('exportTypeShow'))
    expect(screen.queryByRole('button', { name: /Bid type/ })).not.toBeInTheDocument()
    expect(calls).not.toContain('GET /bid/type')
  })

  test('of a manager without managerBidForClient offers no client search', async () => {
    const asking = await staffPanel({})
    expect(screen.getByRole('combobox', { name: 'Client' })).toBeVisible()
    asking.unmount()
    await staffPanel(off('managerBidForClient'))
    expect(screen.queryByRole('combobox', { name: 'Client' })).not.toBeInTheDocument()
  })
})

describe('the Bid Manager', () => {
  const loaded = () => screen.findByRole('radiogroup', { name: 'Bid status of lot 41207' })
  const price = () => screen.queryByRole('button', { name: 'Add sold price' })

  test.each(['bidManageStatus', 'bidManagementEnabled'] as const)(
    'without %s shows statuses as read-only',
    async (flag) => {
      await desk(off(flag))
      expect(await loaded()).toHaveAttribute('aria-disabled', 'true')
    },
  )

  test.each(['bidManageSoldPrice', 'bidManagementEnabled'] as const)(
    'without %s offers no editing of the sold price',
    async (flag) => {
      const asking = await desk({})
      await loaded()
      expect(price()).toBeVisible()
      asking.unmount()
      await desk(off(flag))
      await loaded()
      expect(price()).not.toBeInTheDocument()
    },
  )

  test('without managerBidForClient has no link to a client’s page', async () => {
    const open = async (flags: Partial<Permissions>) => {
      const { user, unmount } = await desk(flags)
      await user.click(await screen.findByRole('button', { name: 'Dmitri Kovalenko' }))
      const about = within(await screen.findByRole('dialog', { name: 'About Dmitri Kovalenko' }))
      await about.findByText(/^ID 104882/)
      const links = about.queryAllByRole('link').map((link) => link.getAttribute('href'))
      unmount()
      return links
    }
    expect(await open({})).toContain('/clients/104882')
    expect(await open(off('managerBidForClient'))).not.toContain('/clients/104882')
  })

  const change = async (flags: Partial<Permissions>, auctionDate: string) => {
    const shown = await desk(flags, auctionDate)
    await shown.user.click(within(await loaded()).getByRole('radio', { name: 'Don’t bid' }))
    return shown
  }
  const dialog = (name: string) => screen.findByRole('alertdialog', { name })

  test('without bidChangeConfirmation changes a status without asking', async () => {
    const asking = await change({}, hoursAhead(-2))
    await dialog('Confirm bid status change')
    expect(asking.sent('PUT /bid/update-bid-status')).toEqual([])
    asking.unmount()
    const { sent } = await change(off('bidChangeConfirmation'), hoursAhead(-2))
    await waitFor(() => expect(sent('PUT /bid/update-bid-status')).toEqual([{ bidId: 7, status: 3 }]))
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })

  test('without lastHourBidWarning asks the same in the last hour as at any other time', async () => {
    // At noon in Japan, an hour later is still the same day.
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T03:00:00Z') })
    const asking = await change({}, hoursAhead(0.3))
    await dialog('Less than one hour to the auction')
    asking.unmount()
    await change(off('lastHourBidWarning'), hoursAhead(0.3))
    await dialog('Confirm bid status change')
  })
})
