/** What scrolls a page in the frame: the box above the bar at its foot. Null if the window itself scrolls. */
export function pageBox(): HTMLElement | null {
  const box = document.querySelector<HTMLElement>('[data-page-scroll]')
  return box && getComputedStyle(box).overflowY === 'auto' ? box : null
}

/** How far the page is scrolled, in px. */
export const pageTop = () => pageBox()?.scrollTop ?? window.scrollY

export function isPageAtEnd(): boolean {
  const box = pageBox()
  const shown = box?.clientHeight ?? window.innerHeight
  return pageTop() + shown >= (box ?? document.documentElement).scrollHeight - 1
}

export const scrollPage = (to: ScrollToOptions) => (pageBox() ?? window).scrollTo(to)

/** Reports when the page is scrolled, but not a table or a menu in it. */
export function onPageScroll(listener: () => void): () => void {
  const heard = ({ target }: Event) => {
    if (!(target instanceof HTMLElement) || 'pageScroll' in target.dataset) listener()
  }
  const options = { passive: true, capture: true }
  window.addEventListener('scroll', heard, options)
  return () => window.removeEventListener('scroll', heard, options)
}
