import { type PointerEvent, useRef, useState } from 'react'

const [least, most, step] = [1, 4, 0.4]

/**
 * The size of the sheet, and how to move it: with the mouse wheel and the scroll bars of its box, or by dragging it.
 */
export function useStage() {
  const box = useRef<HTMLDivElement>(null)
  const held = useRef<{ x: number; y: number }>(null)
  const [zoom, setZoom] = useState<number>(least)
  const zoomBy = (by: number) =>
    setZoom((now) => Math.max(least, Math.min(most, Math.round((now + by) * 10) / 10)))
  return {
    box,
    zoom,
    zoomIn: () => zoomBy(step),
    zoomOut: () => zoomBy(-step),
    fit: () => setZoom(least),
    canZoomIn: zoom < most,
    canZoomOut: zoom > least,
    pan: {
      onPointerDown(event: PointerEvent) {
        const isChip = event.target instanceof Element && event.target.closest('button, [role=application]')
        if (!isChip && event.button === 0) held.current = { x: event.clientX, y: event.clientY }
      },
      onPointerMove(event: PointerEvent) {
        if (!held.current || !box.current) return
        event.preventDefault()
        box.current.scrollLeft -= event.clientX - held.current.x
        box.current.scrollTop -= event.clientY - held.current.y
        held.current = { x: event.clientX, y: event.clientY }
      },
      onPointerUp() {
        held.current = null
      },
      onPointerLeave() {
        held.current = null
      },
    },
  }
}
