import type { DataRouter } from 'react-router'

export type FollowedFrom = Pick<DataRouter, 'state' | 'subscribe'>

/**
 * The element that was followed, in a form that can be found again: the page is rendered anew when the user comes
 * back.
 */
type Followed = {
  selector: string
  /** Which of several similar elements it is. */
  nth: number
  text: string | null
  /** A focus ring is only for keyboard users. */
  focusVisible: boolean
}

const followable = 'a[href], button, [tabindex]:not(main)'

/**
 * A list that is fetched again may take a while; users who do something in the meantime have the focus where they
 * want it.
 */
const waitMs = 10_000
const ownDoing = ['pointerdown', 'keydown', 'focusin'] as const

/** Going back focuses the link or row that was followed, so that keyboard users continue from there. */
export function restoreFocusOnBack(router: FollowedFrom): () => void {
  const places = new Map<string, Followed>()
  let { key } = router.state.location
  let pressed: Followed | undefined
  let stopLooking = () => {}

  const note = (event: UIEvent) => {
    const { target } = event
    const leads = !(event instanceof KeyboardEvent) || event.key === 'Enter'
    const element = leads && target instanceof Element ? target.closest<HTMLElement>(followable) : null
    // A click caused by a key is not counted as a mouse click.
    pressed = element ? described(element, event.detail === 0) : undefined
  }

  function moved({ location, historyAction }: FollowedFrom['state']) {
    if (location.key === key) return
    // An address that a page corrects itself is the same place.
    if (historyAction !== 'REPLACE') {
      stopLooking()
      if (historyAction === 'POP') stopLooking = lookFor(places.get(location.key))
      else if (pressed) places.set(key, pressed)
      pressed = undefined
    }
    key = location.key
  }

  const ended = new AbortController()
  for (const name of ['click', 'keydown'] as const)
    window.addEventListener(name, note, { capture: true, signal: ended.signal })
  const unsubscribe = router.subscribe(moved)
  return () => {
    ended.abort()
    stopLooking()
    unsubscribe()
  }
}

function described(element: HTMLElement, focusVisible: boolean): Followed {
  const sure = sureSelector(element)
  const selector = sure ?? element.localName
  const text = sure ? null : nameOf(element)
  return { selector, text, nth: alike(selector, text).indexOf(element), focusVisible }
}

/** Uses what stays when the page is rendered again: not an id that was generated during rendering. */
function sureSelector(element: HTMLElement): string | null {
  const href = element.getAttribute('href')
  if (href !== null) return `a[href="${CSS.escape(href)}"]`
  return /^(?!react-aria)[a-z]/i.test(element.id) ? `#${CSS.escape(element.id)}` : null
}

const nameOf = (element: Element) => element.getAttribute('aria-label') ?? element.textContent

const alike = (selector: string, text: string | null) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter(
    (element) => text === null || nameOf(element) === text,
  )

function lookFor(followed: Followed | undefined): () => void {
  if (!followed) return () => {}
  const ended = new AbortController()
  const look = () => {
    // A field or a dialog of the page may have taken it.
    if (document.activeElement !== document.body) return
    const found = alike(followed.selector, followed.text)[followed.nth]
    found?.focus({ preventScroll: true, focusVisible: followed.focusVisible })
  }
  const grown = new MutationObserver(look)
  // The old page is shown until the next one is rendered.
  const frame = requestAnimationFrame(() => {
    for (const name of ownDoing)
      window.addEventListener(name, () => ended.abort(), { capture: true, signal: ended.signal })
    grown.observe(document.body, { childList: true, subtree: true })
    look()
  })
  const timer = setTimeout(() => ended.abort(), waitMs)
  ended.signal.addEventListener('abort', () => {
    cancelAnimationFrame(frame)
    clearTimeout(timer)
    grown.disconnect()
  })
  return () => ended.abort()
}
