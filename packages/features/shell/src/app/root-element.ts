export function rootElement(): HTMLElement {
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no #root.')
  // What the server drew there was only to be looked at.
  root.inert = false
  root.removeAttribute('aria-hidden')
  return root
}
