import '@testing-library/jest-dom/vitest'
import { createTestStore } from '@seriba/api/testing'
import { createI18n } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, render } from '@testing-library/react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { aBid } from '../testing/boards.ts'
import { BidRow } from './BidRow.tsx'

afterEach(cleanup)

const rowOf = async (bid: Parameters<typeof BidRow>[0]['bid']) => {
  const { container } = render(
    <Provider store={createTestStore({}).store}>
      <I18nextProvider i18n={await createI18n('en', messages)}>
        <MemoryRouter>
          <BidRow bid={bid} of="own" />
        </MemoryRouter>
      </I18nextProvider>
    </Provider>,
  )
  return container
}

test('a bid won before the lot’s time shows its price', async () => {
  expect(await rowOf(aBid(1, { bidStatus: 6, soldPrice: 1_600_000 }))).toHaveTextContent('Won at ¥ 1 600 000')
})

test('only a bid that is still live counts down to the lot’s time', async () => {
  expect(await rowOf(aBid(1))).toHaveTextContent(/in \d+ min/)
  cleanup()
  expect(await rowOf(aBid(1, { bidStatus: 6 }))).not.toHaveTextContent(/in \d+ min/)
})
