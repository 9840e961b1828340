/** Prints one section of the page, or saves it as a PDF, with nothing else on the paper. */
export function printSection(id: string) {
  const root = document.documentElement
  document.getElementById(id)?.setAttribute('data-printed', '')
  root.setAttribute('data-prints-section', '')
  const done = () => {
    document.getElementById(id)?.removeAttribute('data-printed')
    root.removeAttribute('data-prints-section')
  }
  addEventListener('afterprint', done, { once: true })
  window.print()
}
