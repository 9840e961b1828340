import { expect, test } from 'vitest'
import { panelBackground, panelShade } from './panel-color.ts'

test('a dark color stays as it is, and a light one is darkened only as much as white text needs', () => {
  expect(panelShade('#0B2E54')).toBe(100)
  expect(panelShade('#017EEF')).toBe(95)
  expect(panelShade('#FFEE55')).toBe(60)
  expect(panelShade('blue')).toBeNull()
})

test('white text on any panel has a contrast of at least 4.5', () => {
  for (const color of ['#017EEF', '#FFEE55', '#FFFFFF', '#1E9E52', '#777777']) {
    const shade = (panelShade(color) ?? 0) / 100
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const channel = Number.parseInt(color.slice(at, at + 2), 16) / 255
      return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
    }) as [number, number, number]
    const luminance = (0.2126 * red + 0.7152 * green + 0.0722 * blue) * shade ** 3
    expect(1.05 / (luminance + 0.05)).toBeGreaterThanOrEqual(4.5)
  }
})

test('a panel without a valid color gets the default', () => {
  expect(panelBackground(null)).toBe('color-mix(in oklab, #017EEF 95%, #000)')
  expect(panelBackground('blue')).toBe(panelBackground(''))
  expect(panelBackground('#0B2E54')).toBe('color-mix(in oklab, #0B2E54 100%, #000)')
})
