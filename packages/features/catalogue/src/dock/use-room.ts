import { type RefObject, useEffect, useState } from 'react'

/** Whether an element is at least this many pixels wide. */
export function useRoom(element: RefObject<Element | null>, pixels: number): boolean {
  const [roomy, setRoomy] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const observer = new ResizeObserver(([entry]) => entry && setRoomy(entry.contentRect.width >= pixels))
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, pixels])
  return roomy
}
