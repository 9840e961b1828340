import { delayedAnswer, expectToLeaveOnceSaved } from '@seriba/testing/delayed-answer'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aPurchase } from '../testing/purchase.ts'
import { openPage } from '../testing/render.tsx'
import { StaffPurchasePage } from './StaffPurchasePage.tsx'

const logistics = 'PUT /purchased-cars/update-logistics'
const staff = { client: { id: 104882, name: 'Dmitri Kovalenko' }, staffNote: '' }

async function open(answers: Record<string, unknown>) {
  const world = await openPage(<StaffPurchasePage />, {
    route: '/purchases/:id',
    path: '/purchases/5001',
    role: 'manager',
    answers: { 'GET /purchased-cars/view': { success: true, data: aPurchase(staff) }, ...answers },
  })
  await screen.findByRole('heading', { name: 'Toyota Land Cruiser Prado' })
  return world
}

test('only changed shipping details are sent, with a reason for a correction', async () => {
  const { user, sent } = await open({ [logistics]: { success: true } })
  await user.type(screen.getByRole('textbox', { name: 'B/L number' }), 'NYKS-77')
  expect(screen.queryByRole('textbox', { name: /^Reason/ })).toBeNull()
  await user.clear(screen.getByRole('textbox', { name: 'Stock yard' }))
  await user.click(screen.getByRole('button', { name: 'Save logistics' }))
  expect(await screen.findByText('Required field')).toBeVisible()
  await user.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Other yard{Enter}')
  await waitFor(() =>
    expect(sent(logistics)).toEqual([
      { id: 5001, blNumber: 'NYKS-77', stockYard: '', reason: 'Other yard', notify: true },
    ]),
  )
})

test('shipping details typed while others are being saved are kept and can be saved next', async () => {
  let take = () => {}
  const { user, sent } = await open({
    [logistics]: () =>
      new Promise<object>((resolve) => {
        take = () => resolve({ success: true })
      }),
  })
  await user.type(screen.getByRole('textbox', { name: 'B/L number' }), 'NYKS-77{Enter}')
  await waitFor(() => expect(sent(logistics)).toHaveLength(1))
  await user.type(screen.getByRole('textbox', { name: 'Container number' }), 'TCLU-1')
  take()
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Save logistics' })).not.toHaveAttribute('aria-busy'),
  )
  expect(screen.getByRole('textbox', { name: 'Container number' })).toHaveValue('TCLU-1')
  await user.click(screen.getByRole('button', { name: 'Save logistics' }))
  await waitFor(() => expect(sent(logistics)).toHaveLength(2))
  expect(sent(logistics)[1]).toMatchObject({ containerNo: 'TCLU-1' })
})

test('saved shipping details are not reverted by a second save before the page has reloaded', async () => {
  let looks = 0
  const { user, sent } = await open({
    [logistics]: { success: true },
    // On a slow connection people continue before the page has reloaded.
    'GET /purchased-cars/view': () =>
      looks++ === 0 ? { success: true, data: aPurchase(staff) } : new Promise(() => {}),
  })
  await user.type(screen.getByRole('textbox', { name: 'B/L number' }), 'NYKS-77{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save logistics' })).toBeNull())
  expect(screen.getByRole('textbox', { name: 'B/L number' })).toHaveValue('NYKS-77')
  await user.type(screen.getByRole('textbox', { name: 'Container number' }), 'TCLU-1{Enter}')
  await waitFor(() => expect(sent(logistics)).toHaveLength(2))
  expect(sent(logistics)[1]).toEqual({ id: 5001, containerNo: 'TCLU-1', notify: true })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save logistics' })).toBeNull())
  expect(screen.getByRole('textbox', { name: 'B/L number' })).toHaveValue('NYKS-77')
  expect(screen.getByRole('textbox', { name: 'Container number' })).toHaveValue('TCLU-1')
})

test('leaving while shipping details are being saved waits until the save is complete', async () => {
  const { answer, release } = delayedAnswer()
  const { user, router, sent } = await open({ [logistics]: answer })
  await user.type(screen.getByRole('textbox', { name: 'B/L number' }), 'NYKS-77{Enter}')
  await waitFor(() => expect(sent(logistics)).toHaveLength(1))
  await expectToLeaveOnceSaved(router, '/purchases', release)
})
