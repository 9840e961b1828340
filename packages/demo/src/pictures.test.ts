import { loadImage } from '@napi-rs/canvas'
import { thumbnailOf } from '@seriba/domain/lots/thumbnail'
import { describe, expect, test } from 'vitest'
import { demoLots, type FeedLot } from './lots.ts'
import { drawPicture } from './pictures.ts'

const lots = [...demoLots({ live: 600, stats: 0, today: '2026-11-24', seed: 3 })]
const draw = (url: string) => {
  const { pathname, searchParams } = new URL(url, 'https://demo.example')
  return drawPicture(pathname, searchParams)
}
const oneOf = (kind: FeedLot['kind']) => lots.find((lot) => lot.kind === kind) as FeedLot

describe('drawPicture', () => {
  test.each(['car', 'bike', 'machinery', 'stock'] as const)(
    'draws every picture of a %s lot',
    async (kind) => {
      for (const url of oneOf(kind).images) {
        const picture = await draw(url)
        expect(picture?.contentType).toBe('image/svg+xml')
        expect(String(picture?.body)).toMatch(/^<svg .*<\/svg>$/s)
      }
    },
  )

  test('draws every video named in a report, showing the lot’s own machine', async () => {
    const filmed = lots.filter(({ inspection }) => inspection?.videos)
    expect(filmed.length).toBeGreaterThan(0)
    for (const { images, inspection } of filmed)
      for (const url of inspection?.videos?.split('#') ?? []) {
        expect(url).toContain(`/film/${images[0]?.split('/').slice(3, 6).join('-')}-`)
        const film = await draw(url)
        expect(film?.contentType).toBe('video/webm')
        expect(Buffer.from(film?.body ?? '').toString('hex', 0, 4)).toBe('1a45dfa3')
      }
    expect(await draw('/art/v1/film/../../package.json')).toBeNull()
  })

  test('draws small versions of all of them for lists', async () => {
    for (const url of (['car', 'bike', 'machinery'] as const).flatMap((kind) => oneOf(kind).images)) {
      const photo = await draw(thumbnailOf(url))
      expect(photo?.contentType).toBe('image/jpeg')
      const { width, height } = await loadImage(photo?.body as Buffer)
      expect([width, height]).toEqual([280, 210])
    }
  })

  test.each(['car', 'bike', 'machinery'] as const)('draws the sheet of a %s as a PNG', async (kind) => {
    const picture = await draw(oneOf(kind).auctionSheet)
    expect(picture?.contentType).toBe('image/png')
    const image = await loadImage(picture?.body as Buffer)
    expect([image.width, image.height]).toEqual([1188, 840])
  })

  test('knows the address of every picture of every lot', async () => {
    const odometers = lots.flatMap(({ images }) => images.filter((url) => url.includes('/odometer.svg')))
    for (const url of odometers.slice(0, 300)) expect(await draw(url), url).not.toBeNull()
  })

  const sheet = oneOf('car').auctionSheet
  test.each([
    '/',
    '/art/v1',
    '/art/v1/',
    '/art/v1/car/suv/pearl/1/front34.png',
    '/art/v1/car/suv/pearl/1/',
    '/art/v1/car/suv/pearl/4000/front34.svg',
    '/art/v1/car/suv/pearl/-1/front34.svg',
    '/art/v1/car/suv/pearl/1/below.svg',
    '/art/v1/car/suv/constructor/1/front34.svg',
    '/art/v1/car/naked/pearl/1/front34.svg',
    '/art/v1/bike/scooter/red/1/engine.svg',
    '/art/v1/plane/suv/pearl/1/front34.svg',
    '/art/v1/car/suv/pearl/1/front34.svg?n=1e9',
    '/art/v1/car/suv/pearl/1/front34.svg?n=-5',
    '/art/v1/car/suv/pearl/1/front34.svg?n=<script>',
    `/art/v1/car/suv/pearl/1/front34.svg?n=${'9'.repeat(5000)}`,
    `/art/v1/car/${'suv'.repeat(5000)}/pearl/1/front34.svg`,
    '/art/v1/car/..%2f..%2fetc/pearl/1/passwd.svg',
    '/art/v1/sheet/car.png',
    '/art/v1/sheet/car.1.2.3.png',
    '/art/v1/sheet/car.999.1.1.1.1.1.1.2020.1.1.1.1.png',
    '/art/v1/sheet/car.1.1.20000.1.0.0.1.1.1.1.1.1.png',
    '/art/v1/sheet/car.1.1.20000.1.0.0.1.2020.1.1.1.999999.png',
    '/art/v1/sheet/plane.1.1.20000.1.0.0.1.2020.1.1.1.1.png',
    sheet.replace('.png', '.svg'),
    sheet.replace('car.', 'car.-'),
    sheet.replace('car.', `car.${'1'.repeat(4000)}`),
  ])('draws nothing at %s', async (url) => {
    expect(await draw(url)).toBeNull()
  })

  test('draws the same picture every time', async () => {
    const [url = ''] = oneOf('bike').images
    expect(await draw(url)).toEqual(await draw(url))
  })
})
