import { useState } from 'react'

const storageKey = 'bid-single-keys'

/** Whether single keys are active; people who dictate or use a switch device may turn them off (WCAG 2.1.4). */
export function useSingleKeys(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => localStorage.getItem(storageKey) !== 'off')
  return [
    on,
    (next) => {
      localStorage.setItem(storageKey, next ? 'on' : 'off')
      setOn(next)
    },
  ]
}
