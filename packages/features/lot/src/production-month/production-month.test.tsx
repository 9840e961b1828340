import '@testing-library/jest-dom/vitest'
import { createTestStore, refused } from '@seriba/api/testing'
import type { LotDetail } from '@seriba/contracts/lot'
import type { ProductionMonthPage } from '@seriba/domain/lots/production-month'
import { createI18n, type Language } from '@seriba/i18n'
import { messages } from '@seriba/i18n/messages'
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { I18nextProvider } from 'react-i18next'
import { Provider } from 'react-redux'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { carLot } from '../testing/car-lot.ts'
import { bikeLot } from '../testing/other-lots.ts'
import { prado } from '../testing/production-info.ts'
import { ProductionMonth } from './ProductionMonth.tsx'

const empty = /No month of production was found/

afterEach(() => {
  cleanup()
  sessionStorage.clear()
  vi.unstubAllGlobals()
})

type Given = { lot?: LotDetail; pageType?: ProductionMonthPage; language?: Language; answer?: unknown }

async function open({ lot = carLot(), pageType = 'car-auction', language = 'en', ...given }: Given = {}) {
  const asked: Record<string, string>[] = []
  let answer: unknown = given.answer ?? { success: true, carInfo: prado }
  const { store } = createTestStore({
    [`GET /${pageType}/production-month`]: (request: Request) => {
      asked.push(Object.fromEntries(new URL(request.url).searchParams))
      return answer
    },
  })
  const i18n = await createI18n(language, messages)
  const show = (shown = lot) =>
    render(
      <Provider store={store}>
        <I18nextProvider i18n={i18n}>
          <ProductionMonth lot={shown} pageType={pageType} />
        </I18nextProvider>
      </Provider>,
    )
  show()
  return { asked, show, user: userEvent.setup(), answerWith: (next: unknown) => (answer = next) }
}

const field = () => screen.getByRole('textbox', { name: 'Chassis number' })
const button = () => screen.getByRole('button', { name: 'Look up' })
const factsOf = (chassis: string) => screen.findByLabelText(`Production data for ${chassis}`)
const linesOf = (list: HTMLElement) =>
  [...list.querySelectorAll('div')].map((line) => [
    line.querySelector('dt')?.textContent,
    line.querySelector('dd')?.textContent,
  ])

