import { spawn } from 'node:child_process'
import { assertNode, build, environment, install, node, nodeFlags, root } from './prepare.mjs'

assertNode()
await install()

// The database is prepared while the apps are built: each one alone would leave a processor idle.
const server = spawn(node, [...nodeFlags, 'apps/server/src/main.ts'], {
  cwd: root,
  env: { ...environment, SERIBA_BUILDING: '1' },
  stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
})
server.on('message', ({ ready, demoAccounts, hint }) => {
  if (!ready) return
  const at = `http://localhost:${ready}`
  const lines = [
    '',
    'Seriba is ready.',
    '',
    `  Portal    ${at}`,
    `  Console   ${at}/console`,
    `  API       ${at}/v1/docs`,
    ...(demoAccounts.length > 0 ? ['', '  Log in as'] : []),
    ...demoAccounts.map(({ email, password }) => `    ${email.padEnd(22)} ${password}`),
    ...(hint ? ['', hint] : []),
    '',
    'Press Ctrl+C to stop.',
    '',
  ]
  console.log(lines.join('\n'))
})
// The server stops in its own time; we wait for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
}
const building = new AbortController()
server.once('exit', (code, signal) => {
  process.exitCode = code ?? (signal === null ? 0 : 1)
  building.abort()
})
const isBuilt = await build(building.signal)
if (server.connected && isBuilt) server.send({ built: true })
else if (!isBuilt && !building.signal.aborted) {
  process.exitCode = 1
  server.disconnect()
}
