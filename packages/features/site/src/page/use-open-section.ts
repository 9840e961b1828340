import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'

/**
 * The section that is being read: the last one whose head has gone past the top. The page opens at the one
 * that the address names, else at `start`.
 */
export function useOpenSection(
  sections: readonly { id: string }[] | undefined,
  start: string,
): string | undefined {
  const { hash } = useLocation()
  const [open, setOpen] = useState<string>()

  useEffect(() => {
    if (!sections) return
    const read = () => {
      const past = sections.filter(({ id }) => {
        const section = document.getElementById(id)
        return section !== null && section.getBoundingClientRect().top < fromTop
      })
      setOpen((past.at(-1) ?? sections[0])?.id)
    }
    document.getElementById(hash.slice(1) || start)?.scrollIntoView()
    read()
    document.addEventListener('scroll', read, { passive: true, capture: true })
    return () => document.removeEventListener('scroll', read, { capture: true })
  }, [sections, hash, start])

  return open
}

/** Pixels: the header, and the distance to what is under it. */
const fromTop = 120
