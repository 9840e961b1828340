import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import { roleIds, userTypes } from '@seriba/domain/access/roles'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { carLot } from '../testing/car-lot.ts'
import { SheetWait } from './SheetWait.tsx'
import { waitsForSheet } from './waits-for-sheet.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const path = 'POST /car-auction/sheet-alert'

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString()

async function open(answer?: unknown, auctionDate = inHours(30)) {
  let on = false
  const world = createTestStore({
    'GET /car-auction/sheet-alert': () => ({ on }),
    [path]: async (request: Request) => {
      if (answer) return answer
      on = (await request.clone().json()).on
      return { on }
    },
  })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <SheetWait pageType="car-auction" id="8841207" auctionDate={auctionDate} />
      </I18nextProvider>
    </Provider>,
  )
  return { ...world, user: userEvent.setup() }
}

test('one click turns the notification for a missing sheet on, and another turns it off', async () => {
  const { user, sent } = await open()
  expect(await screen.findByRole('heading', { name: 'No sheet yet' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Notify me' }))
  expect(await screen.findByText('We’ll let you know when this one is here.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Stop notifying me' }))
  expect(await screen.findByRole('button', { name: 'Notify me' })).toBeVisible()
  expect(sent(path)).toEqual([
    { id: '8841207', on: true },
    { id: '8841207', on: false },
  ])
})

test('a sheet that is still missing shortly before the sale is late', async () => {
  await open(undefined, inHours(3))
  expect(await screen.findByText(/This one is late\.$/)).toBeVisible()
  cleanup()
  await open()
  expect(await screen.findByText('Halls send sheets about a day before the sale.')).toBeVisible()
})

test('a refusal is explained', async () => {
  const { user } = await open(refused(429, 'daily_limit'))
  await user.click(await screen.findByRole('button', { name: 'Notify me' }))
  expect(await screen.findByRole('alert')).toBeVisible()
})

test('no sheet is expected after a sale or for stock, and staff check their feeds instead', () => {
  const inDays = (days: number) => {
    const lot = carLot()
    const auctionDate = new Date(Date.now() + days * 86_400_000).toISOString()
    return { ...lot, lotInfo: { ...lot.lotInfo, auctionDate } }
  }
  const buyer = { userType: userTypes.client, roleId: roleIds.client }
  expect(waitsForSheet(inDays(1), 'car-auction', buyer)).toBe(true)
  expect(waitsForSheet(inDays(-1), 'car-auction', buyer)).toBe(false)
  expect(waitsForSheet(inDays(1), 'stock', buyer)).toBe(false)
  expect(waitsForSheet(inDays(1), 'stats', buyer)).toBe(false)
  expect(
    waitsForSheet(inDays(1), 'car-auction', {
      ...buyer,
      userType: userTypes.manager,
      roleId: roleIds.manager,
    }),
  ).toBe(false)
})
