import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
const serverPort = Number(process.env.PORT || 8080)
const server = `http://localhost:${serverPort}`
const apps = [
  { name: 'portal', port: 5173, base: '/' },
  { name: 'console', port: 5174, base: '/console/' },
  { name: 'viewer', port: 5175, base: '/' },
]

const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { LOG_PRETTY: 'on', ...process.env, PORT: String(serverPort) },
})

const running = await Promise.all(
  apps.map(async ({ name, port }) => {
    const app = await createServer({
      root: `${root}apps/${name}`,
      clearScreen: false,
      server: {
        port,
        strictPort: true,
        proxy: { '/v1': server, '/art': server, '/socket': { target: server, ws: true } },
      },
    })
    return app.listen()
  }),
)
for (const { name, port, base } of apps) console.log(`${name.padEnd(8)} http://localhost:${port}${base}`)
console.log(`server   ${server}`)

const stop = async () => {
  child.kill('SIGTERM')
  await Promise.all(running.map((app) => app.close()))
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
child.once('exit', (code) => {
  void stop().then(() => process.exit(code ?? 0))
})
