import { spawn } from 'node:child_process'
import { assertNode, build, environment, install, node, root } from './prepare.mjs'

assertNode()
await install()
await build()

const server = spawn(node, ['apps/server/src/main.ts'], {
  cwd: root,
  env: environment,
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
    'Ctrl+C stops it.',
    '',
  ]
  console.log(lines.join('\n'))
})
// The server ends in its own time; we wait for it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => server.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal))
}
server.once('exit', (code, signal) => process.exit(code ?? (signal === null ? 0 : 1)))
