import '../testing/setup.ts'
import { selectToasts } from '@seriba/api/notifications-slice'
import { refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { BidView } from '@seriba/contracts/bid-views'
import { jstDay } from '@seriba/domain/time/jst'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { BidManagerPage } from '../bid-manager/BidManagerPage.tsx'
import { aBid, aList, filtersOf } from '../testing/builders.ts'
import { show } from '../testing/render.tsx'

beforeEach(() => sessionStorage.clear())

const list = aList([aBid()])
const today = jstDay(new Date())

const aView = (changed: Partial<BidView> = {}): BidView => ({
  id: 1,
  name: 'Morning, USS',
  params: 'auction=USS+Tokyo&auctionDate=today&bidStatus=1&hide=chat',
  shared: false,
  own: true,
  by: 'Saki Mori',
  isDefault: false,
  ...changed,
})

const open = (items: BidView[], path = '/bid-manager/all', answers: Record<string, unknown> = {}) =>
  show(<BidManagerPage />, {
    profile: aProfile('manager'),
    path,
    route: '/bid-manager/:segment?',
    answers: {
      'GET /bid/index': list,
      'GET /bid/filters': filtersOf(list),
      'GET /bid/views': { items },
      'POST /bid/save-view': { id: 9 },
      'PUT /bid/default-view': { success: true },
      'POST /bid/delete-view': { success: true },
      ...answers,
    },
  })

const openViews = async (shown: Awaited<ReturnType<typeof open>>) => {
  await shown.user.click(await screen.findByRole('button', { name: /^View/ }))
  return within(await screen.findByRole('dialog', { name: 'Saved views' }))
}

test('a view opens its status, filters and columns, with lots of the day it is opened', async () => {
  const shown = await open([aView()])
  await screen.findByRole('columnheader', { name: /Chat/ })
  const views = await openViews(shown)
  await shown.user.click(await views.findByRole('button', { name: 'Morning, USS' }))
  await waitFor(() =>
    expect(shown.router.state.location).toMatchObject({
      pathname: '/bid-manager/new',
      search: `?auctionDate=${today}&auction=USS+Tokyo&hide=chat`,
    }),
  )
  expect(await screen.findByRole('button', { name: 'View: Morning, USS' })).toBeVisible()
  expect(screen.queryByRole('columnheader', { name: /Chat/ })).not.toBeInTheDocument()
})

test('the list is saved as it is, under a name, and can be shared with colleagues', async () => {
  const shown = await open([], '/bid-manager/new?auction=USS+Tokyo&sort=lotNo&order=DESC&page=1')
  const views = await openViews(shown)
  await shown.user.click(await views.findByRole('button', { name: 'Save this view' }))
  await shown.user.type(await views.findByRole('textbox', { name: 'Name' }), 'Tokyo')
  await shown.user.click(views.getByRole('checkbox', { name: 'Share with colleagues' }))
  await shown.user.click(views.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(shown.sent('POST /bid/save-view')).toEqual([
      { name: 'Tokyo', shared: true, params: 'auction=USS+Tokyo&bidStatus=1&order=DESC&sort=lotNo' },
    ]),
  )
})

test('views that colleagues have shared or deleted in the meantime are updated on opening the list of views', async () => {
  const items = [aView({ name: 'Nagoya', own: false, shared: true, by: 'K. Endo' })]
  const shown = await open(items)
  await screen.findByRole('columnheader', { name: /Chat/ })
  items.splice(0, 1, aView({ id: 2, name: 'Osaka', own: false, shared: true, by: 'K. Endo' }))
  const views = await openViews(shown)
  expect(await views.findByRole('button', { name: 'Start with Osaka' })).toBeVisible()
  expect(views.queryByRole('button', { name: 'Start with Nagoya' })).not.toBeInTheDocument()
})

test('a view without a name is not sent', async () => {
  const shown = await open([])
  const views = await openViews(shown)
  await shown.user.click(await views.findByRole('button', { name: 'Save this view' }))
  await shown.user.click(views.getByRole('button', { name: 'Save' }))
  expect(await views.findByRole('textbox', { name: 'Name' })).toBeInvalid()
  expect(shown.calls).not.toContain('POST /bid/save-view')
})

test('a colleague’s view can be used as the default, but not changed or deleted', async () => {
  const shown = await open([aView({ own: false, shared: true, by: 'Kenji Ito' })])
  const views = await openViews(shown)
  expect(await views.findByText('Kenji Ito')).toBeVisible()
  expect(views.queryByRole('button', { name: /Edit view/ })).not.toBeInTheDocument()
  await shown.user.click(views.getByRole('button', { name: 'Start with Morning, USS' }))
  await waitFor(() => expect(shown.sent('PUT /bid/default-view')).toEqual([{ id: 1 }]))
})

test('opening the Bid Manager from the menu applies the default view, while a link is followed', async () => {
  const shown = await open([aView({ isDefault: true })], '/bid-manager')
  await waitFor(() => expect(shown.router.state.location.pathname).toBe('/bid-manager/new'))
  shown.unmount()
  const linked = await open([aView({ isDefault: true })], '/bid-manager/all?auction=USS+Tokyo')
  await screen.findByRole('row', { name: /41207/ })
  expect(linked.router.state.location.search).toBe('?auction=USS+Tokyo')
})

test('a hidden column stays hidden after a reload', async () => {
  const shown = await open([])
  const views = await openViews(shown)
  await shown.user.click(await views.findByRole('checkbox', { name: 'Client' }))
  await waitFor(() => expect(shown.router.state.location.search).toBe('?hide=client'))
  expect(screen.queryByRole('columnheader', { name: /Client/, hidden: true })).not.toBeInTheDocument()
})

test('deleting a shared view asks for confirmation', async () => {
  const shown = await open([aView({ shared: true })])
  const views = await openViews(shown)
  await shown.user.click(await views.findByRole('button', { name: 'Edit view Morning, USS' }))
  await shown.user.click(await views.findByRole('button', { name: 'Delete view' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Morning, USS?' }))
  expect(question.getByText('Your colleagues will no longer see it either.')).toBeVisible()
  await shown.user.click(question.getByRole('button', { name: 'Delete view' }))
  await waitFor(() => expect(shown.sent('POST /bid/delete-view')).toEqual([{ id: 1 }]))
})

test('a view a colleague has deleted and a failed deletion are both reported', async () => {
  const shown = await open(
    [aView(), aView({ id: 2, name: 'Nagoya', own: false, by: 'K. Endo' })],
    undefined,
    {
      'PUT /bid/default-view': () => refused(404, 'not_found'),
      'POST /bid/delete-view': () => refused(500, 'internal'),
    },
  )
  await screen.findByRole('columnheader', { name: /Chat/ })
  const views = await openViews(shown)
  await shown.user.click(await views.findByRole('button', { name: 'Start with Nagoya' }))
  await waitFor(() =>
    expect(selectToasts(shown.store.getState())).toMatchObject([
      { text: 'Couldn’t change the view to start with: Nagoya', detail: 'This view has been deleted.' },
    ]),
  )
  await shown.user.click(views.getByRole('button', { name: 'Edit view Morning, USS' }))
  await shown.user.click(views.getByRole('button', { name: 'Delete view' }))
  const asked = within(await screen.findByRole('alertdialog'))
  await shown.user.click(asked.getByRole('button', { name: 'Delete view' }))
  await waitFor(() =>
    expect(selectToasts(shown.store.getState())[1]).toMatchObject({ text: 'Couldn’t delete Morning, USS' }),
  )
})
