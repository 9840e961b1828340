import { useEffect, useRef } from 'react'

export type DayKeys = Record<
  'KeyJ' | 'KeyK' | 'KeyH' | 'KeyL' | 'KeyN' | 'KeyR' | 'KeyW' | 'KeyO',
  () => void
>

/** The board's single keys, on any keyboard layout, and Ctrl Z; off while somebody types or a dialog is open. */
export function useDayKeys(keys: DayKeys, undo: () => void, on: boolean) {
  const latest = useRef({ keys, undo })
  latest.current = { keys, undo }
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const { code, ctrlKey, metaKey, altKey, shiftKey, target } = event
      if (
        altKey ||
        shiftKey ||
        event.defaultPrevented ||
        (event.repeat && code !== 'KeyJ' && code !== 'KeyK')
      )
        return
      const { keys, undo } = latest.current
      const run = ctrlKey || metaKey ? code === 'KeyZ' && undo : on ? keys[code as keyof DayKeys] : undefined
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
