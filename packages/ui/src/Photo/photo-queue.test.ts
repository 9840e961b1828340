import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { blank, inTurn, takesTurns } from './photo-queue.ts'

const near = (images: readonly HTMLImageElement[]) =>
  Nearness.tell(images.map((target) => ({ target, isIntersecting: true })))
const photos = (count: number) =>
  Array.from({ length: count }, () => Object.assign(document.createElement('img'), { src: blank }))
const asked = (images: readonly HTMLImageElement[]) =>
  images.filter((image) => image.getAttribute('src') !== blank).length

class Nearness {
  static tell: (entries: { target: Element; isIntersecting: boolean }[]) => void
  constructor(note: (entries: unknown[], observer: unknown) => void) {
    Nearness.tell = (entries) => note(entries, this)
  }
  observe() {}
  unobserve() {}
}

beforeEach(() => vi.stubGlobal('IntersectionObserver', Nearness))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('nearby pictures load three at a time, so that searches find a free connection', () => {
  const images = photos(5)
  const giveUp = images.map((image, index) => inTurn(image, `/art/${index}.jpg`))
  expect(asked(images)).toBe(0)

  near(images)
  expect(asked(images)).toBe(3)
  images[1]?.dispatchEvent(new Event('load'))
  expect(asked(images)).toBe(4)
  for (const stop of giveUp) stop()
})

test('a picture that leaves the page is canceled and blanked, and the next one gets its turn', () => {
  const images = photos(4)
  const giveUp = images.map((image, index) => inTurn(image, `/art/${index}.jpg`))
  near(images)
  const [first, , , last] = images

  giveUp[0]?.()
  expect(first).toHaveAttribute('src', blank)
  expect(last).toHaveAttribute('src', '/art/3.jpg')
  for (const stop of giveUp) stop()
})

test('only pictures that share the few connections of HTTP/1.1 take turns', () => {
  const protocol = vi.fn(() => 'http/1.1')
  const entry = {
    get nextHopProtocol() {
      return protocol()
    },
  }
  vi.stubGlobal('performance', { getEntriesByType: () => [entry] })
  expect(takesTurns('/art/1.jpg')).toBe(true)
  expect(takesTurns('https://photos.example/1.jpg')).toBe(false)
  protocol.mockReturnValue('h2')
  expect(takesTurns('/art/1.jpg')).toBe(false)
})
