import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { afterEach, expect, test, vi } from 'vitest'
import { carLot } from '../testing/car-lot.ts'
import { ExtraImages } from './ExtraImages.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const button = () => screen.queryByRole('button', { name: 'Request extra images' })
const came = (images: string[]) => ({
  success: true,
  auctionLotDetail: { carCommonDetail: { isUss: true }, carInfo: { id: '1', images, auctionSheet: '' } },
})

async function open(
  counter: { ussLimit: number; unlimited?: boolean; fetched?: boolean },
  answer: unknown = came([]),
  isUss = true,
) {
  const { store, calls } = createTestStore({ 'GET /car-auction/uss-images': answer })
  const lot = carLot()
  const shown = { ...lot, carCommonDetail: { ...lot.carCommonDetail, isUss } }
  render(
    <Provider store={store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <ExtraImages lot={shown} counter={counter} />
      </I18nextProvider>
    </Provider>,
  )
  return { calls, user: userEvent.setup() }
}

test('the section shows how many requests are left and how many photos arrived', async () => {
  const { user } = await open(
    { ussLimit: 3 },
    came(['https://hall.example/1.jpg', 'https://hall.example/2.jpg']),
  )
  expect(screen.getByText('3 left today')).toBeVisible()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(await screen.findByText('2 more photos.')).toBeVisible()
  expect(button()).toBeNull()
})

test('with no requests left nothing is sent, and the reason is given', async () => {
  const { user, calls } = await open({ ussLimit: 0 })
  expect(button()).toHaveAccessibleDescription(/You’ve used today’s photo requests/)
  await user.click(button() as HTMLElement)
  expect(calls).toEqual([])
})

test('no count is shown without a limit', async () => {
  await open({ ussLimit: 0, unlimited: true })
  expect(button()).toBeEnabled()
  expect(screen.queryByText(/left today/)).toBeNull()
})

test.each([
  [came([]), /No extra photos for this lot/],
  [refused(502, 'extra_images_failed'), /didn’t arrive/],
])('a failed request is reported and can be repeated', async (answer, text) => {
  const { user } = await open({ ussLimit: 1 }, answer)
  await user.click(button() as HTMLElement)
  expect(await screen.findByText(text)).toBeVisible()
  expect(button()).toBeEnabled()
})

test('users who already have a lot’s extra photos are not offered them again', async () => {
  await open({ ussLimit: 3, fetched: true })
  expect(button()).toBeNull()
  expect(screen.queryByText(/left today/)).toBeNull()
})

test('a hall without counted requests has no such button', async () => {
  await open({ ussLimit: 3 }, came([]), false)
  expect(button()).toBeNull()
})
