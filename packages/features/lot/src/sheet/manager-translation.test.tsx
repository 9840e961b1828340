import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import { hoursAhead } from '@seriba/api/testing/bids'
import { aProfile } from '@seriba/api/testing/facts'
import type { LotDetail } from '@seriba/contracts/lot'
import type { RoleName } from '@seriba/domain/access/roles'
import { createI18n } from '@seriba/i18n'
import { portalMessages, portalPageMessages } from '@seriba/i18n/portal-messages'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { carLot } from '../testing/car-lot.ts'
import { AuctionSheet } from './AuctionSheet.tsx'
import { useSheetTranslations } from './use-sheet-translations.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const lotThat = (translateDetail: LotDetail['translateDetail'], auctionDate = hoursAhead(5)): LotDetail => {
  const lot = carLot()
  return { ...lot, translateDetail, lotInfo: { ...lot.lotInfo, auctionDate } }
}
const fresh = lotThat({ requested: false, translated: false, byMachine: true })
const answered = lotThat({ requested: true, translated: true, byMachine: true })
const nothing = { text_en: '', text_ru: '', files: { mp3: [], pdf: [], xlsx: [], jpg: [], png: [] } }

function Sheet({ lot }: { lot: LotDetail }) {
  const [visit, setVisit] = useState(1)
  const translations = useSheetTranslations(lot, 'car-auction')
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        Next visit
      </button>
      <AuctionSheet key={visit} lot={lot} translations={translations} />
    </>
  )
}

type Given = {
  request?: unknown
  result?: unknown
  language?: 'en' | 'ru'
  role?: RoleName
}

async function open(lot: LotDetail, { request, result, language = 'en', role = 'client' }: Given = {}) {
  const sent: unknown[] = []
  const world = createTestStore({
    'GET /user/view-profile': aProfile(role),
    'POST /car-auction/translations-request': async (asked: Request) => {
      sent.push(await asked.json())
      return request ?? { success: true }
    },
    'GET /car-auction/translations-result': result ?? nothing,
  })
  const router = createMemoryRouter([{ path: '/', element: <Sheet lot={lot} /> }])
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n(language, portalMessages, portalPageMessages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  const user = userEvent.setup()
  const tab = language === 'ru' ? 'Ручной перевод' : 'Manager translation'
  await user.click(await screen.findByRole('tab', { name: tab }))
  return { ...world, sent, user }
}

test('no reply time is promised for a lot that was already sold, before or after the request', async () => {
  const over = '2026-11-20T01:00:00.000Z'
  await open(lotThat(fresh.translateDetail, over))
  expect(await screen.findByText(/^The auction of this lot is over\./)).toBeVisible()
  expect(screen.queryByText(/within two hours/)).not.toBeInTheDocument()
  cleanup()

  const [requestedAt, at] = ['2026-11-24T01:00:00.000Z', '2026-11-24T03:00:00.000Z']
  const asked = { ...fresh.translateDetail, requested: true, requestedAt, promise: { at, ahead: 2 } }
  await open(lotThat(asked, over))
  expect(
    await screen.findByText('Requested 2026.11.24 10:00. We’ll notify you when it’s ready.'),
  ).toBeVisible()
})

test('a request contains a language and a question, and is in progress once sent', async () => {
  const { sent, user } = await open(fresh)
  expect(await screen.findByText(/usually within two hours/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /English Language/ }))
  await user.click(await screen.findByRole('option', { name: 'Russian' }))
  await user.type(screen.getByPlaceholderText('Ask a question'), 'Is the roof rusty?')
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByRole('heading', { name: 'In progress' })).toBeVisible()
  expect(sent).toEqual([
    {
      carId: '8841207',
      type: 'auction',
      language: 'RU',
      specialRequest: 'Is the roof rusty?',
      auction: 'USS Tokyo',
    },
  ])
})

test('an earlier request is shown as in progress', async () => {
  await open(
    lotThat({
      requested: true,
      translated: false,
      requestedAt: '2026-11-24T00:12:00Z',
      byMachine: true,
    }),
  )
  expect(await screen.findByText(/Requested 2026.11.24 0?9:12/)).toBeVisible()
})

