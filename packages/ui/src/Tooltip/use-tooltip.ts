import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'

const DELAY_MS = 300
const GAP = 6
const EDGE = 8

type Side = 'top' | 'bottom' | 'right'
type Given = Record<string, unknown>

const callGiven = (props: Given, name: string, event: unknown) => {
  const handler = props[name]
  if (typeof handler === 'function') handler(event)
}

/** Opens and closes a tooltip, and keeps the handlers that its trigger already had. */
export function useTooltip(side: Side, given: Given) {
  const [anchor, setAnchor] = useState<Element | null>(null)
  const timer = useRef(0)
  const hide = useCallback(() => {
    clearTimeout(timer.current)
    setAnchor(null)
  }, [])
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!anchor) return
    document.addEventListener('scroll', hide, true)
    return () => document.removeEventListener('scroll', hide, true)
  }, [anchor, hide])

  const handlers = {
    onPointerEnter(event: PointerEvent) {
      callGiven(given, 'onPointerEnter', event)
      if (event.pointerType === 'touch') return
      const target = event.currentTarget
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => setAnchor(target), DELAY_MS)
    },
    onPointerLeave(event: PointerEvent) {
      callGiven(given, 'onPointerLeave', event)
      hide()
    },
    onPointerDown(event: PointerEvent) {
      callGiven(given, 'onPointerDown', event)
      hide()
    },
    onFocus(event: FocusEvent) {
      callGiven(given, 'onFocus', event)
      if (event.currentTarget.matches(':focus-visible')) setAnchor(event.currentTarget)
    },
    onBlur(event: FocusEvent) {
      callGiven(given, 'onBlur', event)
      hide()
    },
    onKeyDown(event: KeyboardEvent) {
      callGiven(given, 'onKeyDown', event)
      if (event.key === 'Escape') hide()
    },
  }

  const place = useCallback(
    (tip: HTMLElement | null) => {
      if (tip && anchor) placeBeside(tip, anchor.getBoundingClientRect(), side)
    },
    [anchor, side],
  )

  return { anchor, handlers, place }
}

function placeBeside(tip: HTMLElement, at: DOMRect, side: Side) {
  const { width, height } = tip.getBoundingClientRect()
  const below = side === 'bottom' || at.top - height - GAP < EDGE
  const left = side === 'right' ? at.right + GAP : at.left + (at.width - width) / 2
  const beside = at.top + (at.height - height) / 2
  const top = side === 'right' ? beside : below ? at.bottom + GAP : at.top - height - GAP
  tip.style.left = `${Math.max(EDGE, Math.min(left, window.innerWidth - width - EDGE))}px`
  tip.style.top = `${top}px`
}
