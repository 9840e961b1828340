import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { atRest, centerOn, panBy, partSeen, type Zoom, zoomTo } from './zoom.ts'

const BUTTON_STEP = 0.3
const WHEEL_STEP = 0.1
const DOUBLE_CLICK_SCALE = 2
const ARROW_PX = 40

type Point = { clientX: number; clientY: number }

/**
 * Zoom and pan of one box by mouse, wheel, touch and keys; for a scan that is `turnable`, also its quarter and
 * contrast.
 */
export function useZoom(turnable = false) {
  const box = useRef<HTMLDivElement>(null)
  const [zoom, setZoom] = useState<Zoom>(atRest)
  const [turns, setTurns] = useState(0)
  const [strong, setStrong] = useState(false)
  const turn = () => {
    setTurns((now) => (now + 1) % 4)
    setZoom(atRest)
  }
  const strengthen = () => setStrong((now) => !now)
  const reset = () => {
    setZoom(atRest)
    setTurns(0)
    setStrong(false)
  }
  const size = () => box.current?.getBoundingClientRect() ?? new DOMRect()
  const fromCentre = ({ clientX, clientY }: Point) => {
    const { left, top, width, height } = size()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const zoomBy = (step: number, at?: Point) =>
    setZoom((now) => zoomTo(now, now.scale + step, size(), at && fromCentre(at)))
  const pan = (dx: number, dy: number) => setZoom((now) => panBy(now, dx, dy, size()))

  // React listens to wheels passively, and a passive listener cannot keep the page from scrolling.
  const onWheel = useRef<(event: WheelEvent) => void>(null)
  onWheel.current = (event) => {
    event.preventDefault()
    zoomBy(event.deltaY < 0 ? WHEEL_STEP : -WHEEL_STEP, event)
  }
  useEffect(() => {
    const element = box.current
    const listen = (event: WheelEvent) => onWheel.current?.(event)
    element?.addEventListener('wheel', listen, { passive: false })
    return () => element?.removeEventListener('wheel', listen)
  }, [])

  const keys: Record<string, () => void> = {
    '+': () => zoomBy(BUTTON_STEP),
    '=': () => zoomBy(BUTTON_STEP),
    '-': () => zoomBy(-BUTTON_STEP),
    '0': reset,
    ArrowLeft: () => pan(ARROW_PX, 0),
    ArrowRight: () => pan(-ARROW_PX, 0),
    ArrowUp: () => pan(0, ARROW_PX),
    ArrowDown: () => pan(0, -ARROW_PX),
    ...(turnable && { r: turn, c: strengthen }),
  }

  return {
    zoom,
    zoomIn: () => zoomBy(BUTTON_STEP),
    zoomOut: () => zoomBy(-BUTTON_STEP),
    turns,
    turn,
    strong,
    strengthen,
    reset,
    partSeen: () => partSeen(zoom, size()),
    /** The box's width divided by its height. */
    shape: () => {
      const { width, height } = size()
      return height > 0 ? width / height : 1
    },
    centerOn: (point: { x: number; y: number }) => setZoom((now) => centerOn(now, point, size())),
    changed: zoom.scale > 1 || turns > 0 || strong,
    surface: {
      ref: box,
      onDoubleClick: (event: MouseEvent) =>
        setZoom((now) =>
          now.scale > 1 ? atRest : zoomTo(now, DOUBLE_CLICK_SCALE, size(), fromCentre(event)),
        ),
      onKeyDown(event: KeyboardEvent) {
        const act = keys[event.key]
        if (!act || event.altKey || event.ctrlKey || event.metaKey) return
        event.preventDefault()
        // A page may have commands on the same letters.
        event.stopPropagation()
        act()
      },
      onPointerDown: (event: PointerEvent) => event.currentTarget.setPointerCapture?.(event.pointerId),
      onPointerMove(event: PointerEvent) {
        if (event.buttons === 1) pan(event.movementX, event.movementY)
      },
    },
  }
}