test('a request that is being sent is not sent again', async () => {
  const { sent, user } = await open(fresh, { request: new Promise(() => {}) })
  await user.click(await screen.findByRole('button', { name: 'Send request' }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Send request' })).toHaveAttribute('aria-busy'),
  )
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  expect(sent).toHaveLength(1)
})

test('a client at the daily limit is told so, and not to try again immediately', async () => {
  const { user } = await open(fresh, { request: refused(429, 'daily_limit') })
  await user.click(await screen.findByRole('button', { name: 'Send request' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Request failed You’ve reached the daily limit. Please try again tomorrow.',
  )
})

test('a failure keeps the input and disables the button until the tab is reopened', async () => {
  const { user } = await open(fresh, { request: refused(500, 'internal') })
  await user.type(await screen.findByPlaceholderText('Ask a question'), 'Rust?')
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Please try again later')
  await user.click(screen.getByRole('tab', { name: 'Auction sheet' }))
  await user.click(screen.getByRole('tab', { name: 'Manager translation' }))
  expect(screen.getByRole('button', { name: 'Send request' })).toBeDisabled()
  expect(screen.getByPlaceholderText('Ask a question')).toHaveValue('Rust?')

  await user.click(screen.getByRole('button', { name: 'Next visit' }))
  expect(screen.getByRole('tab', { name: 'Auction sheet' })).toHaveAttribute('aria-selected', 'true')
  await user.click(screen.getByRole('tab', { name: 'Manager translation' }))
  expect(await screen.findByRole('button', { name: 'Send request' })).toBeEnabled()
  expect(screen.getByPlaceholderText('Ask a question')).toHaveValue('')
})

const full = {
  text_en: 'Stone chip.\n\n- **A1** left door',
  text_ru: 'Скол.',
  files: {
    mp3: ['/f/call.mp3'],
    pdf: ['/f/sheet-en.pdf'],
    xlsx: ['/f/defects.xlsx'],
    jpg: ['/f/under%20body.jpg'],
    png: [],
  },
}

test('an answer has recordings, text, documents under their real names, and pictures to enlarge', async () => {
  const { user } = await open(answered, { result: full })
  expect(await screen.findByText('Stone chip.')).toBeVisible()
  expect(screen.getByText('A1').closest('li')).toHaveTextContent('A1 left door')
  expect(screen.getByText('A1').tagName).toBe('STRONG')
  expect(screen.getByLabelText('Recording call.mp3')).toHaveAttribute('src', '/f/call.mp3')
  const documents = within(screen.getByRole('list', { name: 'Files' })).getAllByRole('link')
  expect(documents.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['sheet-en.pdf', '/f/sheet-en.pdf'],
    ['defects.xlsx', '/f/defects.xlsx'],
  ])
  await user.click(screen.getByRole('button', { name: 'Enlarge under body.jpg' }))
  expect(await screen.findByRole('dialog', { name: /under body\.jpg/ })).toBeVisible()
})

test('a Russian page shows the Russian text, or the English one if there is none', async () => {
  await open(answered, { result: full, language: 'ru' })
  expect(await screen.findByText('Скол.')).toBeVisible()
  cleanup()
  await open(answered, { result: { ...full, text_ru: '' }, language: 'ru' })
  expect((await screen.findByText('Stone chip.')).closest('[lang]')).toHaveAttribute('lang', 'en')
})

test('another question can be typed below an answer, and earlier answers stay', async () => {
  const earlier = [{ ...nothing, text_en: 'No rust.', at: '2026-11-24T00:12:00Z' }]
  const { user, sent } = await open(answered, { result: { ...full, earlier } })
  const before = within(
    await screen
      .findByRole('heading', { name: /Earlier reply, 2026\.11\.24/ })
      .then((h) => h.parentElement as HTMLElement),
  )
  expect(before.getByText('No rust.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Ask another question' }))
  expect(screen.getByRole('button', { name: 'Send request' })).toBeDisabled()
  expect(screen.getByPlaceholderText('Ask a question')).toHaveFocus()
  await user.type(screen.getByPlaceholderText('Ask a question'), 'And the roof?')
  await user.click(screen.getByRole('button', { name: 'Send request' }))
  expect(await screen.findByRole('heading', { name: 'Your question is being answered' })).toBeVisible()
  expect(sent).toMatchObject([{ specialRequest: 'And the roof?' }])
  expect(screen.getByText('Stone chip.')).toBeVisible()
})

test('if the company takes no more requests, the answer stays but nothing more can be asked', async () => {
  await open(lotThat({ ...answered.translateDetail, byManager: false }), { result: full })
  expect(await screen.findByText('Stone chip.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ask another question' })).not.toBeInTheDocument()
})

test('a pending follow-up question is shown below the first answer', async () => {
  const promise = { at: '2026-11-24T02:12:00Z', ahead: 0 }
  await open(lotThat({ ...answered.translateDetail, requestedAt: '2026-11-24T00:12:00Z', promise }), {
    result: full,
  })
  expect(await screen.findByText('Stone chip.')).toBeVisible()
  expect(screen.getByText(/Requested 2026\.11\.24 9:12.*Promised by/)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Ask another question' })).not.toBeInTheDocument()
})

test('an empty answer is labeled as such', async () => {
  await open(answered)
  expect(await screen.findByRole('heading', { name: 'No translation available' })).toBeVisible()
})

test('staff do not send requests and get a link to their desk instead', async () => {
  await open(lotThat({ requested: true, translated: false, byMachine: true }), { role: 'manager' })
  expect(await screen.findByText('A client is waiting for this sheet')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Open Translations' })).toHaveAttribute(
    'href',
    '/translations?lot=8841207',
  )
})

test('stock has no sheet from a hall, so there is no translation by a manager', async () => {
  function Stock() {
    return <AuctionSheet lot={fresh} translations={useSheetTranslations(fresh, 'stock')} />
  }
  const world = createTestStore({
    'GET /user/view-profile': aProfile(),
  })
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n('en', portalMessages, portalPageMessages)}>
        <Stock />
      </I18nextProvider>
    </Provider>,
  )
  expect(await screen.findByRole('tab', { name: 'AI translation' })).toBeVisible()
  expect(screen.queryByRole('tab', { name: 'Manager translation' })).not.toBeInTheDocument()
})
