import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import { aProfile } from '@seriba/api/testing/facts'
import type { LotDetail } from '@seriba/contracts/lot'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { carLot } from '../testing/car-lot.ts'
import { AuctionSheet } from './AuctionSheet.tsx'
import { useSheetTranslations } from './use-sheet-translations.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

type Detail = Partial<LotDetail['translateDetail']>

function Sheet({ detail }: { detail: Detail }) {
  const car = carLot()
  const lot = { ...car, translateDetail: { ...car.translateDetail, ...detail } }
  return <AuctionSheet lot={lot} translations={useSheetTranslations(lot, 'car-auction')} />
}

async function open(allowed: boolean, translation?: unknown, byMachine = true, detail: Detail = {}) {
  const asked: string[] = []
  const world = createTestStore({
    'GET /user/view-profile': aProfile('client', { auctionTranslationUse: allowed }),
    'GET /car-auction/image-translate': (request: Request) => {
      asked.push(new URL(request.url).searchParams.get('language') ?? '')
      return translation ?? Response.json({ result: null })
    },
  })
  const { unmount } = render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <Sheet detail={{ byMachine, ...detail }} />
      </I18nextProvider>
    </Provider>,
  )
  return { ...world, unmount, asked, user: userEvent.setup() }
}

test('without the permission there is no translation', async () => {
  const { calls } = await open(false)
  await vi.waitFor(() => expect(calls).toContain('GET /user/view-profile'))
  expect(screen.getAllByRole('tab')).toHaveLength(1)
})

test('AI translation is not offered without a connected service', async () => {
  await open(true, undefined, false)
  await screen.findByRole('tab', { name: 'Manager translation' })
  expect(screen.queryByRole('tab', { name: 'AI translation' })).toBeNull()
})

test('if the company takes no requests, the manager’s translation is shown only to those who already asked', async () => {
  const { unmount } = await open(true, undefined, true, { byManager: false })
  await screen.findByRole('tab', { name: 'AI translation' })
  expect(screen.queryByRole('tab', { name: 'Manager translation' })).toBeNull()
  unmount()
  await open(true, undefined, true, { byManager: false, requested: true })
  expect(await screen.findByRole('tab', { name: 'Manager translation' })).toBeVisible()
})

test('a sheet is translated on request into the selected language, with the original one click away', async () => {
  const { user, asked } = await open(true, '/sheets/translated.png')
  await user.click(await screen.findByRole('tab', { name: 'AI translation' }))
  await user.click(screen.getByRole('radio', { name: 'RU' }))
  expect(asked).toEqual([])
  // The original can be read until it is translated.
  expect(screen.getByRole('img', { name: /Auction sheet of lot 41207/ })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Translate' }))
  const sheet = await screen.findByRole('button', { name: 'Translated auction sheet' })
  expect(within(sheet).getByRole('img')).toHaveAttribute('src', '/sheets/translated.png')
  expect(screen.getByText(/not guaranteed/)).toBeVisible()
  expect(asked).toEqual(['RU'])
  await user.click(screen.getByRole('tab', { name: 'Auction sheet' }))
  expect(screen.getByRole('img', { name: /Auction sheet of lot 41207/ })).toBeVisible()
})

test('the translation and the original alternate, in the tab and in full screen', async () => {
  const { user } = await open(true, '/sheets/translated.png')
  const original = /Auction sheet of lot 41207/
  await user.click(await screen.findByRole('tab', { name: 'AI translation' }))
  expect(screen.queryByRole('button', { name: 'Show original' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Translate' }))
  await user.click(await screen.findByRole('button', { name: 'Show original' }))
  expect(screen.getByRole('img', { name: original })).toBeVisible()
  expect(screen.queryByRole('img', { name: 'Translated auction sheet' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show translation' }))
  expect(screen.getByRole('img', { name: 'Translated auction sheet' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Zoom' }))
  const window = within(await screen.findByRole('dialog', { name: /^Translated auction sheet/ }))
  await user.click(window.getByRole('button', { name: 'Show original' }))
  expect(await window.findByRole('region', { name: original })).toBeVisible()
  await user.click(window.getByRole('button', { name: 'Show translation' }))
  expect(await window.findByRole('region', { name: 'Translated auction sheet' })).toBeVisible()
})

test('a new translation is shown even if the original was on screen', async () => {
  const { user } = await open(true, '/sheets/translated.png')
  await user.click(await screen.findByRole('tab', { name: 'AI translation' }))
  await user.click(screen.getByRole('button', { name: 'Translate' }))
  await user.click(await screen.findByRole('button', { name: 'Show original' }))
  await user.click(screen.getByRole('button', { name: 'Translate' }))
  expect(await screen.findByRole('button', { name: 'Translated auction sheet' })).toBeVisible()
})

test('a missing translation is reported, and so is an error', async () => {
  const { user } = await open(true)
  await user.click(await screen.findByRole('tab', { name: 'AI translation' }))
  await user.click(screen.getByRole('button', { name: 'Translate' }))
  expect(await screen.findByText('No translation available')).toBeVisible()
  cleanup()
  const other = await open(true, refused(403, 'permission_missing'))
  await other.user.click(await screen.findByRole('tab', { name: 'AI translation' }))
  await other.user.click(screen.getByRole('button', { name: 'Translate' }))
  expect(await screen.findByText('You don’t have permission to do this.')).toBeVisible()
})
