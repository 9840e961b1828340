import { bidsBench } from './bids/bids-bench.ts'
import { boardBench } from './board/board-bench.ts'
import { browserBench } from './browser/browser-bench.ts'
import { clientsBench } from './clients/clients-bench.ts'
import { desksBench } from './desks/desks-bench.ts'
import { failoverBench } from './failover/failover-bench.ts'
import { fuzzBench } from './fuzz/fuzz-bench.ts'
import { importBench } from './import/import-bench.ts'
import { loadBench } from './load/load-bench.ts'
import { migrateBench } from './migrate/migrate-bench.ts'
import { pullBench } from './pull/pull-bench.ts'
import { restoreBench } from './restore/restore-bench.ts'
import { rollingBench } from './rolling/rolling-bench.ts'
import { searchBench } from './search/search-bench.ts'
import { soakBench } from './soak/soak-bench.ts'
import { socketsBench } from './sockets/sockets-bench.ts'
import { stormBench } from './storm/storm-bench.ts'

const benches: Record<string, (args: string[]) => Promise<void>> = {
  bids: bidsBench,
  board: boardBench,
  browser: browserBench,
  clients: clientsBench,
  desks: desksBench,
  failover: failoverBench,
  fuzz: fuzzBench,
  import: importBench,
  load: loadBench,
  migrate: migrateBench,
  pull: pullBench,
  restore: restoreBench,
  rolling: rollingBench,
  search: searchBench,
  soak: soakBench,
  sockets: socketsBench,
  storm: stormBench,
}

const [name = '', ...args] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  console.error(`Usage: pnpm bench NAME, where NAME is one of: ${Object.keys(benches).join(', ')}`)
  process.exit(2)
}
await bench(args)
