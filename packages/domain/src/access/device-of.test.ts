import { expect, test } from 'vitest'
import { deviceOf } from './device-of.ts'

const mac = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36'
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  [windows, 'Chrome', 'Windows', false],
  [`${windows} Edg/131.0`, 'Edge', 'Windows', false],
  [`${windows} Edge/18.0`, 'Edge', 'Windows', false],
  [`${windows} OPR/115.0`, 'Opera', 'Windows', false],
  ['Opera/9.80 (X11; Linux x86_64)', 'Opera', 'Linux', false],
  [`${windows} YaBrowser/24.10`, 'Yandex', 'Windows', false],
  ['Mozilla/5.0 (X11; Ubuntu; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux', false],
  ['Mozilla/5.0 (Wayland; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox', 'Linux', false],
  [`${mac} Version/18.1 Safari/605.1.15`, 'Safari', 'macOS', false],
  [`${iPhone} Version/18.1 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone', true],
  [`${iPhone} CriOS/131.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone', true],
  [`${iPhone} FxiOS/133.0 Mobile/15E148 Safari/605.1.15`, 'Firefox', 'iPhone', true],
  [`${iPhone} EdgiOS/131.0 Mobile/15E148 Safari/604.1`, 'Edge', 'iPhone', true],
  [
    'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Safari/604.1',
    'Safari',
    'iPad',
    false,
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Tab) AppleWebKit/537.36 Chrome/131.0 Safari/537.36',
    'Chrome',
    'Android',
    true,
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/131.0 Mobile Safari/537.36 EdgA/131.0',
    'Edge',
    'Android',
    true,
  ],
  ['curl/8.11', '', '', false],
  ['', '', '', false],
])('the device of “%s” is “%s” on “%s”', (userAgent, browser, system, phone) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system, phone })
})
