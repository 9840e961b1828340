import { showInRow } from '@seriba/ui/show-in-row'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** On a phone the ways are a row that has no room for all: it is moved to the one that leads here. */
export function useShownWay() {
  const nav = useRef<HTMLElement>(null)
  const { pathname, hash } = useLocation()
  useEffect(
    () => showInRow(nav.current, nav.current?.querySelector<HTMLElement>('[aria-current]')),
    [pathname, hash],
  )
  return nav
}
