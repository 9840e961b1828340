import '../testing/setup.ts'
import { refused } from '@seriba/api/testing'
import { formatDateTime } from '@seriba/domain/format/date'
import { localTime } from '@seriba/domain/time/local-time'
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { BidPanel } from '../bid-panel/OwnBidPanel.tsx'
import { aChangedBid, aLot, ownBid } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

const panel = (lot = aLot()) => <BidPanel lot={lot} pageType="car-auction" />

describe('an own bid', () => {
  const cancel = () => screen.getByRole('button', { name: 'Cancel bid' })

  test('is canceled after a question', async () => {
    const shown = await show(panel(aLot(ownBid)), {
      answers: { 'PUT /bid/update-bid-status': aChangedBid() },
    })
    expect(within(screen.getByRole('region', { name: 'My bid' })).getByText('Under review')).toBeVisible()
    await shown.user.click(cancel())
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Cancel your bid?' }))
    await shown.user.click(dialog.getByRole('button', { name: 'Cancel bid' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(shown.sent('PUT /bid/update-bid-status')).toEqual([{ bidId: 7, status: 4 }])
  })

  test.each([
    ['until when, by both clocks, and what is left after it', 5, 'Cancel bid'],
    ['how few minutes are left', 2.5, 'Cancel, 30 min'],
  ])('says before it is canceled %s', async (_, hours, name) => {
    vi.stubEnv('TZ', 'Africa/Nairobi')
    onTestFinished(() => void vi.unstubAllEnvs())
    const auctionDate = new Date(Date.now() + hours * 3_600_000 + 5000).toISOString()
    const lot = aLot({ ...ownBid, cancelDeadlineHour: 2 })
    const { user } = await show(panel({ ...lot, lotInfo: { ...lot.lotInfo, auctionDate } }))
    await user.click(screen.getByRole('button', { name }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel your bid?' })
    const until = new Date(Date.parse(auctionDate) - 2 * 3_600_000).toISOString()
    expect(dialog).toHaveTextContent(
      `Free cancellation until ${formatDateTime(until)} (${localTime(until)} your time)`,
    )
    expect(dialog).toHaveTextContent('After that you can only ask for it to be withdrawn')
  })

  test('says that another client is ahead where the company tells it', async () => {
    await show(panel(aLot({ ...ownBid, anotherAhead: true })))
    const box = within(screen.getByRole('region', { name: 'My bid' }))
    expect(box.getByText('Another client of ours is ahead.')).toBeVisible()
  })

  test('near the auction can only be canceled by the manager', async () => {
    const { user, calls } = await show(panel(aLot({ ...ownBid, cancellationAllowed: false })))
    await user.click(cancel())
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Bid can’t be canceled' }))
    expect(dialog.getByText('Contact the manager to cancel the bid')).toBeVisible()
    expect(calls).not.toContain('PUT /bid/update-bid-status')
  })

  test('for which it has become too late meanwhile says the same', async () => {
    const { user } = await show(panel(aLot(ownBid)), {
      answers: { 'PUT /bid/update-bid-status': () => refused(409, 'cancel_too_late') },
    })
    await user.click(cancel())
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel bid' }),
    )
    expect(await screen.findByRole('alertdialog', { name: 'Bid can’t be canceled' })).toBeVisible()
  })

  test('that was canceled is not shown', async () => {
    await show(panel(aLot({ ...ownBid, bidStatusId: 4 })))
    expect(screen.queryByRole('region', { name: 'My bid' })).not.toBeInTheDocument()
  })
})
