import { isPageAtEnd, onPageScroll, pageBox, pageTop } from '@seriba/ui/page-scroll'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The section that is being read: the last one whose head has gone past the top. Where the page scrolls no further,
 * it is the one that was asked for, else the last. The page opens at the one that the address names, else at `start`.
 */
export function useOpenSection(
  sections: readonly { id: string }[] | undefined,
  start: string,
): string | undefined {
  const { hash } = useLocation()
  const [open, setOpen] = useState<string>()

  useEffect(() => {
    if (!sections) return
    const asked = hash.slice(1) || start
    const read = () => {
      const past = sections.filter(({ id }) => topOf(id) < fromTop)
      const bottom = pageBox()?.getBoundingClientRect().bottom ?? window.innerHeight
      const left = sections.slice(past.length).filter(({ id }) => topOf(id) < bottom)
      const atEnd = isAtEnd() ? (left.find(({ id }) => id === asked) ?? left.at(-1)) : undefined
      setOpen((atEnd ?? past.at(-1) ?? sections[0])?.id)
    }
    document.getElementById(asked)?.scrollIntoView()
    read()
    return onPageScroll(read)
  }, [sections, hash, start])

  return open
}

const topOf = (id: string) =>
  document.getElementById(id)?.getBoundingClientRect().top ?? Number.POSITIVE_INFINITY

/** A page that fits the window has no end to reach. */
const isAtEnd = () => pageTop() > 0 && isPageAtEnd()

/** Pixels: the header, and the distance to what is under it. */
const fromTop = 120
