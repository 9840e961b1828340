import { constants } from 'node:zlib'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig } from 'vite'
import { compression, defineAlgorithm } from 'vite-plugin-compression2'
import { preloadFonts } from './preload-fonts.ts'
import { withoutSchemas } from './without-schemas.ts'

type AppOptions = {
  /** Where the server serves the app's files. */
  base: `/${string}`
  /** For the development server. */
  port: number
  /** Which of a package's variants it takes, if there are several. */
  conditions?: string[]
}

const server = `http://localhost:${process.env.PORT || 8080}`

/**
 * What forms check their input with. A first page has no form, and a small part shared with one must not bring it
 * along.
 */
const checking = /node_modules\/(zod|react-hook-form)\//
const knowsChecking = (id: string) => checking.test(id) || /packages\/(contracts|forms)\/src\/[^?]*$/.test(id)

/** Lots and lists of bids compute costs; a first page never does, however many of them share it. */
const computesCosts = (id: string) => /\/(domain\/src|bids\/src)\/landed-cost\//.test(id)

/** Parts of forms, for pages that people reach from a list. */
const fillsForms = (id: string) =>
  /\/(account\/src|ui\/src\/(AmountField|CodeField|ConfirmDialog))\//.test(id)

/**
 * What every page needs comes in two files, what floats above pages in a third, small modules that many share in a
 * fourth, and what forms check with in a fifth: sixty small files would take turns on six connections.
 */
const chunks = [
  { name: 'vendor', tags: ['$initial' as const], test: /node_modules/, priority: 5 },
  { name: 'app', tags: ['$initial' as const], priority: 4 },
  { name: 'layers', test: /react-(aria|stately)/, minShareCount: 4, priority: 3 },
  {
    name: 'shared',
    test: (id: string) => !knowsChecking(id) && !computesCosts(id) && !fillsForms(id),
    minShareCount: 5,
    maxModuleSize: 3_000,
    priority: 2,
  },
  { name: 'forms', test: checking, minShareCount: 4, priority: 1 },
]

/**
 * Once in the build, rather than quickly for each visitor. Brotli's highest quality takes twice as long for one percent
 * less.
 */
const compressed = compression({
  include: /\.(js|css|svg)$/,
  threshold: 1024,
  algorithms: [
    'gzip',
    defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }),
  ],
  logLevel: 'silent',
})

/** How every app is built: small first load, file names with a hash, a manifest for the size budget. */
export const appConfig = ({ base, port, conditions = [] }: AppOptions) =>
  defineConfig({
    base,
    resolve: { conditions: [...conditions, ...defaultClientConditions] },
    plugins: [
      react(),
      { ...optimizeLocales.vite({ locales: ['en-US', 'ru-RU'] }), enforce: 'pre' },
      preloadFonts(base),
      withoutSchemas(),
      compressed,
    ],
    server: {
      port,
      strictPort: true,
      proxy: { '/v1': server, '/art': server, '/socket': { target: server, ws: true } },
    },
    build: {
      target: 'es2023',
      manifest: true,
      sourcemap: 'hidden',
      // Fonts inlined into the style sheet would be fetched whether or not a page needs them.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      reportCompressedSize: false,
      rolldownOptions: { output: { codeSplitting: { groups: chunks } } },
    },
  })
