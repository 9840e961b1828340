export function rootElement(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  // What the server drew there was only to be looked at.
  root.inert = false
  root.removeAttribute('aria-hidden')
  // Drawn for another screen or language it is hidden, with all that stands in its place.
  const { dataset } = document.documentElement
  if ('unlike' in dataset) {
    root.replaceChildren()
    delete dataset.unlike
  }
  return root
}
