import '../testing/setup.ts'
import { aProfile } from '@seriba/api/testing/facts'
import { jstDay } from '@seriba/domain/time/jst'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'
import { BidManagerPage } from './BidManagerPage.tsx'

beforeEach(() => sessionStorage.clear())

const list = aList([aBid()])
const today = jstDay(new Date())

const open = (bidsTodayDefault: boolean, path = '/bid-manager/all') =>
  show(<BidManagerPage />, {
    profile: aProfile('manager', { bidsTodayDefault }),
    path,
    route: '/bid-manager/:segment',
    answers: { 'GET /bid/index': list, 'GET /bid/filters': filtersOf(list) },
  })

test('managers who prefer it start with today, and continue with what they select', async () => {
  const { router, asked, user } = await open(true)
  await waitFor(() => expect(router.state.location.search).toBe(`?auctionDate=${today}`))
  await waitFor(() => expect(asked('/bid/index').at(-1)?.get('auctionDate')).toBe(today))
  await user.click(await screen.findByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  await user.click(screen.getByRole('tab', { name: /^New/ }))
  expect(router.state.location).toMatchObject({ pathname: '/bid-manager/new', search: '' })
})

test('a cleared filter does not come back on reload, but the next day starts fresh', async () => {
  const first = await open(true)
  await first.user.click(await screen.findByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(first.router.state.location.search).toBe(''))
  first.unmount()
  const again = await open(true)
  await screen.findByRole('row', { name: /41207/ })
  expect(again.router.state.location.search).toBe('')
  again.unmount()
  sessionStorage.setItem('seriba-bids-begun', '2026-01-01')
  const { router } = await open(true)
  await waitFor(() => expect(router.state.location.search).toBe(`?auctionDate=${today}`))
})

test('a link to other bids is followed, and nobody else starts with today', async () => {
  const linked = await open(true, '/bid-manager/all?auction=USS+Tokyo')
  await screen.findByRole('row', { name: /41207/ })
  expect(linked.router.state.location.search).toBe('?auction=USS+Tokyo')
  linked.unmount()
  const { router } = await open(false)
  await screen.findByRole('row', { name: /41207/ })
  expect(router.state.location.search).toBe('')
})

test('the list and its filters can be refreshed by hand', async () => {
  const { user, asked } = await open(false)
  await screen.findByRole('row', { name: /41207/ })
  await user.click(screen.getByRole('button', { name: 'Refresh the list' }))
  await waitFor(() => expect([asked('/bid/index').length, asked('/bid/filters').length]).toEqual([2, 2]))
})

test('the number of bids has its own line only when the list is filtered, because the tabs count them', async () => {
  const whole = await open(false)
  await screen.findByRole('row', { name: /41207/ })
  const total = () => screen.getAllByRole('status').find(({ textContent }) => textContent === '1 bid')
  expect(total()).toHaveClass('visually-hidden')
  const tabs = screen.getByRole('tablist', { name: 'Bid status' })
  expect(tabs.parentElement).toContainElement(screen.getByRole('button', { name: /^Views/ }))
  whole.unmount()
  await open(false, '/bid-manager/all?auction=USS+Tokyo')
  await screen.findByRole('row', { name: /41207/ })
  expect(total()).not.toHaveClass('visually-hidden')
})
