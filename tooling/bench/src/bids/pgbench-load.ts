import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { type Desk, peersFirstLot } from './prepare-desk.ts'

const run = promisify(execFile)

/** The pgbench from PATH or from Debian's PostgreSQL packages. */
export async function findPgbench(): Promise<string> {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  for (const program of [
    'pgbench',
    ...versions.map((version) => `/usr/lib/postgresql/${version}/bin/pgbench`),
  ]) {
    if (await run(program, ['--version']).catch(() => null)) return program
  }
  throw new Error('pgbench is missing: install the package postgresql (its server need not run).')
}

/** Transactions per second with a bid's inserts, over 32 connections and with one thread per core. */
export async function loadByPgbench(
  pgbench: string,
  url: string,
  desk: Desk,
  seconds: number,
): Promise<number> {
  const folder = await mkdtemp('/var/tmp/seriba-pgbench-')
  const script = join(folder, 'bid.sql')
  try {
    await writeFile(script, sameInserts(desk))
    const { stdout } = await run(pgbench, [
      ...['--no-vacuum', '--protocol', 'prepared', '--client', '32', '--jobs', '2'],
      ...['--time', String(seconds), '--file', script, url],
    ])
    return Math.round(Number(/tps = ([\d.]+)/.exec(stdout)?.[1] ?? 0))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The length of the email that says that a bid has come in. */
const receiptLength = 850

/** What `writePlacement` writes, under the same lock, without reading, checking or answering anything. */
function sameInserts(desk: Desk): string {
  const clients = desk.clients.map(({ id }) => id)
  const firstClient = Math.min(...clients)
  // A space after each colon: pgbench reads `:name` as a variable of its own.
  const payload = JSON.stringify(
    {
      eventType: 'clientNewBid',
      messageEn: 'Client New Bid',
      messageRu: 'Клиент сделал новую ставку',
      lotNo: 1,
      auctionName: 'USS Tokyo',
      specification: 'Toyota Alphard 2021',
      detail: {
        id: 1,
        lotId: '1',
        lotType: 'auction',
        clientId: 1,
        bidStatus: 1,
        image: '',
        soldPrice: null,
      },
    },
    null,
    1,
  ).replaceAll('\n', '')
  const receipt = JSON.stringify({ task: 'mail', payload: { text: '.'.repeat(receiptLength) } })
  return `begin;
select nextval('bench_pair') as n \\gset
\\set client ${firstClient} + :n % ${clients.length}
\\set lot ${peersFirstLot(desk)} + :n / ${clients.length}
select pg_advisory_xact_lock(1, :client);
with placed as (
  insert into bids (lot_id, lot_type, client_id, placed_by, amount, status, comment, bid_date, terms_agreed_at)
  values (:lot, 'auction', :client, :client, 150000, 1, '', now(), now())
  on conflict (lot_id, client_id) do update set amount = excluded.amount
  returning id
), logged as (
  insert into bid_logs (bid_id, actor_id, event, status) select id, :client, 'clientNewBid', 1 from placed
), audited as (
  insert into audit (actor_id, action, entity, entity_id, after, ip)
  select :client, 'bid.new', 'bid', id::text, '${payload}'::jsonb, '127.0.0.1' from placed
), told as (
  insert into events (rooms, name, payload, job)
  values ('{staff}', 'client-notification', '${payload}', '${receipt}'), ('{user:1}', 'notification', '${payload}', null)
)
insert into idempotency_keys (user_id, key, request, answer)
select :client, 'bench ' || id, 'request', '${payload}'::jsonb from placed;
commit;
`
}
