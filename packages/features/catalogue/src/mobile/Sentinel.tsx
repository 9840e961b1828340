import { pageBox } from '@seriba/ui/page-scroll'
import { useEffect, useRef } from 'react'
import styles from './mobile.module.css'

/** Calls back once when it comes within 150 px of the window (2§4.3). */
export function Sentinel({ onNear }: { onNear: () => void }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const watched = element.current
    if (!watched) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onNear()
      },
      { root: pageBox(), rootMargin: '150px' },
    )
    observer.observe(watched)
    return () => observer.disconnect()
  }, [onNear])
  return <div ref={element} className={styles.sentinel} />
}
