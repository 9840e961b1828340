export function rootElement(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  // What the server rendered there was only for viewing.
  root.inert = false
  root.removeAttribute('aria-hidden')
  // If it was rendered for another screen or language it is hidden, including everything in its place.
  const { dataset } = document.documentElement
  if ('unlike' in dataset) {
    root.replaceChildren()
    delete dataset.unlike
  }
  return root
}
