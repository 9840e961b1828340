import { spawn } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

export const proxies = ['haproxy', 'caddy'] as const
export type ProxyName = (typeof proxies)[number]

const deployed = (file: string) =>
  readFile(fileURLToPath(new URL(`../../../../deploy/${file}`, import.meta.url)), 'utf8')

/** The files under `deploy`, with this run's ports instead of theirs. */
const configurations: Record<
  ProxyName,
  (port: number, ports: readonly number[], sticky: boolean) => Promise<string>
> = {
  async haproxy(port, ports, sticky) {
    const text = withPorts(await deployed('haproxy.cfg'), ports).replace(
      'bind :8080',
      `bind 127.0.0.1:${port}`,
    )
    if (!sticky) return text
    return text
      .replace(
        'balance leastconn',
        'balance leastconn\n\tcookie SERIBA_PROCESS insert indirect nocache httponly',
      )
      .replace(/(server (seriba-\d) \S+)/g, '$1 cookie $2')
  },
  async caddy(port, ports, sticky) {
    const site = withPorts(await deployed('Caddyfile'), ports).replace(
      'portal.example',
      `http://127.0.0.1:${port}`,
    )
    const policy = sticky ? site.replace('least_conn', 'cookie SERIBA_PROCESS') : site
    return `{\n\tadmin off\n\tauto_https off\n}\n${policy}`
  },
}

const withPorts = (text: string, ports: readonly number[]) =>
  ports.reduce((so, port, at) => so.replaceAll(`127.0.0.1:${8081 + at}`, `127.0.0.1:${port}`), text)

const commands: Record<ProxyName, (file: string) => [string, string[]]> = {
  haproxy: (file) => ['haproxy', ['-db', '-f', file]],
  caddy: (file) => ['caddy', ['run', '--config', file, '--adapter', 'caddyfile']],
}

export type Proxy = { origin: string; stop(): Promise<void> }

/** Starts a proxy in front of these processes, and resolves once it passes requests on. */
export async function startProxy(
  name: ProxyName,
  { ports, sticky, folder }: { ports: readonly number[]; sticky: boolean; folder: string },
): Promise<Proxy> {
  const [port = 0] = await freePorts(1)
  const file = join(folder, `${name}.conf`)
  await writeFile(file, await configurations[name](port, ports, sticky))
  const [command, args] = commands[name](file)
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text) => {
    said += text
  })
  const failed = new Promise<never>((_, reject) => {
    child.once('error', ({ message }) =>
      reject(new Error(`${command} did not start (${message}); Debian has it as a package`)),
    )
    child.once('exit', (code) => reject(new Error(`${command} ended with ${code}: ${said}`)))
  })
  const origin = `http://127.0.0.1:${port}`
  await Promise.race([untilReady(origin), failed])
  failed.catch(() => {})
  return {
    origin,
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve())
        child.kill('SIGTERM')
      }),
  }
}

export async function untilReady(origin: string) {
  const ready = () =>
    fetch(`${origin}/readyz`).then(
      ({ status }) => status === 200,
      () => false,
    )
  while (!(await ready())) await sleep(100)
}

/** Ports that nobody is using at the moment. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer())
  await Promise.all(
    probes.map((probe) => new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', () => resolve()))),
  )
  const ports = probes.map((probe) => (probe.address() as AddressInfo).port)
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))))
  return ports
}
