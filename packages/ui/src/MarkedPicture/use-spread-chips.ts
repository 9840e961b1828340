import { type RefObject, useLayoutEffect } from 'react'
import { spreadBoxes } from './spread-boxes.ts'

/**
 * Codes that are close together on a sheet cover one another: their chips are moved apart, whenever they or the picture
 * change.
 */
export function useSpreadChips(picture: RefObject<HTMLElement | null>) {
  // After each render: a chip that is chosen, renamed or added has a different size.
  useLayoutEffect(() => {
    const element = picture.current
    if (!element) return
    const observer = new ResizeObserver(() => spread(element))
    observer.observe(element)
    return () => observer.disconnect()
  })
}

function spread(picture: HTMLElement) {
  const chips = [...picture.querySelectorAll<HTMLElement>(':scope > [data-mark]')]
  const room = { width: picture.clientWidth, height: picture.clientHeight }
  const boxes = chips.map(({ offsetLeft, offsetTop, offsetWidth: width, offsetHeight: height, dataset }) => ({
    // A chip is positioned by its center, but one at the end of a line by its right edge.
    x: offsetLeft - (dataset.end ? width / 2 : 0),
    y: offsetTop,
    width,
    height,
  }))
  for (const [at, { x, y }] of spreadBoxes(boxes, room).entries()) {
    const chip = chips[at]
    if (chip) chip.style.translate = x || y ? `${x}px ${y}px` : ''
  }
}
