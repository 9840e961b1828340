import '@testing-library/jest-dom/vitest'
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { carRow } from '../testing/car-row.ts'
import { renderListing } from '../testing/render-listing.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const lot = (lotNo: number) => screen.findByRole('link', { name: new RegExp(`^Lot ${lotNo}`) })
const byPage = (query: URLSearchParams) => {
  const page = Number(query.get('page'))
  return { total: 41, lots: [carRow({ id: String(page), lotNo: 1000 + page })] }
}

/** The observed ends of lists with their margins, and a function that scrolls near the last one. */
function watchEnds() {
  const watched: { near: () => void; margin: string | undefined }[] = []
  class Observer {
    #one: (typeof watched)[number]
    constructor(onNear: (entries: { isIntersecting: boolean }[]) => void, options?: { rootMargin?: string }) {
      this.#one = { near: () => onNear([{ isIntersecting: true }]), margin: options?.rootMargin }
    }
    observe() {
      watched.push(this.#one)
    }
    disconnect() {
      if (watched.includes(this.#one)) watched.splice(watched.indexOf(this.#one), 1)
    }
  }
  vi.stubGlobal('IntersectionObserver', Observer)
  return { watched, comeNear: () => act(() => watched.at(-1)?.near()) }
}

test('the next page loads within 150 px of the end, one at a time, and none after the last', async () => {
  const { asked } = await renderListing({ wide: false, answer: byPage })
  const { watched, comeNear } = watchEnds()
  await lot(1001)
  expect(watched.map(({ margin }) => margin)).toEqual(['150px'])
  comeNear()
  // There is no end to observe while a page is loading.
  expect(watched).toEqual([])
  await lot(1002)
  expect(watched).toHaveLength(1)
  comeNear()
  await lot(1003)
  expect(watched).toEqual([])
  expect(asked.map((query) => query.get('page'))).toEqual(['1', '2', '3'])
  expect(await lot(1001)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeVisible()
})

test('a failed request keeps the earlier lots, says so once, and can be repeated', async () => {
  let broken = true
  const { router } = await renderListing({
    wide: false,
    answer: (query) => (query.get('sort') && broken ? { status: 500 } : { total: 200 }),
  })
  await lot(20117)
  await act(() => router.navigate('/?sort=year&order=ASC'))
  expect(await screen.findByRole('alert')).toHaveTextContent('Showing earlier results')
  expect(await lot(20117)).toBeVisible()
  const retry = screen.getByRole('button', { name: 'Try again' })
  broken = false
  act(() => retry.click())
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
  expect(await lot(20117)).toBeVisible()
})

test.each([
  ['on a wide screen', true],
  ['on a small screen', false],
])('an earlier empty result is not reported for the next lots %s', async (_, wide) => {
  let answers = true
  const { router } = await renderListing({
    wide,
    path: '/?maker=Toyota',
    answer: (query) => {
      if (query.get('makerId')) return { lots: [] }
      return answers ? {} : { status: 500 }
    },
  })
  await screen.findByText(/^No lots match this filter/)
  answers = false
  await act(() => router.navigate('/'))
  expect(screen.queryByText('There are no lots here yet.')).not.toBeInTheDocument()
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load the list')
  expect(screen.getByRole('alert')).not.toHaveTextContent('Showing earlier results')
})

test('a new search or order starts at the top, however it was requested', async () => {
  const { router } = await renderListing({ wide: false, path: '/?maker=Toyota' })
  const scrollTo = vi.fn()
  vi.stubGlobal('scrollTo', scrollTo)
  await lot(20117)
  for (const address of ['/?maker=Honda', '/?maker=Honda&sort=year&order=ASC', '/']) {
    await act(() => router.navigate(address))
  }
  expect(scrollTo.mock.calls).toEqual([[{ top: 0 }], [{ top: 0 }], [{ top: 0 }]])
  await act(() => router.navigate('/?page=2'))
  expect(scrollTo).toHaveBeenCalledTimes(3)
})

test('Back to top appears after scrolling a screen or two', async () => {
  await renderListing({ wide: false, answer: byPage })
  watchEnds()
  await lot(1001)
  expect(screen.queryByRole('button', { name: 'Back to top' })).toBeNull()
  vi.stubGlobal('scrollY', window.innerHeight * 2)
  act(() => void window.dispatchEvent(new Event('scroll')))
  expect(screen.getByRole('button', { name: 'Back to top' })).toBeVisible()
})
