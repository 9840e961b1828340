import '@testing-library/jest-dom/vitest'
import { createTestStore } from '@seriba/api/testing'
import { createI18n, type Language } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { delayedAnswer, expectToLeaveOnceSaved } from '@seriba/testing/delayed-answer'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { someSettings, someTest } from '../testing/sources.ts'
import { SourcePage } from './SourcePage.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function open(at = '/feeds/source', answers: Record<string, unknown> = {}, language: Language = 'en') {
  const world = createTestStore({
    'GET /feed/source': { name: 'Kansai relay', settings: someSettings, codeEnd: '3f9a' },
    'POST /feed/save-source': { id: 4 },
    'POST /feed/test-source': someTest,
    ...answers,
  })
  const router = createMemoryRouter(
    [
      { path: '/feeds/source', element: <SourcePage /> },
      { path: '/feeds', element: <p>All feeds</p> },
    ],
    { initialEntries: [at] },
  )
  render(
    <Provider store={world.store}>
      <I18nextProvider i18n={await createI18n(language, messages)}>
        <RouterProvider router={router} />
      </I18nextProvider>
    </Provider>,
  )
  await screen.findByRole('textbox', { name: /^(Name|Название)$/ })
  return { ...world, router, user: userEvent.setup() }
}

const field = (name: string | RegExp) => screen.getByRole('textbox', { name })

test('a new source starts gently and keeps nothing until the contract is confirmed to allow a copy', async () => {
  const { user, sent, router } = await open()
  await user.type(field('Name'), 'Kansai relay')
  await user.type(field('Address'), 'https://feed.example/xml')
  await user.type(screen.getByLabelText('Code'), 'secret-code')
  expect(screen.getByRole('radio', { name: 'Not yet' })).toBeChecked()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('All feeds')).toBeVisible()
  expect(router.state.location.search).toBe('?feed=4')
  expect(sent('POST /feed/save-source')).toEqual([
    expect.objectContaining({
      id: null,
      name: 'Kansai relay',
      code: 'secret-code',
      settings: expect.objectContaining({ pauseMs: 400, pageRows: 250, mayKeepCopy: false }),
    }),
  ])
})

