import { refused } from '@seriba/api/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aKey, aList } from '../testing/keys.ts'
import { openPart } from '../testing/open-part.tsx'
import '@seriba/testing/setup'
import {
  aDelivery,
  aLog,
  aView,
  aWebhook,
  aWebhookList,
  madeWebhook,
  someDeliveries,
  webhookSecret,
} from '../testing/webhooks.ts'

const list = 'GET /user/webhooks'
const create = 'POST /user/webhooks'
const log = 'GET /user/webhook-deliveries'
const view = 'GET /user/webhook-delivery'
const replay = 'POST /user/webhook-replay'
const dialog = (name: string | RegExp) => screen.findByRole('dialog', { name })

const deliveries = () => someDeliveries(Date.now())
const viewOf = (request: Request) => {
  const id = Number(new URL(request.url).searchParams.get('id'))
  return aView(deliveries().find((one) => one.id === id) ?? aDelivery({ id }))
}
const open = (answers: Record<string, unknown> = {}, address?: string) =>
  openPart(
    {
      'GET /user/api-keys': aList([aKey()]),
      [list]: aWebhookList([aWebhook()]),
      [log]: aLog(deliveries()),
      [view]: viewOf,
      ...answers,
    },
    address,
  )
const table = () => screen.findByRole('table', { name: 'Deliveries' })

test('without webhooks the part explains their purpose, and a new one shows its secret once', async () => {
  const { user, sent } = await open({ [list]: aWebhookList([]), [create]: madeWebhook() })
  expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  await dialog('New webhook')
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Website')
  await user.type(screen.getByRole('textbox', { name: /^Address/ }), 'shop.example/hooks')
  await user.click(screen.getByRole('checkbox', { name: /bid\.updated/ }))
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByRole('textbox', { name: 'Signing secret' })).toHaveValue(webhookSecret)
  expect(sent(create)).toMatchObject([{ name: 'Website', url: 'https://shop.example/hooks' }])
  expect(sent(create)[0]?.events).not.toContain('bid.updated')
  await user.click(screen.getByRole('button', { name: 'I’ve saved it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('an incomplete form is not sent, and an error from the server appears at its field without losing the input', async () => {
  const { user, sent } = await open({
    [list]: aWebhookList([]),
    [create]: () => refused(422, 'webhook_inside', { fields: { url: 'webhook_inside' } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }))
  await dialog('New webhook')
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByText('Required field')).toBeVisible()
  expect(screen.getByText(/begins with https/i, { selector: '[id] *, [id]' })).toBeVisible()
  expect(sent(create)).toEqual([])
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), 'Website')
  await user.type(screen.getByRole('textbox', { name: /^Address/ }), '10.0.0.8')
  await user.click(screen.getByRole('button', { name: 'Add webhook' }))
  expect(await screen.findByText(/leads into our own network/)).toBeVisible()
  expect(screen.getByRole('textbox', { name: /^Address/ })).toHaveValue('https://10.0.0.8')
})

test('deliveries show their result and when the next attempt is due', async () => {
  await open()
  const rows = within(await table())
    .getAllByRole('row')
    .map(({ textContent }) => textContent)
  const [, waiting, taken, again, failed, gone] = rows
  expect(waiting).toContain('queued')
  expect(taken).toMatch(/bid\.created.*200.*84 ms/)
  expect(again).toMatch(/503.*2 of 8 tries, next/)
  expect(failed).toMatch(/No answer.*no answer in time, failed after 8 tries/)
  expect(gone).toMatch(/410.*stopped: address gone/)
  expect(screen.getByRole('radio', { name: 'Failed 2' })).toBeInTheDocument()
})

test('the log is filtered on the server', async () => {
  const asked: string[] = []
  const { user } = await open({
    [log]: (request: Request) => {
      asked.push(new URL(request.url).search)
      return aLog(deliveries())
    },
  })
  await table()
  await user.click(screen.getByRole('radio', { name: 'Failed 2' }))
  await waitFor(() => expect(asked.at(-1)).toContain('which=failed'))
})

test('a delivery shows its signed request, its answer and its attempts, and can be sent again', async () => {
  const { user, sent } = await open({ [replay]: { success: true } })
  await user.click(within(await table()).getByRole('button', { name: 'bid.won' }))
  const panel = await screen.findByRole('complementary', { name: 'Delivery evt_14aaaaaa' })
  expect(panel).toHaveTextContent('webhook-signature: v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=')
  expect(panel).toHaveTextContent('"soldPrice": 5285000')
  expect(panel).toHaveTextContent('503, 1 204 ms')
  expect(panel).toHaveTextContent('Service Unavailable')
  await user.click(within(panel).getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toContain(
    'POST https://shop.example/hooks\nseriba-event: bid.won',
  )
  await user.click(within(panel).getByRole('button', { name: 'Send again now' }))
  await waitFor(() => expect(sent(replay)).toEqual([{ id: 14 }]))
})

test('J and K move through the deliveries, Enter opens one, R sends it again', async () => {
  const { user, sent, router } = await open({ [replay]: { success: true } })
  await table()
  await user.keyboard('jj')
  expect(screen.getByRole('button', { name: 'bid.created' })).toHaveFocus()
  expect(screen.queryByRole('complementary')).toBeNull()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('complementary', { name: 'Delivery evt_15aaaaaa' })).toBeVisible()
  expect(router.state.location.search).toContain('delivery=15')
  await user.keyboard('j')
  expect(await screen.findByRole('complementary', { name: 'Delivery evt_14aaaaaa' })).toBeVisible()
  await user.keyboard('kr')
  await waitFor(() => expect(sent(replay)).toEqual([{ id: 15 }]))
})

