import { useEffect, useState } from 'react'

const HIDE_AFTER = 100

/** Whether the page was scrolled down far enough to give the header's room away. */
export function useHideOnScroll() {
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    let last = window.scrollY
    let downFrom = last
    const onScroll = () => {
      const now = window.scrollY
      if (now < last) {
        downFrom = now
        setHidden(false)
      } else if (now - downFrom > HIDE_AFTER) setHidden(true)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])

  useEffect(() => {
    // Table heads stick under the header, or at the top once it has gone.
    document.documentElement.style.setProperty('--sticky-top', hidden ? '0px' : 'var(--header)')
    return () => void document.documentElement.style.removeProperty('--sticky-top')
  }, [hidden])

  return hidden
}
