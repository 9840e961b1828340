import type { Severity } from '@seriba/domain/lots/sheet/severity'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'

const zoomStep = 0.5
const [least, most] = [1, 3]

/** Which finding is selected, whether the codes are shown, and how large the sheet is. */
export function useReading(keys: readonly string[], canZoom: boolean) {
  const root = useRef<HTMLDivElement>(null)
  const [chosen, choose] = useState<string>()
  const [shown, show] = useState(true)
  const [zoom, setZoom] = useState(least)
  // Wherever a finding was selected, it scrolls into view on the sheet and in the list.
  useEffect(() => {
    if (chosen === undefined) return
    const pressed = root.current?.querySelectorAll('[aria-pressed="true"]') ?? []
    for (const element of pressed) element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [chosen])
  const step = (by: number) => {
    const known = chosen === undefined ? -1 : keys.indexOf(chosen)
    const at = known < 0 && by < 0 ? 0 : known
    choose(keys[(at + by + keys.length) % keys.length])
  }
  const zoomBy = (by: number) => setZoom((now) => Math.max(least, Math.min(most, now + by)))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || keys.length === 0 || isTyped(event.target)) return
    const acts: Record<string, () => void> = {
      KeyO: () => show((was) => !was),
      ArrowRight: () => step(1),
      ArrowLeft: () => step(-1),
    }
    const zooms: Record<string, () => void> = {
      '+': () => zoomBy(zoomStep),
      '-': () => zoomBy(-zoomStep),
      '0': () => setZoom(least),
    }
    const act = acts[event.code] ?? (canZoom ? zooms[event.key] : undefined)
    // A sheet that is larger than its box is moved by the arrow keys.
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

/** Characters typed into a text are not shortcuts. */
const isTyped = (target: EventTarget) =>
  target instanceof HTMLElement && target.closest('input, textarea') !== null

/** Severities that the user has hidden. */
export function useHidden() {
  const [hidden, setHidden] = useState<readonly Severity[]>([])
  const toggle = (severity: Severity) =>
    setHidden((now) => (now.includes(severity) ? now.filter((one) => one !== severity) : [...now, severity]))
  return { hidden, toggle }
}
