import { useEffect, useRef } from 'react'

/** Ctrl or ⌘ with Enter does what the page is for, even while somebody is typing; not under a dialog. */
export function useSubmitKey(submit: () => void) {
  const latest = useRef(submit)
  latest.current = submit

  useEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
      if (event.repeat || document.querySelector('[role=dialog], [role=alertdialog]') !== null) return
      event.preventDefault()
      latest.current()
    }
    document.addEventListener('keydown', handle)
    return () => document.removeEventListener('keydown', handle)
  }, [])
}
