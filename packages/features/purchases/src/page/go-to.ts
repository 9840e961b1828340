/** Scrolls to a part of the page and gives the focus to the first thing in it that can be filled in or pressed. */
export function goTo(part: 'documents' | 'consignee' | 'invoice' | 'finances' | 'logistics') {
  const section = document.getElementById(part)
  section?.scrollIntoView?.({ block: 'start' })
  section
    ?.querySelector<HTMLElement>('input:not([type=hidden]):not([hidden]), textarea, button')
    ?.focus({ preventScroll: true })
}
