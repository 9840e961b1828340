import { useEffect, useRef } from 'react'

type NegotiationKeys = { move: (step: 1 | -1) => void; open: () => void }

/** Buttons and fields of the negotiation that have their own key. */
export type NegotiationAction = 'ask' | 'forward' | 'take' | 'win' | 'refuse' | 'chat'

const actOf: Partial<Record<string, NegotiationAction>> = {
  KeyS: 'ask',
  KeyO: 'forward',
  KeyT: 'take',
  KeyY: 'win',
  Digit6: 'win',
  Numpad6: 'win',
  KeyN: 'refuse',
  KeyC: 'chat',
}

/** Keys of the negotiation desk: arrows or J and K, Enter, and those in `actOf`. Off while somebody types. */
export function useNegotiationKeys(keys: NegotiationKeys) {
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

function actionOf(
  { key, code, ctrlKey, metaKey, altKey, shiftKey, target }: KeyboardEvent,
  keys: NegotiationKeys,
) {
  if (ctrlKey || metaKey || altKey || shiftKey) return undefined
  const inTabs = target instanceof HTMLElement && target.closest('[role=tab]') !== null
  if (code === 'KeyJ' || (key === 'ArrowDown' && !inTabs)) return () => keys.move(1)
  if (code === 'KeyK' || (key === 'ArrowUp' && !inTabs)) return () => keys.move(-1)
  const act = actOf[code]
  const place = act && document.querySelector<HTMLElement>(`[data-negotiation=${act}]`)
  if (place) return () => (place.matches('input') ? place.focus() : place.click())
  // The focused element may have its own Enter.
  if (key === 'Enter' && target === document.body) return keys.open
  return undefined
}

const isBusy = (target: EventTarget | null) =>
  document.querySelector('[role=dialog], [role=alertdialog], [role=menu]') !== null ||
  (target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null)
