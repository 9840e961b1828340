import type { ApiScope } from '@seriba/domain/api-keys/scopes'
import type { Generated, GeneratedAlways } from 'kysely'
import type { Instant, InstantNow, NullableInstant } from './columns.ts'

export type ApiKeysTable = {
  id: GeneratedAlways<number>
  user_id: number
  name: string
  scopes: ApiScope[]
  per_minute: number
  addresses: Generated<string[]>
  hash: Buffer
  ends_with: string
  previous_hash: Buffer | null
  previous_until: NullableInstant
  created_by: number | null
  created_at: InstantNow
  ends_at: NullableInstant
  revoked_at: NullableInstant
  last_used_at: NullableInstant
}

export type ApiKeyCallsTable = { key_id: number; minute: Instant; calls: number }
