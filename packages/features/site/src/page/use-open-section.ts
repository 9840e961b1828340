import { isPageAtEnd, onPageScroll, pageBox, pageTop } from '@seriba/ui/page-scroll'
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The section that is being read: the last one whose heading has passed the top. If the page cannot scroll further,
 * it is the one that was requested, otherwise the last. The page opens at the one that the address names, otherwise
 * at `start`.
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

/** A page that fits the window has no end to scroll to. */
const isAtEnd = () => pageTop() > 0 && isPageAtEnd()

/** Pixels: the header, and the distance to what is below it. */
const fromTop = 120
