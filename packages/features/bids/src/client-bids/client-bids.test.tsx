import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import type { CreditPart } from '@seriba/contracts/credit'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aBid, aList } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { onPhone } from '../testing/setup.ts'
import { AllClientBids } from './AllClientBids.tsx'
import { ClientBids } from './ClientBids.tsx'
import { LotBids } from './LotBids.tsx'

const open = (bids: Parameters<typeof aList>[0], live: number, archived: number) =>
  show(<ClientBids userId={104882} live={live} archived={archived} />, {
    profile: aProfile('manager'),
    answers: { 'GET /bid/index': aList(bids), 'GET /client/credit': { parts: [ofGroup] } },
  })

const aHold = (lotId: string, held: boolean) => ({
  lotId,
  lotNo: 41207,
  lotType: 'auction' as const,
  title: 'Toyota Land Cruiser Prado',
  auction: 'USS Tokyo',
  auctionDate: null,
  amount: 3_180_000,
  held,
})
const ofGroup: CreditPart = {
  kind: 'group',
  group: 1,
  label: 'A',
  wanted: 1,
  bids: 2,
  face: 6_360_000,
  held: 3_180_000,
  lots: [aHold('81', true), aHold('82', false)],
}

test('the page shows a client’s live bids, with a link to all of them', async () => {
  const { asked } = await open([aBid({ bidGroupLabel: 'A', bidGroupPrefix: 'K17' })], 17, 412)
  const line = await screen.findByRole('row', { name: /41207/ })
  expect(line).toHaveTextContent(/41207.*Toyota Land Cruiser Prado USS Tokyo.*A.*3 150 000.*New/)
  expect(line).not.toHaveTextContent('K17')
  expect(asked('/bid/index').at(-1)?.getAll('user')).toEqual(['104882'])
  expect(screen.getByRole('link', { name: 'All 17' })).toHaveAttribute('href', '/bid-manager/all?user=104882')
  expect(screen.getByRole('link', { name: 'Archive 412' })).toHaveAttribute(
    'href',
    '/archive-bids?user=104882',
  )
})

test('each live bid shows what credit it holds, or that another in its group holds it', async () => {
  await open([aBid({ bidId: 1, id: '81' }), aBid({ bidId: 2, id: '82' }), aBid({ bidId: 3, id: '83' })], 3, 0)
  const table = within(await screen.findByRole('table', { name: 'Current bids' }))
  await table.findByText('covered')
  expect(table.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    'Lot no',
    'Date & time',
    'Model',
    'Group',
    'Bid',
    'Held',
    'Bid status',
  ])
  const held = table.getAllByRole('row').map((row) => row.children[5]?.textContent?.replaceAll('\u00A0', ' '))
  expect(held).toEqual(['Held', '¥ 3 180 000', 'covered', '-'])
})

test('on a phone each bid takes two lines', async () => {
  onPhone()
  await open([aBid()], 1, 0)
  expect(await screen.findByRole('listitem')).toHaveTextContent(/41207/)
  expect(screen.queryByRole('table')).toBeNull()
})

test('the full list has live and past bids, each with their own pages', async () => {
  const { asked } = await show(<AllClientBids userId={104882} />, {
    profile: aProfile('manager'),
    answers: {
      'GET /bid/index': aList([aBid({ bidId: 1 })]),
      'GET /bid/bid-history': aList([aBid({ bidId: 2, model: 'Hiace' })]),
    },
  })
  expect(await screen.findByText(/Hiace/)).toBeVisible()
  expect(
    screen.getAllByRole('link', { name: 'Open as a list' }).map((link) => link.getAttribute('href')),
  ).toEqual(['/bid-manager/all?user=104882', '/archive-bids?user=104882'])
  for (const call of ['/bid/index', '/bid/bid-history'])
    expect(asked(call).at(-1)?.getAll('user')).toEqual(['104882'])
})

test('the page says when a client has no bids, and shows no links', async () => {
  await open([], 0, 0)
  expect(await screen.findByText('The client has no current bids.')).toBeVisible()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})

test('a lot whose leader dropped out tells staff whose bid needs action', async () => {
  const leaderOut = { client: 'Oleg Sidorenko', status: 3, at: '2026-11-24T00:52:00Z' }
  await show(<LotBids lotId="1" />, {
    profile: aProfile('manager'),
    answers: { 'GET /bid/index': aList([aBid({ byHand: 'lead', leaderOut })]) },
  })
  expect(
    await screen.findByText(/Oleg Sidorenko: Don’t bid, 2026\.11\.24 9:52\. Dmitri Kovalenko leads now/),
  ).toBeVisible()
})

test('the bids on a lot link to the desk, separately and together', async () => {
  await show(<LotBids lotId="9" />, {
    profile: aProfile('manager'),
    answers: { 'GET /bid/index': aList([aBid()]) },
  })
  const bids = within(await screen.findByRole('region', { name: 'Bids on this lot' }))
  const links = bids.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    ['Bid Manager', '/bid-manager/all?lot=9'],
    ['Dmitri Kovalenko', '/bid-manager/all?bid=7&lot=9'],
  ])
})

test('a bid that has won the lot shows staff its price and links to the purchase', async () => {
  await show(<LotBids lotId="9" />, {
    profile: aProfile('manager'),
    answers: {
      'GET /bid/index': aList([aBid({ bidStatus: 6, soldPrice: 2_910_000, purchaseId: 5064 })]),
    },
  })
  const bids = within(await screen.findByRole('region', { name: 'Bids on this lot' }))
  expect(bids.getByText(/Won at/)).toHaveTextContent('Won at ¥ 2 910 000')
  expect(bids.getByRole('link', { name: 'Purchase' })).toHaveAttribute('href', '/purchases/5064')
})
