import '../testing/setup.ts'
import { connectionChanged, selectToasts } from '@seriba/api/notifications-slice'
import { refused } from '@seriba/api/testing'
import { formatDateTime } from '@seriba/domain/format/date'
import { formatMoney } from '@seriba/domain/format/number'
import { localTime } from '@seriba/domain/time/local-time'
import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { BidPanel } from '../bid-panel/OwnBidPanel.tsx'
import { aBid, aChangedBid, aLot, ownBid } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

const panel = (lot = aLot()) => <BidPanel lot={lot} pageType="car-auction" />

describe('one’s own bid', () => {
  const cancel = () => screen.getByRole('button', { name: 'Cancel bid' })

  test('is canceled after confirmation', async () => {
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

  test('cannot be canceled offline, and says so', async () => {
    const { store } = await show(panel(aLot(ownBid)))
    expect(cancel()).toBeVisible()
    act(() => void store.dispatch(connectionChanged('lost')))
    expect(screen.queryByRole('button', { name: 'Cancel bid' })).not.toBeInTheDocument()
    expect(screen.getByText('Needs a connection')).toBeVisible()
    act(() => void store.dispatch(connectionChanged('open')))
    expect(cancel()).toBeVisible()
  })

  test('shows its car and what proves the cancellation before it is canceled', async () => {
    const { user } = await show(panel(aLot(ownBid)))
    await user.click(cancel())
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel your bid?' })
    const { carInfo, lotInfo } = aLot(ownBid)
    expect(dialog).toHaveTextContent(`${carInfo.maker} ${carInfo.model}`)
    expect(dialog).toHaveTextContent(`${lotInfo.auctionName} ${lotInfo.lotNumber}`)
    expect(dialog).toHaveTextContent('¥ 3 150 000')
    expect(dialog).toHaveTextContent('numbered, by email and here')
  })

  test.each([
    ['its cancel deadline in both times and what can be done after it', 5, 'Cancel bid'],
    ['how few minutes are left', 2.5, 'Cancel, 30 min'],
  ])('shows %s before it is canceled', async (_, hours, name) => {
    vi.stubEnv('TZ', 'Africa/Nairobi')
    onTestFinished(() => void vi.unstubAllEnvs())
    const auctionDate = new Date(Date.now() + hours * 3_600_000 + 5000).toISOString()
    const lot = aLot({ ...ownBid, cancelDeadlineHour: 2 })
    const { user } = await show(panel({ ...lot, lotInfo: { ...lot.lotInfo, auctionDate } }))
    await user.click(screen.getByRole('button', { name }))
    const dialog = await screen.findByRole('alertdialog', { name: 'Cancel your bid?' })
    const until = new Date(Date.parse(auctionDate) - 2 * 3_600_000).toISOString()
    expect(dialog).toHaveTextContent(`Free until${formatDateTime(until)}(${localTime(until)} your time)`)
    expect(dialog).toHaveTextContent('After that you can only ask for it to be withdrawn')
  })

  test.each([
    [
      'a bid in a group',
      { freed: 260_000, group: 'D' },
      'Given back to group D¥ 260 000',
      `${formatMoney(260_000)} given back to group D.`,
    ],
    [
      'a bid without a group',
      { freed: 700_000, group: null },
      'Returned to your limit¥ 700 000',
      `${formatMoney(700_000)} returned to your limit.`,
    ],
  ])(
    'shows what %s frees before and after it is canceled, with its receipt',
    async (_, freed, before, after) => {
      const receipt = 'C-261124-0193'
      const shown = await show(panel(aLot(ownBid)), {
        answers: {
          'GET /bid/freed': freed,
          'PUT /bid/update-bid-status': aChangedBid(aBid({ bidStatus: 4, receipt })),
        },
      })
      await shown.user.click(cancel())
      const dialog = await screen.findByRole('alertdialog', { name: 'Cancel your bid?' })
      await waitFor(() => expect(dialog).toHaveTextContent(before))
      await shown.user.click(within(dialog).getByRole('button', { name: 'Cancel bid' }))
      await waitFor(() =>
        expect(selectToasts(shown.store.getState())).toMatchObject([
          { detail: `Receipt ${receipt} is in your email and with the bid. ${after}` },
        ]),
      )
    },
  )

  test('says if the group’s other bids hold the same sum', async () => {
    const { user } = await show(panel(aLot(ownBid)), {
      answers: { 'GET /bid/freed': { freed: 0, group: 'D' } },
    })
    await user.click(cancel())
    expect(await screen.findByText('Group D holds the same sum for its other bids.')).toBeVisible()
  })

  test('says that another client is ahead if the company discloses it', async () => {
    await show(panel(aLot({ ...ownBid, anotherAhead: true })))
    const box = within(screen.getByRole('region', { name: 'My bid' }))
    expect(box.getByText('Another client of ours is ahead.')).toBeVisible()
  })

  test('can be canceled only by the manager close to the auction', async () => {
    const { user, calls } = await show(panel(aLot({ ...ownBid, cancellationAllowed: false })))
    await user.click(cancel())
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Bid can’t be canceled' }))
    expect(dialog.getByText('Contact the manager to cancel the bid')).toBeVisible()
    expect(dialog.getByText('Less than 2 hours to the auction.')).toBeVisible()
    expect(dialog.getByRole('link')).toHaveAttribute('href', 'https://messenger.example/seriba')
    expect(calls).not.toContain('PUT /bid/update-bid-status')
  })

  test('says the same if the deadline has passed in the meantime', async () => {
    const { user } = await show(panel(aLot(ownBid)), {
      answers: { 'PUT /bid/update-bid-status': () => refused(409, 'cancel_too_late') },
    })
    await user.click(cancel())
    await user.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel bid' }),
    )
    expect(await screen.findByRole('alertdialog', { name: 'Bid can’t be canceled' })).toBeVisible()
  })

  test.each([
    ['was won', { bidStatusId: 6 }],
    ['was not placed in the hall', { bidStatusId: 3 }],
    ['is on a finished lot', { auctionFinished: true }],
  ])('that %s is shown without a way to cancel it', async (_, facts) => {
    await show(panel(aLot({ ...ownBid, ...facts })))
    expect(screen.getByRole('region', { name: 'My bid' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Cancel bid' })).not.toBeInTheDocument()
  })

  test('that was canceled is not shown', async () => {
    await show(panel(aLot({ ...ownBid, bidStatusId: 4 })))
    expect(screen.queryByRole('region', { name: 'My bid' })).not.toBeInTheDocument()
  })
})
