import { useEffect, useRef } from 'react'

type StepKeys = {
  /** The step with this number. */
  go: (place: number) => void
  back: () => void
}

/**
 * Alt with 1 to 7 goes to a step, Alt with the left arrow goes back, and Enter continues if nothing has the focus.
 */
export function useStepKeys(keys: StepKeys) {
  const latest = useRef(keys)
  latest.current = keys
  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat) return
      const digit = /^Digit([1-7])$/.exec(event.code)?.[1]
      if (event.altKey && digit) {
        event.preventDefault()
        latest.current.go(Number(digit))
      } else if (event.altKey && event.code === 'ArrowLeft') {
        event.preventDefault()
        latest.current.back()
      } else if (event.code === 'Enter' && event.target === document.body)
        document.querySelector<HTMLElement>('main [data-variant="primary"]')?.click()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}
