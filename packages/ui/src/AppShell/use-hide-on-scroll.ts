import { useEffect, useState } from 'react'
import { onPageScroll, pageTop } from '../page-scroll/index.ts'

const HIDE_AFTER = 100

/** Whether the page was scrolled down far enough to use the header's room. */
export function useHideOnScroll() {
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    let last = pageTop()
    let downFrom = last
    const onScroll = () => {
      const now = pageTop()
      if (now < last) {
        downFrom = now
        setHidden(false)
      } else if (now - downFrom > HIDE_AFTER) setHidden(true)
      last = now
    }
    return onPageScroll(onScroll)
  }, [])

  useEffect(() => {
    // Table heads stick below the header, or at the top once it is hidden.
    document.documentElement.style.setProperty('--sticky-top', hidden ? '0px' : 'var(--header)')
    return () => void document.documentElement.style.removeProperty('--sticky-top')
  }, [hidden])

  return hidden
}
