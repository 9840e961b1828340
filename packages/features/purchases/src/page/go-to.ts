/** Scrolls to a part of the page and focuses the first control in it. */
export function goTo(part: 'documents' | 'consignee' | 'invoice' | 'finances' | 'logistics') {
  const section = document.getElementById(part)
  section?.scrollIntoView?.({ block: 'start' })
  section
    ?.querySelector<HTMLElement>('input:not([type=hidden]):not([hidden]), textarea, button')
    ?.focus({ preventScroll: true })
}
