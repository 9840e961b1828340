import { useEffect, useRef } from 'react'

type Actions = Record<'ArrowLeft' | 'ArrowRight', () => void>

/** Arrow keys act on the page as a whole: not in fields, tabs or photos, and not behind a dialog. */
export function useArrowKeys(actions: Actions) {
  const latest = useRef(actions)
  latest.current = actions
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, target, defaultPrevented } = event
      if (defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
      if (!(target instanceof Element) || !(target === document.body || target.closest('[data-lot-steps]')))
        return
      if (document.querySelector('[role=dialog], [role=alertdialog], [role=menu]')) return
      event.preventDefault()
      latest.current[key]()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
}
