import { type RefObject, useCallback, useRef, useState } from 'react'

export type Slider = {
  index: number
  count: number
  track: RefObject<HTMLDivElement | null>
  goTo: (index: number) => void
  onScroll: () => void
}

/** A row of photos that can be swiped and stepped by buttons; both report its position. */
export function useSlider(count: number): Slider {
  const [index, setIndex] = useState(0)
  const track = useRef<HTMLDivElement>(null)

  const goTo = useCallback(
    (to: number) => {
      const next = (to + count) % count
      setIndex(next)
      const element = track.current
      if (element) element.scrollLeft = next * element.clientWidth
    },
    [count],
  )

  const onScroll = useCallback(() => {
    const { scrollLeft, clientWidth } = track.current ?? { scrollLeft: 0, clientWidth: 0 }
    if (clientWidth > 0) setIndex(Math.round(scrollLeft / clientWidth))
  }, [])

  return { index, count, track, goTo, onScroll }
}
