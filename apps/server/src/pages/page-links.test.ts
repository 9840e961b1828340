import { expect, test } from 'vitest'
import { pageFiles, preloadLinks } from './page-links.ts'

const manifest = {
  'index.html': { file: 'app.js', css: ['app.css'], isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js', css: ['shared.css'] },
  '_table.js': { file: 'table.js', css: ['table.css'], imports: ['_shared.js'] },
  'src/page.tsx': { file: 'page.js', css: ['page.css'], imports: ['index.html', '_table.js'] },
  'src/other.tsx': { file: 'other.js', css: ['other.css'] },
}

test('a page loads the app’s styles before its own, and no script that the app already loads', () => {
  expect(pageFiles(manifest, 'src/page.tsx')).toEqual({
    styles: ['shared.css', 'app.css', 'table.css', 'page.css'],
    scripts: ['table.js', 'page.js'],
  })
})

test('a module that was not built has no files', () => {
  expect(pageFiles(manifest, 'src/gone.tsx')).toEqual({ styles: [], scripts: [] })
})

test('a prerendered page includes its styles, tells the loader so, and defers its scripts', () => {
  const links = preloadLinks({ styles: ['page.css'], scripts: ['page.js'] }, '/', 'h1{color:red}')
  expect(links.split('\n    ')).toEqual([
    '<style>h1{color:red}</style>',
    '<link rel="stylesheet" crossorigin disabled href="/page.css">',
    '<link rel="modulepreload" crossorigin fetchpriority="low" href="/page.js">',
  ])
})
