import { useEffect, useState } from 'react'

const hidesAfterPx = 100

/** True while the page is scrolled down past the first 100 px; any way up brings the header back. */
export function useHeaderHidden(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const now = Math.max(0, window.scrollY)
      if (now !== last) setHidden(now > last && now > hidesAfterPx)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return hidden
}
