import { pageBox } from '@seriba/ui/page-scroll'
import { type RefCallback, useCallback, useState } from 'react'

/** How far before the end the next page is requested, in px. */
const ahead = 150

type Growing = { list: string; pages: number }

/** Pages that are added on scrolling; another list starts with one page. `sentinel` goes after the last row. */
export function useInfinitePages(list: string, pageCount: number, busy: boolean) {
  const [growing, setGrowing] = useState<Growing>({ list, pages: 1 })
  const pages = growing.list === list ? growing.pages : 1
  const more = pages < pageCount && !busy

  const sentinel: RefCallback<HTMLElement> = useCallback(
    (element) => {
      if (!element || !more || typeof IntersectionObserver === 'undefined') return
      const observer = new IntersectionObserver(
        ([entry]) => {
          if (entry?.isIntersecting) setGrowing({ list, pages: pages + 1 })
        },
        { root: pageBox(), rootMargin: `${ahead}px` },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [more, list, pages],
  )
  return { pages, more, sentinel }
}
