import { expect, test } from 'vitest'
import { rootElement } from './root-element.ts'

test('the picture drawn for another screen is removed and hides nothing of the app', () => {
  document.body.innerHTML = '<div id="root" inert aria-hidden="true"><p>Picture</p></div>'
  document.documentElement.dataset.unlike = ''
  const root = rootElement()
  expect(document.documentElement.dataset.unlike).toBeUndefined()
  expect(root.childElementCount).toBe(0)
  expect(root.hasAttribute('aria-hidden')).toBe(false)
})
