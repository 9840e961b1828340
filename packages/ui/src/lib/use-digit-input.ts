import { type ChangeEvent, type Ref, type RefObject, useLayoutEffect, useReducer, useRef } from 'react'
import {
  bareDigits,
  caretAfterDigits,
  countDigits,
  groupDigits,
  parseDigits,
  parseDigitsOrZero,
} from './digits.ts'
import { useMergedRef } from './use-merged-ref.ts'

type DigitInput = {
  value: number | null
  onChange: (value: number | null) => void
  /** Separates thousands; off for years. */
  grouped?: boolean | undefined
  /** 0 is a figure, too; without this, 0 counts as nothing typed. */
  zero?: boolean | undefined
  maxDigits?: number | undefined
  /** The text of a change, if not all of what was pasted counts. */
  read?: (event: ChangeEvent<HTMLInputElement>) => string
  ref?: Ref<HTMLInputElement> | undefined
}

/** An `<input>` of digits that separates thousands during typing, with the caret staying at its digit. */
export function useDigitInput({
  value,
  onChange,
  grouped = true,
  zero = false,
  maxDigits = 12,
  read = (event) => event.target.value,
  ref,
}: DigitInput) {
  const own = useRef<HTMLInputElement>(null)
  const digitsBehind = useRef<number | null>(null)
  // A refused character changes no value, but the caret must be put back.
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  const text = value === null ? '' : String(value)
  const shown = grouped ? groupDigits(text) : text

  // The new text is in the DOM only now; setting it has moved the caret to the end.
  useLayoutEffect(() => restoreCaret(own, digitsBehind))

  return {
    ref: useMergedRef(own, ref),
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'off',
    value: shown,
    onChange(event: ChangeEvent<HTMLInputElement>) {
      const typed = read(event)
      const { selectionEnd } = event.target
      digitsBehind.current = countDigits(typed.slice(selectionEnd ?? typed.length))
      const digits = bareDigits(typed).slice(0, maxDigits)
      const next = zero ? parseDigitsOrZero(digits || typed) : parseDigits(digits)
      if (next === value) redraw()
      onChange(next)
    },
  } as const
}

function restoreCaret(input: RefObject<HTMLInputElement | null>, digitsBehind: RefObject<number | null>) {
  const element = input.current
  if (!element || digitsBehind.current === null || element !== document.activeElement) return
  const caret = caretAfterDigits(element.value, digitsBehind.current)
  digitsBehind.current = null
  element.setSelectionRange(caret, caret)
}
