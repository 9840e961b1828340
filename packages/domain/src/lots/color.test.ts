import { expect, test } from 'vitest'
import { colorNamed, colorSample, colors } from './color.ts'

test.each([
  ['Pearl', 'pearl'],
  ['light blue', 'lightBlue'],
  ['WR Blue', null],
  ['', null],
])('%j is the color %j', (text, name) => {
  expect(colorNamed(text)).toBe(name)
})

test.each([
  ['WR Blue', colors.blue],
  ['Dark Blue', colors.darkBlue],
  ['Black / White two-tone', colors.white],
  ['Kinmokusei', null],
  ['', null],
])('the swatch for %j is %j', (text, hex) => {
  expect(colorSample(text)).toBe(hex)
})
