import { useAppDispatch } from '@seriba/api/hooks'
import { menuCounters } from '@seriba/api/shared/site'
import { useEffect } from 'react'

const freshForMs = 30_000

/** The menu's counters are refreshed when the window gets the focus, at most every 30 s (GAP12). */
export function useCountersOnFocus() {
  const dispatch = useAppDispatch()
  useEffect(() => {
    let asked = Date.now()
    const onFocus = () => {
      if (Date.now() - asked < freshForMs) return
      asked = Date.now()
      const { initiate } = menuCounters
      void dispatch(initiate(undefined, { subscribe: false, forceRefetch: true }))
    }
    window.addEventListener('focus', onFocus)
    return () => window.removeEventListener('focus', onFocus)
  }, [dispatch])
}
