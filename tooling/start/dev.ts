import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))
// The apps' own Vite settings send calls, pictures and the socket to this port.
const serverPort = process.env.PORT || '8080'

const server = spawn(process.execPath, ['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { LOG_PRETTY: 'on', ...process.env, PORT: serverPort },
})

const apps = await Promise.all(
  ['portal', 'console', 'viewer'].map(async (name) => {
    const app = await createServer({ root: `${root}apps/${name}`, clearScreen: false })
    return { name, app: await app.listen() }
  }),
)
for (const { name, app } of apps) console.log(`${name.padEnd(8)} ${app.resolvedUrls?.local.at(0)}`)
console.log(`server   http://localhost:${serverPort}`)

const stop = async () => {
  server.kill('SIGTERM')
  await Promise.all(apps.map(({ app }) => app.close()))
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop())
server.once('exit', (code) => {
  void stop().then(() => process.exit(code ?? 0))
})