test('the lot’s number is looked up, and the known facts are listed in order', async () => {
  const { asked, user } = await open()
  expect(field()).toHaveValue('TRJ150-0098412')
  await user.click(button())
  expect(linesOf(await factsOf('TRJ150-0098412'))).toEqual([
    ['Year', '2019/8 (August)'],
    ['Model code', 'TRJ150W-GKTEK'],
    ['Model name', 'Land Cruiser Prado'],
    ['Grade code', 'TXL'],
    ['Engine no', '2TR-FE'],
    ['Transmission', '6 Super ECT'],
    ['Code', 'KTEK'],
    ['Exterior color code', '070'],
    ['Trim code', 'LA20'],
    ['Catalogue number', '672610'],
  ])
  expect(asked).toEqual([
    {
      chassis: 'TRJ150-0098412',
      maker: 'toyota',
      model: 'Prado',
      carId: '8841207',
      auction: 'USS Tokyo',
      lotNo: '41207',
    },
  ])
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('months have Russian names, too', async () => {
  const { user } = await open({ language: 'ru' })
  await user.click(screen.getByRole('button', { name: 'Узнать' }))
  expect(linesOf(await screen.findByLabelText('Данные о выпуске TRJ150-0098412'))[0]).toEqual([
    'Год',
    '2019/8 (август)',
  ])
})

test('a bike is looked up by its serial number, on its own page', async () => {
  const { asked, user } = await open({ lot: bikeLot(), pageType: 'bikes' })
  expect(field()).toHaveValue('NC42-1602214')
  await user.click(button())
  await factsOf('NC42-1602214')
  expect(asked).toMatchObject([{ chassis: 'NC42-1602214', maker: 'honda', model: 'CB400' }])
})

describe('the chassis number', () => {
  test('is shown from a part of the sheet if the lot says which, without the rest of the sheet', async () => {
    const loading: HTMLImageElement[] = []
    vi.stubGlobal('Image', function Picture() {
      const image = document.createElement('img')
      loading.push(image)
      return image
    })
    const mopDeail = {
      auctionSheet: '/art/"sheet".png',
      backgroundSize: '360% auto',
      backgroundPosition: '3% 33.6%',
    }
    await open({ lot: { ...carLot(), mopDeail } })
    const crop = screen.getByRole('img', { name: 'Chassis number on the auction sheet' })
    expect(crop.style.backgroundImage).toContain('sheet')
    expect(crop).toHaveStyle({ backgroundSize: '360% auto', backgroundPosition: '3% 33.6%' })
    expect(crop).toBeEmptyDOMElement()
    for (const image of loading) fireEvent.error(image)
    expect(screen.queryByRole('img')).toBeNull()
    cleanup()
    await open()
    expect(screen.queryByRole('img')).toBeNull()
  })

  test.each([
    ['{Backspace}', 'Required field'],
    ['TRJ1', /6 to 20/],
    ['TRJ150_0098412', /Latin letters, digits and hyphens/],
  ])('is refused at its field when %s is typed, and nothing is sent', async (typed, text) => {
    const { asked, user } = await open()
    await user.clear(field())
    await user.type(field(), `${typed}{Enter}`)
    expect(screen.getByRole('alert')).toHaveTextContent(text)
    expect(field()).toHaveFocus()
    expect(field()).toBeInvalid()
    expect(asked).toEqual([])
    await user.type(field(), '1')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('can be typed the way sheets are written', async () => {
    const { asked, user } = await open()
    await user.clear(field())
    await user.type(field(), 'ｔｒｊ１５０ー0098413{Enter}')
    await factsOf('TRJ150-0098413')
    expect(asked).toMatchObject([{ chassis: 'TRJ150-0098413' }])
  })
})

describe('a look-up', () => {
  test('shows that it is in progress, and is not sent twice', async () => {
    let finish: (answer: unknown) => void = () => {}
    const { asked, user } = await open({ answer: new Promise((resolve) => (finish = resolve)) })
    await user.click(button())
    expect(screen.getByRole('status')).toHaveTextContent('Looking up the chassis number')
    await user.click(button())
    finish({ success: true, carInfo: prado })
    await factsOf('TRJ150-0098412')
    expect(asked).toHaveLength(1)
  })

  test.each([
    ['finds nothing', { success: true, carInfo: null }, empty],
    ['fails', () => refused(502, 'production_month_empty'), empty],
    ['fails in our own server', () => refused(500, 'internal'), empty],
    ['exceeds the limit', () => refused(429, 'daily_limit'), /reached the daily limit/],
  ])('that %s says so, keeps the input, and can be repeated', async (_, answer, text) => {
    const { asked, user, answerWith } = await open({
      answer: typeof answer === 'function' ? answer() : answer,
    })
    await user.clear(field())
    await user.type(field(), 'trj150-7{Enter}')
    expect(await screen.findByRole('alert')).toHaveTextContent(text)
    expect(field()).toHaveValue('trj150-7')
    answerWith({ success: true, carInfo: prado })
    await user.click(button())
    await factsOf('TRJ150-7')
    expect(asked).toHaveLength(2)
  })

  test('clears the previous error when another number is typed', async () => {
    const { user } = await open({ answer: { success: true, carInfo: null } })
    await user.click(button())
    await screen.findByRole('alert')
    await user.type(field(), '9')
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('moves the focus to its result, and from there to another number', async () => {
    const { user } = await open()
    await user.click(button())
    const list = await factsOf('TRJ150-0098412')
    await waitFor(() => expect(list.parentElement).toHaveFocus())
    expect(within(screen.getByRole('region')).getByText('TRJ150-0098412')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Look up another chassis number' }))
    expect(field()).toHaveFocus()
    expect(field()).toHaveValue('TRJ150-0098412')
    await user.type(field(), '{Backspace}9{Enter}')
    await factsOf('TRJ150-0098419')
  })

  test('that succeeded is not repeated on returning to the lot', async () => {
    const { asked, user, show } = await open()
    await user.clear(field())
    await user.type(field(), 'TRJ150-0098499{Enter}')
    await factsOf('TRJ150-0098499')
    cleanup()
    show()
    await factsOf('TRJ150-0098499')
    expect(asked).toHaveLength(1)
  })

  test('that succeeded is restored after a reload, for the number that was entered', async () => {
    const { user } = await open()
    await user.clear(field())
    await user.type(field(), 'TRJ150-0098499{Enter}')
    await factsOf('TRJ150-0098499')
    cleanup()
    const { asked } = await open()
    await factsOf('TRJ150-0098499')
    expect(asked).toMatchObject([{ chassis: 'TRJ150-0098499', carId: '8841207' }])
  })

  test('that found nothing starts over after a reload', async () => {
    const { user } = await open({ answer: { success: true, carInfo: null } })
    await user.click(button())
    await screen.findByRole('alert')
    cleanup()
    const { asked } = await open()
    expect(field()).toBeVisible()
    expect(asked).toEqual([])
  })

  test('for one lot is not shown on another', async () => {
    const { user, show } = await open()
    await user.click(button())
    await factsOf('TRJ150-0098412')
    cleanup()
    const lot = carLot()
    show({ ...lot, carCommonDetail: { ...lot.carCommonDetail, id: '9' } })
    expect(field()).toHaveValue('TRJ150-0098412')
  })
})
