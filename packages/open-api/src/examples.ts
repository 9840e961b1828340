import type { Contract } from '@seriba/contracts/contract'
import accounts from './data/accounts.json' with { type: 'json' }
import bids from './data/bids.json' with { type: 'json' }
import catalogue from './data/catalogue.json' with { type: 'json' }
import money from './data/money.json' with { type: 'json' }
import { isJson, type Json } from './json.ts'
import { sampleOf } from './sample.ts'
import { fieldsOf, schemaOf } from './schemas.ts'

export type Example = { input: Json; output: unknown }

/** Calls of the demo company and their answers. */
const recorded: Record<string, Example> = { ...accounts, ...catalogue, ...bids, ...money }

/** Input that no schema says how to make. */
const given: Record<string, Json> = {
  'alerts.subscribePush': {
    endpoint: 'https://push.example.com/send/1',
    p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    auth: 'tBHItJI5svbpez7KI4CCXg',
  },
}

/** What a call and its answer look like: as in the demo company, or else made from their schemas. */
export function exampleOf({ operation, input, output }: Contract): Example {
  const known = recorded[operation]
  if (known) return known
  const made = sampleOf(fieldsOf(input))
  return {
    input: { ...(isJson(made) && made), ...given[operation] },
    output: sampleOf(schemaOf(output, 'output')),
  }
}

export const isRecorded = (operation: string) => operation in recorded
