import { showInRow } from '@seriba/ui/show-in-row'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** On a phone, the links are in a row that does not have room for all: it scrolls to the current one. */
export function useCurrentLinkInView() {
  const nav = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  useEffect(
    () => showInRow(nav.current, nav.current?.querySelector<HTMLElement>('[aria-current]')),
    [pathname, hash],
  )
  return nav
}