test('a query is sent as it is, or in the format a relay wants', async () => {
  const { user, sent } = await open('/feeds/source?feed=4')
  const how = screen.getByRole('button', { name: /Query format/ })
  expect(how).toHaveTextContent('As it is, in sql')
  await user.click(how)
  await user.click(await screen.findByRole('option', { name: 'Base64, in q' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('All feeds')
  expect(sent('POST /feed/save-source')).toMatchObject([{ settings: { statementAs: 'base64' } }])
})

test('missing or wrong values are reported at their fields, and nothing is sent', async () => {
  const { user, sent } = await open()
  await user.type(field('Address'), 'https://name:password@feed.example/xml?code=1')
  await user.clear(field(/^Pause between queries/))
  await user.type(field(/^Pause between queries/), 'soon')
  await user.click(screen.getByRole('button', { name: 'Test' }))
  expect(await screen.findByText(/^Enter an address such as/)).toBeVisible()
  expect(screen.getByText('Enter seconds from 0 to 60, such as 0.4.')).toBeVisible()
  expect(screen.getByLabelText('Code')).toBeInvalid()
  expect(field('Address')).toHaveValue('https://name:password@feed.example/xml?code=1')
  expect(sent('POST /feed/test-source')).toEqual([])
})

test('a stored source never shows its code, and keeps it if none is typed', async () => {
  const { user, sent } = await open('/feeds/source?feed=4')
  expect(screen.getByLabelText('Code')).toHaveValue('')
  expect(screen.getByText(/keep the code that ends in 3f9a/)).toBeVisible()
  await user.clear(field(/^Coming lots every/))
  await user.type(field(/^Coming lots every/), '30')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText('All feeds')
  expect(sent('POST /feed/save-source')).toEqual([
    { id: 4, name: 'Kansai relay', code: null, settings: { ...someSettings, comingMinutes: 30 } },
  ])
})

test('a test shows ten lots as they would be imported, their gaps, and one of them in its raw form', async () => {
  const { user, sent } = await open('/feeds/source?feed=4')
  await user.click(screen.getByRole('button', { name: 'Test' }))
  const lots = within(await screen.findByRole('table', { name: /^Ten lots/ }))
  expect(lots.getByText('complete')).toBeVisible()
  expect(lots.getByText('Gearbox: HL')).toBeVisible()
  expect(lots.getByText('mileage empty')).toBeVisible()
  expect(lots.getByText('lotNo: is required')).toBeVisible()
  expect(screen.getByText('3 of 4 have a gap')).toBeVisible()
  const raw = within(screen.getByRole('complementary', { name: 'As it comes' }))
  const cells = () => raw.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent))
  expect(cells()).toEqual([
    ['Column', 'As it comes', 'Becomes'],
    ['lot', '0087', '0087'],
    ['auction_date', '2026-11-26 00:00:00', '2026.11.26, time not known'],
    ['kuzov', '3BF-TRH200V', 'TRH200V'],
    ['kpp', 'FAT', 'AT'],
    ['priv', '', '-'],
    ['mileage', '119', '119\u00A0000\u00A0km'],
    ['serial', '0012345', ''],
  ])
  await user.click(lots.getByRole('button', { name: '3318' }))
  expect(raw.getByRole('row', { name: 'kpp FAT unknown word' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Another ten' }))
  expect(sent('POST /feed/test-source')).toEqual([
    expect.objectContaining({ id: 4, code: null, table: 'main', skip: 0 }),
    expect.objectContaining({ skip: 10 }),
  ])
})

test('in Russian the mileage of a tested lot has its unit in Russian, too', async () => {
  const { user } = await open('/feeds/source?feed=4', {}, 'ru')
  await user.click(screen.getByRole('button', { name: 'Проверить' }))
  const raw = within(await screen.findByRole('complementary', { name: 'Как приходит' }))
  expect(raw.getByRole('row', { name: /^mileage 119 119\s000\sкм$/u })).toBeVisible()
})

test('the result of a test is scrolled into view, however long the form is and however fast the answer', async () => {
  const seen: Element[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    seen.push(this)
  }
  onTestFinished(() => {
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView')
  })
  const { user } = await open('/feeds/source?feed=4', {
    'POST /feed/test-source': { ...someTest, milliseconds: 12 },
  })
  await user.click(screen.getByRole('button', { name: 'Test' }))
  const result = await screen.findByRole('region', { name: /^Ten lots/ })
  expect(seen).toEqual([result])
  expect(within(result).getByText('0.1 s')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Another ten' }))
  expect(seen).toEqual([result])
})

test('an answer without lots is reported in the source’s words and in ours', async () => {
  const failed = { ...someTest, lots: [], total: null, failure: { reason: 'refused', said: 'wrong code' } }
  const { user } = await open('/feeds/source?feed=4', { 'POST /feed/test-source': failed })
  await user.click(screen.getByRole('button', { name: 'Test' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The source answered, but not with lots. It said: wrong code',
  )
})

test('a bike feed has no tables to choose, and its picture host is filled in', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('radio', { name: /^Bikes in JSON/ }))
  expect(screen.queryByRole('checkbox', { name: 'Coming cars' })).toBeNull()
  expect(field('Host of the pictures')).toHaveValue('https://img.motopodbor.com')
})

test('leaving while a source is being saved waits until the save is complete', async () => {
  const { answer, release } = delayedAnswer({ id: 4 })
  const { user, router, sent } = await open('/feeds/source?feed=4', { 'POST /feed/save-source': answer })
  await user.type(field('Name'), ' 2')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('POST /feed/save-source')).toHaveLength(1))
  await expectToLeaveOnceSaved(router, '/feeds', release)
})
