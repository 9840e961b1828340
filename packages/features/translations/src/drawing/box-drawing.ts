import type { SheetBox } from '@seriba/domain/lots/sheet/sheet-reading'

type Point = { x: number; y: number }
type Frame = { left: number; top: number; width: number; height: number }

/** In thousandths; anything smaller is drawn by accident. */
const least = 6

const within = (value: number) => Math.max(0, Math.min(1000, Math.round(value)))

/** A point on the screen in thousandths of a picture in a frame. */
export const pointIn = ({ x, y }: Point, { left, top, width, height }: Frame): Point => ({
  x: within(((x - left) / width) * 1000),
  y: within(((y - top) / height) * 1000),
})

export const boxBetween = (a: Point, b: Point): SheetBox => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(a.x - b.x),
  height: Math.abs(a.y - b.y),
})

export const isDrawn = ({ width, height }: SheetBox): boolean => width >= least && height >= least

/** Where drawing with the keys begins. */
export const middleBox: SheetBox = { x: 460, y: 470, width: 80, height: 60 }

const step = 10
const moves: Record<string, Point> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
}

/** An arrow key moves a box within the picture, with Shift it resizes it; null for other keys. */
export function boxByKey(box: SheetBox, key: string, resizes: boolean): SheetBox | null {
  const move = moves[key]
  if (!move) return null
  const { x, y, width, height } = box
  if (resizes)
    return {
      x,
      y,
      width: Math.max(step, Math.min(1000 - x, width + move.x)),
      height: Math.max(step, Math.min(1000 - y, height + move.y)),
    }
  return {
    ...box,
    x: Math.max(0, Math.min(1000 - width, x + move.x)),
    y: Math.max(0, Math.min(1000 - height, y + move.y)),
  }
}
