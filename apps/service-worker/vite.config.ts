import { defineConfig } from 'vite'

/** One file without a hash in its name: browsers compare its content to detect a new version. */
export default defineConfig({
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    target: 'es2023',
    sourcemap: 'hidden',
    reportCompressedSize: false,
    lib: { entry: 'src/main.ts', formats: ['iife'], name: 'seriba', fileName: () => 'sw.js' },
  },
})
