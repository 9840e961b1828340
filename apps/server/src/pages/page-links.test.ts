import { expect, test } from 'vitest'
import { pageLinks } from './page-links.ts'

const manifest = {
  'index.html': { file: 'app.js', css: ['app.css'], isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'] },
  '_table.js': { file: 'table.js', css: ['table.css'], imports: ['_shared.js'] },
  'src/page.tsx': { file: 'page.js', css: ['page.css'], imports: ['index.html', '_table.js'] },
  'src/other.tsx': { file: 'other.js', css: ['other.css'] },
}

test('a page asks at once for what its own code needs, and for nothing that the app brings', () => {
  expect(pageLinks(manifest, 'src/page.tsx', '/').split('\n    ')).toEqual([
    '<link rel="stylesheet" crossorigin href="/table.css">',
    '<link rel="stylesheet" crossorigin href="/page.css">',
    '<link rel="modulepreload" crossorigin href="/table.js">',
    '<link rel="modulepreload" crossorigin href="/page.js">',
  ])
})

test('a module that was not built has no links', () => {
  expect(pageLinks(manifest, 'src/gone.tsx', '/')).toBe('')
})
