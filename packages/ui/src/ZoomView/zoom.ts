/** `x` and `y` move the picture from the center, in px. */
export type Zoom = { scale: number; x: number; y: number }
export type Box = { width: number; height: number }

export const MIN_SCALE = 1
export const MAX_SCALE = 3
export const atRest: Zoom = { scale: 1, x: 0, y: 0 }

/** Which part of the picture is visible, as fractions of the box. */
export function partSeen({ scale, x, y }: Zoom, { width, height }: Box) {
  const size = 1 / scale
  const from = (moved: number, whole: number) => 0.5 - moved / (whole * scale) - size / 2
  return { left: width > 0 ? from(x, width) : 0, top: height > 0 ? from(y, height) : 0, size }
}

/** Brings a point of the picture, in fractions of the box, to the center. */
export const centerOn = (zoom: Zoom, point: { x: number; y: number }, box: Box): Zoom =>
  panBy(
    { ...zoom, x: 0, y: 0 },
    (0.5 - point.x) * box.width * zoom.scale,
    (0.5 - point.y) * box.height * zoom.scale,
    box,
  )

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** Moves the picture, but never so far that an edge comes inside the box. */
export function panBy(zoom: Zoom, dx: number, dy: number, box: Box): Zoom {
  const roomX = (box.width * (zoom.scale - 1)) / 2
  const roomY = (box.height * (zoom.scale - 1)) / 2
  return { ...zoom, x: clamp(zoom.x + dx, -roomX, roomX), y: clamp(zoom.y + dy, -roomY, roomY) }
}

/** Changes the scale so that what is at a point (from the center, in px) stays there. */
export function zoomTo(zoom: Zoom, scale: number, box: Box, point = { x: 0, y: 0 }): Zoom {
  const next = Math.round(clamp(scale, MIN_SCALE, MAX_SCALE) * 10) / 10
  const ratio = next / zoom.scale
  const moved = {
    scale: next,
    x: point.x - (point.x - zoom.x) * ratio,
    y: point.y - (point.y - zoom.y) * ratio,
  }
  return panBy(moved, 0, 0, box)
}
