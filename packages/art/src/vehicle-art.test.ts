import { describe, expect, test } from 'vitest'
import { auctionSheet } from './auction-sheet.ts'
import { BODIES, type VehicleKind, vehicleArt, viewsOf } from './vehicle-art.ts'

const kinds: VehicleKind[] = ['car', 'bike', 'machinery']
const pictures = kinds.flatMap((kind) =>
  BODIES[kind].flatMap((body) => viewsOf(kind, body).map((view) => ({ kind, body, view }))),
)

describe('vehicleArt', () => {
  test.each(pictures)('draws a $kind $body from $view', (picture) => {
    const svg = vehicleArt({ ...picture, seed: 7, lot: 30518, mileage: 68_432 })
    expect(svg).toMatch(/^<svg [^>]*viewBox="0 0 640 480".*<\/svg>$/s)
    expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  test('draws the same picture from the same options', () => {
    const options = { kind: 'car', body: 'suv', view: 'front34', seed: 'a' } as const
    expect(vehicleArt(options)).toBe(vehicleArt({ ...options }))
    expect(vehicleArt({ ...options, seed: 'b' })).not.toBe(vehicleArt(options))
  })

  test('falls back to the first body, the lead view and a market paint', () => {
    const unknown = vehicleArt({ kind: 'car', body: 'spaceship', view: 'below', paint: 'plaid', seed: 1 })
    expect(unknown).toBe(vehicleArt({ kind: 'car', body: 'sedan', view: 'front34', seed: 1 }))
  })

  test('escapes the text alternative', () => {
    const svg = vehicleArt({ kind: 'bike', body: 'sport', seed: 1, title: '<script>"&' })
    expect(svg).toContain('<title>&lt;script&gt;&quot;&amp;</title>')
  })
})

describe('auctionSheet', () => {
  const lot = { house: 'ＵＳＳ東京', lot: '30518', grade: '4.5', maker: 'トヨタ', model: 'プラド', eraYear: 'R1' }

  test.each(kinds)('prints a sheet for a %s', (kind) => {
    const svg = auctionSheet({ ...lot, kind, mileageKm: 68_432, hours: 4812 })
    expect(svg).toMatch(/^<svg .*30518.*<\/svg>$/s)
    expect(svg).not.toMatch(/NaN|undefined/)
  })

  test('escapes what the seller wrote', () => {
    expect(auctionSheet({ ...lot, notes: ['<b>&</b>'] })).not.toContain('<b>')
  })
})
