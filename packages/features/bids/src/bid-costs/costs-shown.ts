import { useState } from 'react'

const storageKey = 'bid-landed-costs'

/** Whether lists of bids show what each costs, remembered in this browser. */
export function useCostsShown() {
  const [shown, setShown] = useState(() => localStorage.getItem(storageKey) === 'on')
  return {
    shown,
    show(next: boolean) {
      localStorage.setItem(storageKey, next ? 'on' : 'off')
      setShown(next)
    },
  }
}
