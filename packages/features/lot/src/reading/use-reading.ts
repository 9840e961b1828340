import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

const zoomStep = 0.5
const [least, most] = [1, 3]

/** Which find is looked at, whether the codes are shown, and how large the sheet is. */
export function useReading(keys: readonly string[]) {
  const root = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState<string>()
  const [shown, show] = useState(true)
  const [zoom, setZoom] = useState(least)
  // Wherever a find was chosen, it comes into sight on the sheet and in the list.
  useEffect(() => {
    if (chosen === undefined) return
    const pressed = root.current?.querySelectorAll('[aria-pressed="true"]') ?? []
    for (const element of pressed) element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  const step = (by: number) => {
    const at = chosen === undefined ? (by > 0 ? -1 : 0) : keys.indexOf(chosen)
    choose(keys[(at + by + keys.length) % keys.length])
  }
  const zoomBy = (by: number) => setZoom((now) => Math.max(least, Math.min(most, now + by)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || keys.length === 0) return
    const acts: Record<string, () => void> = {
      KeyO: () => show((was) => !was),
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
    }
    const act = acts[event.code]
    // A sheet that is larger than its box is moved by the arrows.
    const moves = zoom > 1 && event.target instanceof HTMLElement && event.target.tagName === 'SECTION'
    if (!act || (moves && event.code !== 'KeyO')) return
    event.preventDefault()
    act()
  }
  return {
    root,
    chosen,
    choose,
    shown,
    show,
    step,
    zoom,
    zoomIn: () => zoomBy(zoomStep),
    zoomOut: () => zoomBy(-zoomStep),
    onKeyDown,
  }
}
