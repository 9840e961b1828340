import type { Replica, ReplicaState } from '@seriba/server-kit/replica/replica'
import { Gauge, type Registry } from 'prom-client'

const states: readonly ReplicaState[] = ['in use', 'behind', 'away', 'promoted']

/** Whether the read standby is in use, and how far it lags behind. */
export function measureReplica(register: Registry, replica: Pick<Replica, 'state'>) {
  new Gauge({
    name: 'seriba_replica_state',
    help: '1 for the state that the standby for reads is in; reads go to the primary unless it is in use',
    labelNames: ['state'],
    registers: [register],
    collect() {
      const { state } = replica.state()
      for (const one of states) this.set({ state: one }, one === state ? 1 : 0)
    },
  })
  new Gauge({
    name: 'seriba_replica_behind_seconds',
    help: 'How far the standby for reads is behind, as it was last seen',
    registers: [register],
    collect() {
      this.set(replica.state().behindMs / 1000)
    },
  })
}
