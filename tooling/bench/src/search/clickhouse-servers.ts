import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'

export type Servers = { url: string; cluster: string; version: string; stop(): Promise<void> }

const cluster = 'seriba'

/** Free ports, all different. */
async function freePorts(count: number): Promise<number[]> {
  const servers: Server[] = []
  for (let i = 0; i < count; i++) {
    const server = createServer().listen(0, '127.0.0.1')
    await once(server, 'listening')
    servers.push(server)
  }
  const ports = servers.map((server) => (server.address() as { port: number }).port)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  return ports
}

type Shard = { name: string; http: number; tcp: number; interserver: number }

/** In the form that both old and new versions read. */
function configOf(folder: string, own: Shard, shards: readonly Shard[], zookeeper: number): string {
  const replicas = shards.map(
    ({ tcp }) => `<shard><internal_replication>true</internal_replication>
      <replica><host>127.0.0.1</host><port>${tcp}</port></replica></shard>`,
  )
  return `<yandex>
  <logger><level>warning</level><log>${folder}/server.log</log><errorlog>${folder}/errors.log</errorlog></logger>
  <listen_host>127.0.0.1</listen_host>
  <http_port>${own.http}</http_port><tcp_port>${own.tcp}</tcp_port>
  <interserver_http_host>127.0.0.1</interserver_http_host>
  <interserver_http_port>${own.interserver}</interserver_http_port>
  <path>${folder}/data/</path><tmp_path>${folder}/tmp/</tmp_path>
  <users_config>${folder}/users.xml</users_config>
  <default_profile>default</default_profile><default_database>default</default_database>
  <mark_cache_size>536870912</mark_cache_size><timezone>UTC</timezone>
  <zookeeper><node><host>127.0.0.1</host><port>${zookeeper}</port></node></zookeeper>
  <remote_servers><${cluster}>${replicas.join('')}</${cluster}></remote_servers>
  <macros><shard>${own.name}</shard><replica>${own.name}</replica></macros>
  <distributed_ddl><path>/clickhouse/task_queue/ddl</path></distributed_ddl>
</yandex>`
}

const users = `<yandex><profiles><default>
  <allow_experimental_low_cardinality_type>1</allow_experimental_low_cardinality_type>
</default></profiles><users><default><password></password><networks><ip>::/0</ip></networks>
  <profile>default</profile><quota>default</quota></default></users><quotas><default></default></quotas></yandex>`

/** Two shards on this machine with a ZooKeeper, from Debian's packages of `clickhouse-server` and `zookeeper`. */
export async function startShards(folder: string): Promise<Servers> {
  const ports = await freePorts(8)
  const [zookeeperPort = 0, adminPort = 0] = ports
  const shards = [0, 1].map((at): Shard => {
    const [http = 0, tcp = 0, interserver = 0] = ports.slice(2 + at * 3)
    return { name: `s${at + 1}`, http, tcp, interserver }
  })
  const processes = [await startZookeeper(join(folder, 'zookeeper'), zookeeperPort, adminPort)]
  const stop = async () => {
    const ends = processes.map(async (process) => {
      if (process.exitCode !== null || process.signalCode !== null) return
      const ended = once(process, 'exit')
      process.kill('SIGKILL')
      await ended
    })
    await Promise.all(ends)
  }
  try {
    await serves(zookeeperPort)
    for (const shard of shards) {
      const own = join(folder, shard.name)
      for (const name of ['data', 'tmp']) await mkdir(join(own, name), { recursive: true })
      await writeFile(join(own, 'users.xml'), users)
      await writeFile(join(own, 'config.xml'), configOf(own, shard, shards, zookeeperPort))
      processes.push(
        spawn('clickhouse-server', [`--config-file=${own}/config.xml`], { cwd: own, stdio: 'ignore' }),
      )
    }
    const urls = shards.map(({ http }) => `http://127.0.0.1:${http}`)
    const versions = await Promise.all(urls.map(versionOf))
    return { url: urls[0] ?? '', cluster, version: versions[0] ?? '', stop }
  } catch (error) {
    await stop()
    throw error
  }
}

async function startZookeeper(folder: string, port: number, admin: number): Promise<ChildProcess> {
  await mkdir(folder, { recursive: true })
  const settings = [
    `dataDir=${folder}`,
    `clientPort=${port}`,
    'clientPortAddress=127.0.0.1',
    `admin.serverPort=${admin}`,
    'admin.enableServer=false',
    'tickTime=2000',
  ]
  await writeFile(join(folder, 'zoo.cfg'), settings.join('\n'))
  const classes = '/usr/share/java/zookeeper.jar:/usr/share/java/*:/etc/zookeeper/conf'
  return spawn(
    'java',
    ['-cp', classes, 'org.apache.zookeeper.server.quorum.QuorumPeerMain', join(folder, 'zoo.cfg')],
    { stdio: 'ignore' },
  )
}

/** Whether ZooKeeper is already serving: an old clickhouse-server crashes if it is not. */
async function serves(port: number): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const socket = connect(port, '127.0.0.1', () => socket.write('srvr'))
    if ((await text(socket).catch(() => '')).includes('Mode: ')) return
    await sleep(100)
  }
  throw new Error('ZooKeeper does not answer: is the package zookeeper installed?')
}

async function versionOf(url: string): Promise<string> {
  for (let tries = 0; tries < 300; tries++) {
    const answer = await fetch(url, { method: 'POST', body: 'select version()' }).catch(() => null)
    if (answer?.ok) return (await answer.text()).trim()
    await sleep(100)
  }
  throw new Error('clickhouse-server does not answer: is it installed, with zookeeper?')
}
