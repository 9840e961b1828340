import { parentPort } from 'node:worker_threads'
import { exposeRpc } from '@seriba/threads/rpc'
import { readTable, type Table, type TableFault } from './read-table.ts'

export type TableCalls = { read(bytes: Uint8Array): Promise<Table | TableFault> }

if (parentPort) exposeRpc(parentPort, { read: readTable } satisfies TableCalls)
