import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderApp, serverOf, site } from '../test/render-app.tsx'
import { CompanyLogo } from './CompanyLogo.tsx'

afterEach(cleanup)

const logo = { light: '/company/1.svg', dark: '/company/2.svg', mark: '/company/3.svg' }
const open = (changed: object, markOnly = false) =>
  renderApp({
    routes: [{ path: '/', element: <CompanyLogo markOnly={markOnly} /> }],
    at: '/',
    server: serverOf(null, { 'GET /site/config': { ...site, ...changed } }),
  })
const sources = async () => {
  const pictures = await screen.findAllByRole('img', { name: 'Vostok' })
  return pictures.map((picture) => picture.getAttribute('src'))
}

test('a company without pictures shows our mark with its own name', async () => {
  await open({})
  expect(await sources()).toEqual([null])
  // Our wordmark would misrepresent another company.
  expect(screen.getByText('Vostok').textContent).toBe('Vostok')
})

test('a company’s logo has a picture for each theme, and its mark is used where space is tight', async () => {
  await open({ logo })
  await screen.findAllByRole('img', { name: 'Vostok' })
  expect(await sources()).toEqual(['/company/1.svg', '/company/2.svg'])
  cleanup()
  await open({ logo }, true)
  await screen.findAllByRole('img', { name: 'Vostok' })
  expect(await sources()).toEqual(['/company/3.svg', '/company/3.svg'])
})
