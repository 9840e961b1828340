import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { ZoomView } from './index.ts'
import { atRest, centerOn, panBy, partSeen, zoomTo } from './zoom.ts'

const box = { width: 400, height: 300 }

test('the zoom stays between 1× and 3×', () => {
  expect(zoomTo(atRest, 9, box).scale).toBe(3)
  expect(zoomTo(atRest, 0.2, box).scale).toBe(1)
})

test('zooming keeps the point under the pointer in place', () => {
  expect(zoomTo(atRest, 2, box, { x: 50, y: -20 })).toEqual({ scale: 2, x: -50, y: 20 })
})

test('panning never shows anything beyond the picture', () => {
  expect(panBy({ scale: 2, x: 0, y: 0 }, 900, -900, box)).toEqual({ scale: 2, x: 200, y: -150 })
  const back = zoomTo({ scale: 3, x: 400, y: 300 }, 1, box)
  expect([back.scale, Math.abs(back.x), Math.abs(back.y)]).toEqual([1, 0, 0])
})

test('the visible part follows from scale and position, and any point can be centered', () => {
  expect(partSeen(atRest, box)).toEqual({ left: 0, top: 0, size: 1 })
  expect(partSeen({ scale: 2, x: 200, y: -150 }, box)).toEqual({ left: 0, top: 0.5, size: 0.5 })
  const there = centerOn({ scale: 2, x: 0, y: 0 }, { x: 0.6, y: 0.4 }, box)
  expect(there).toMatchObject({ x: expect.closeTo(-80), y: expect.closeTo(60) })
  // A corner cannot be centered, because there is nothing beyond it.
  expect(centerOn({ scale: 2, x: 0, y: 0 }, { x: 1, y: 1 }, box)).toEqual({ scale: 2, x: -200, y: -150 })
})

const reading = { turnLabel: 'Rotate', contrastLabel: 'Contrast' }

const show = (tools?: typeof reading) =>
  render(
    <ZoomView
      label="Auction sheet"
      zoomInLabel="Zoom in"
      zoomOutLabel="Zoom out"
      resetLabel="Reset"
      {...(tools && { tools })}
    >
      <img src="/sheet.png" alt="Auction sheet" />
    </ZoomView>,
  )
const scale = () => screen.getByRole('status').textContent

test('buttons and the plus and minus keys zoom by 0.3, and zero resets', async () => {
  show()
  expect(screen.getByRole('button', { name: 'Zoom out' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(scale()).toBe('130%')
  screen.getByRole('region', { name: 'Auction sheet' }).focus()
  await userEvent.keyboard('+')
  expect(scale()).toBe('160%')
  await userEvent.keyboard('-0')
  expect(scale()).toBe('100%')
})

test('a double click zooms to 200%, and another one goes back', async () => {
  show()
  const view = screen.getByRole('region', { name: 'Auction sheet' })
  await userEvent.dblClick(view)
  expect(scale()).toBe('200%')
  await userEvent.dblClick(view)
  expect(scale()).toBe('100%')
})

const turned = () => screen.getByRole('img', { name: 'Auction sheet' }).parentElement?.style.rotate

test('a scan can be turned in quarters and given more contrast, by buttons and keys, until it is reset', async () => {
  show(reading)
  const reset = screen.getByRole('button', { name: 'Reset' })
  expect(reset).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Rotate' }))
  expect(turned()).toBe('90deg')
  screen.getByRole('region', { name: 'Auction sheet' }).focus()
  await userEvent.keyboard('rc')
  expect(turned()).toBe('180deg')
  expect(screen.getByRole('button', { name: 'Contrast' })).toHaveAttribute('aria-pressed', 'true')
  await userEvent.click(reset)
  expect([turned(), screen.getByRole('button', { name: 'Contrast' }).ariaPressed]).toEqual(['0deg', 'false'])
})

test('a small overview is shown while only part of the picture is visible', async () => {
  const { container } = render(
    <ZoomView
      label="Auction sheet"
      zoomInLabel="Zoom in"
      zoomOutLabel="Zoom out"
      resetLabel="Reset"
      overview={<img src="/sheet.png" alt="" />}
    >
      <img src="/sheet.png" alt="Auction sheet" />
    </ZoomView>,
  )
  const small = () => container.querySelector('[data-overview]')
  expect(small()).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Zoom in' }))
  expect(small()).not.toBeNull()
  // Screen readers do not announce any of it twice.
  expect(screen.getAllByRole('img')).toHaveLength(1)
})

test('a picture that is not a scan cannot be turned', async () => {
  show()
  expect(screen.queryByRole('button', { name: 'Rotate' })).toBeNull()
  screen.getByRole('region', { name: 'Auction sheet' }).focus()
  await userEvent.keyboard('r')
  expect(turned()).toBe('0deg')
})
