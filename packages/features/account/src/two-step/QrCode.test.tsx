import { render, screen } from '@testing-library/react'
import decode from 'qr/decode.js'
import { expect, test } from 'vitest'
import '@seriba/testing/setup'
import { QrCode } from './QrCode.tsx'

/** Paints the path as a scanner would see it, with several pixels per cell, dark on white. */
function picture(svg: Element) {
  const dots = 4
  const size = Number(svg.getAttribute('viewBox')?.split(' ')[2])
  const width = size * dots
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of svg
    .querySelector('path')
    ?.getAttribute('d')
    ?.matchAll(/M(\d+) (\d+)h/g) ?? []) {
    for (let row = 0; row < dots; row++) {
      for (let column = 0; column < dots; column++) {
        const at = ((Number(y) * dots + row) * width + Number(x) * dots + column) * 4
        data.fill(0, at, at + 3)
      }
    }
  }
  return { width, height: width, data }
}

test('a scanner reads the text encoded in the picture', () => {
  const uri =
    'otpauth://totp/Vostok%20Auto:mori%40vostok-auto.example?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Vostok%20Auto'
  render(<QrCode text={uri} label="QR code" />)
  expect(decode(picture(screen.getByRole('img', { name: 'QR code' })))).toBe(uri)
})