test('an address opens a delivery of one of several webhooks', async () => {
  const two = [aWebhook(), aWebhook({ id: 2, name: 'Books', url: 'https://books.example/in' })]
  const { user } = await open({ [list]: aWebhookList(two) }, '/profile?tab=api&webhook=2&delivery=13')
  expect(await screen.findByText('https://books.example/in')).toBeVisible()
  const panel = await screen.findByRole('complementary', { name: 'Delivery evt_13aaaaaa' })
  await user.click(within(panel).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('complementary')).toBeNull()
  await user.click(screen.getByRole('button', { name: /Webhook$/ }))
  await user.click(await screen.findByRole('option', { name: 'Website' }))
  expect(await screen.findByText('https://shop.example/hooks')).toBeVisible()
})

test('all failed deliveries are sent again together', async () => {
  const failed = 'POST /user/webhook-replay-failed'
  const { user, sent } = await open({ [failed]: { count: 2 } }, '/profile?tab=api&delivery=13')
  await user.click(await screen.findByRole('button', { name: 'Resend all failed 2' }))
  await waitFor(() => expect(sent(failed)).toEqual([{ id: 1 }]))
})

test('a failing webhook shows since when, and a stopped one can be turned on with or without the waiting events', async () => {
  const since = '2026-11-23T00:40:00.000Z'
  const turn = 'POST /user/webhook-switch'
  const stopped = aWebhook({ state: 'failed', failingSince: since, held: 41, heldSince: since })
  const first = await open({ [list]: aWebhookList([aWebhook({ failingSince: since })]) })
  expect(await screen.findByText(/No successful response since 2026\.11\.23 0?9:40/)).toBeVisible()
  first.unmount()
  const { user, sent } = await open({ [list]: aWebhookList([stopped]), [turn]: aWebhook() })
  expect(await screen.findByText(/41 events are waiting, the oldest since 2026\.11\.23 0?9:40/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Send a test' })).toBeNull()
  expect(within(await table()).queryByRole('button', { name: /^Send again/ })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Switch on and send 41' }))
  await user.click(screen.getByRole('button', { name: 'Switch on, skip them' }))
  await waitFor(() =>
    expect(sent(turn)).toEqual([
      { id: 1, isOn: true, held: 'send' },
      { id: 1, isOn: true, held: 'skip' },
    ]),
  )
})

test('a test is sent and its delivery opened', async () => {
  const { user } = await open({ 'POST /user/webhook-test': { deliveryId: 16 } })
  await user.click(await screen.findByRole('button', { name: 'Send a test' }))
  expect(await screen.findByRole('complementary', { name: 'Delivery evt_16aaaaaa' })).toBeVisible()
})

test('a webhook can get a new secret, be switched off, changed and deleted', async () => {
  const { user, sent } = await open({
    'POST /user/webhook-rotate': madeWebhook(),
    'POST /user/webhook-switch': aWebhook({ state: 'off' }),
    'PUT /user/webhooks': aWebhook(),
    'POST /user/webhook-delete': { success: true },
  })
  const act = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Actions for Website' }))
    await user.click(await screen.findByRole('menuitem', { name }))
  }
  await act('New secret')
  await user.click(await screen.findByRole('button', { name: 'Create new secret' }))
  await user.click(await screen.findByRole('button', { name: 'I’ve saved it' }))
  expect(sent('POST /user/webhook-rotate')).toEqual([{ id: 1, oldWorksHours: 24 }])
  await act('Switch off')
  await waitFor(() =>
    expect(sent('POST /user/webhook-switch')).toEqual([{ id: 1, isOn: false, held: 'send' }]),
  )
  await user.click(screen.getByRole('button', { name: 'Edit' }))
  await dialog('Edit Website')
  await user.type(screen.getByRole('textbox', { name: /^Name/ }), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('PUT /user/webhooks')).toMatchObject([{ id: 1, name: 'Website 2' }]))
  await act('Delete')
  const asked = await screen.findByRole('alertdialog', { name: 'Delete Website?' })
  await user.click(within(asked).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent('POST /user/webhook-delete')).toEqual([{ id: 1 }]))
})

test('a webhook list that failed to load can be retried, and an empty log explains how to fill it', async () => {
  let fails = true
  const { user } = await open({
    [list]: () => (fails ? refused(500, 'internal') : aWebhookList([aWebhook()])),
    [log]: aLog([]),
  })
  expect(await screen.findByText('Couldn’t load the webhooks')).toBeVisible()
  fails = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Nothing sent yet')).toBeVisible()
})
