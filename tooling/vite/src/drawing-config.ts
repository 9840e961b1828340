import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** How the server's renderer for an app's first pictures is built: one file that needs no packages. */
export const drawingConfig = () =>
  defineConfig({
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/render.ts',
      copyPublicDir: false,
      outDir: 'dist-server',
      target: 'node24',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
