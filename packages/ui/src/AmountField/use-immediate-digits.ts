import { type ChangeEvent, type Ref, startTransition, useLayoutEffect, useRef, useState } from 'react'
import { bareDigits, caretAfterDigits, countDigits, groupDigits, parseDigits } from '../lib/digits.ts'
import { useMergedRef } from '../lib/use-merged-ref.ts'
import { typedAmount } from './typed-amount.ts'

type ImmediateDigits = {
  value: number | null
  onChange: (value: number | null) => void
  ref?: Ref<HTMLInputElement> | undefined
}

const maxDigits = 12
const textOf = (value: number | null) => (value === null ? '' : groupDigits(String(value)))

/**
 * An `<input>` of grouped digits that shows a key press at once, without rendering. Whatever depends on the amount
 * follows in a transition, and gives way to the next key press.
 */
export function useImmediateDigits({ value, onChange, ref }: ImmediateDigits) {
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef(value)
  const changes = useRef(0)
  const [renderedChanges, setRenderedChanges] = useState(0)

  useLayoutEffect(() => {
    // While a change is still to be rendered, the input is ahead of the value.
    if (renderedChanges !== changes.current || !input.current) return
    shown.current = value
    showText(input.current, textOf(value))
  })

  const change = (next: number | null) => {
    if (next === shown.current) return
    shown.current = next
    changes.current += 1
    const count = changes.current
    startTransition(() => {
      setRenderedChanges(count)
      onChange(next)
    })
  }

  return {
    props: {
      ref: useMergedRef(input, ref),
      type: 'text',
      inputMode: 'numeric',
      autoComplete: 'off',
      onChange(event: ChangeEvent<HTMLInputElement>) {
        const typed = typedAmount(event)
        const { target } = event
        const { selectionEnd } = target
        const digitsBehind = countDigits(typed.slice(selectionEnd ?? typed.length))
        const next = parseDigits(bareDigits(typed).slice(0, maxDigits))
        showText(target, textOf(next), digitsBehind)
        change(next)
      },
    },
    /** Shows the next amount, computed from the one that is shown, and changes to it. */
    update(nextOf: (current: number | null) => number | null) {
      const next = nextOf(shown.current)
      if (input.current) showText(input.current, textOf(next))
      change(next)
    },
  } as const
}

/** Setting the text moves the caret to its end; it belongs before as many digits as before. */
function showText(input: HTMLInputElement, text: string, digitsBehind = 0) {
  if (input.value === text) return
  input.value = text
  if (digitsBehind === 0 || input !== document.activeElement) return
  const caret = caretAfterDigits(text, digitsBehind)
  input.setSelectionRange(caret, caret)
}
