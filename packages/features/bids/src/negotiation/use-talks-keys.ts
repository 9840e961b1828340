import { useEffect, useRef } from 'react'

type TalksKeys = { move: (step: 1 | -1) => void; open: () => void; accept: () => void }

/** Keys of the negotiation desk: arrows or J and K, Enter, and Y for the client's yes. Off while somebody types. */
export function useTalksKeys(keys: TalksKeys) {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      const run = actionOf(event, latest.current)
      if (!run || event.defaultPrevented || event.repeat || isBusy(event.target)) return
      event.preventDefault()
      run()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}

function actionOf({ key, code, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent, keys: TalksKeys) {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined
  const inTabs = target instanceof HTMLElement && target.closest('[role=tab]') !== null
  if (code === 'KeyJ' || (key === 'ArrowDown' && !inTabs)) return () => keys.move(1)
  if (code === 'KeyK' || (key === 'ArrowUp' && !inTabs)) return () => keys.move(-1)
  if (code === 'KeyY') return keys.accept
  // What has the focus may have an Enter of its own.
  if (key === 'Enter' && target === document.body) return keys.open
  return undefined
}

const isBusy = (target: EventTarget | null) =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null)
