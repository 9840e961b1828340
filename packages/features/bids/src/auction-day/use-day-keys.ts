import { useEffect, useRef } from 'react'

export type DayKeys = Record<
  'KeyJ' | 'KeyK' | 'KeyH' | 'KeyL' | 'KeyN' | 'KeyR' | 'KeyW' | 'KeyO',
  () => void
>

/** Single keys of the board, on any layout of the keyboard; off while somebody types or a dialog is open. */
export function useDayKeys(keys: DayKeys, on: boolean) {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    if (!on) return
    const handle = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, shiftKey, target } = event
      if (
        ctrlKey ||
        metaKey ||
        altKey ||
        shiftKey ||
        event.defaultPrevented ||
        (event.repeat && code !== 'KeyJ' && code !== 'KeyK')
      )
        return
      const run = latest.current[code as keyof DayKeys]
      const typing =
        target instanceof HTMLElement &&
        target.closest('input, textarea, select, [contenteditable=true]') !== null
      if (
        !run ||
        typing ||
        document.querySelector('[role=dialog], [role=alertdialog], [role=menu], [role=listbox]')
      )
        return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [on])
}
