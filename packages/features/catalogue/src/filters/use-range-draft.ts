import type { NumberRange } from '@seriba/domain/lots/filters'
import { useEffect, useRef, useState } from 'react'

const open: NumberRange = { from: null, to: null }
const isReversed = ({ from, to }: NumberRange) => from !== null && to !== null && from > to

/** Keys of one figure stay local; the surrounding panel is rendered once they pause. */
const pauseMs = 150

/** The typed ends of a range. They are passed on while they are valid: not with the ends in the wrong order. */
export function useRangeDraft(value: NumberRange | null, onChange: (range: NumberRange | null) => void) {
  const [seen, setSeen] = useState(value)
  const [typed, setTyped] = useState(value ?? open)
  const waiting = useRef<NumberRange | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const hand = useRef(onChange)
  hand.current = onChange
  if (seen !== value) {
    setSeen(value)
    if (waiting.current === null) setTyped(value ?? open)
  }

  const flush = () => {
    clearTimeout(timer.current)
    const range = waiting.current
    waiting.current = null
    if (range && !isReversed(range)) hand.current(range.from === null && range.to === null ? null : range)
  }
  const type = (range: NumberRange) => {
    const next = { from: range.from || null, to: range.to || null }
    setTyped(next)
    waiting.current = next
    clearTimeout(timer.current)
    timer.current = setTimeout(flush, pauseMs)
  }
  useEffect(() => () => clearTimeout(timer.current), [])

  return { typed, type, flush, reversed: isReversed(typed) }
}
