import { expect, test } from 'vitest'
import { firstLoad } from './manifest.ts'

const manifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_react.js'],
    dynamicImports: ['src/Listing.tsx', 'src/Lot.tsx'],
  },
  '_react.js': { file: 'react.js' },
  'src/Listing.tsx': { file: 'listing.js', imports: ['_react.js', '_table.js'] },
  '_table.js': { file: 'table.js' },
  'src/Lot.tsx': { file: 'lot.js' },
}

test('the first load consists of the entry, its imports, and the first page’s lazy modules', () => {
  expect(firstLoad(manifest, /Listing/)).toEqual(['entry.js', 'react.js', 'listing.js', 'table.js'])
})
