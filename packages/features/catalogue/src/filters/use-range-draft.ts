import type { NumberRange } from '@seriba/domain/lots/filters'
import { useState } from 'react'

const open: NumberRange = { from: null, to: null }

/** What is typed into a range. It is handed on while it can be met: not with its ends in the wrong order. */
export function useRangeDraft(value: NumberRange | null, onChange: (range: NumberRange | null) => void) {
  const [given, setGiven] = useState(value)
  const [typed, setTyped] = useState(value ?? open)
  if (given !== value) {
    setGiven(value)
    setTyped(value ?? open)
  }
  const isReversed = ({ from, to }: NumberRange) => from !== null && to !== null && from > to

  const type = (range: NumberRange) => {
    const next = { from: range.from || null, to: range.to || null }
    setTyped(next)
    if (isReversed(next)) return
    const handed = next.from === null && next.to === null ? null : next
    setGiven(handed)
    onChange(handed)
  }
  return { typed, type, reversed: isReversed(typed) }
}
