import type { ApiKeyLimit } from '@seriba/domain/api-keys/key-rules'
import type { ApiScope } from '@seriba/domain/api-keys/scopes'
import { newSecret } from '@seriba/server-api-keys/secret'
import type { TestUser } from './builders.ts'
import type { Browser, TestServer } from './server.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A program with an API key: it keeps no cookies and sends no Origin. */
export function keyProgram(server: Pick<TestServer, 'app'>, secret: string): Browser {
  const call = (method: Method, path: string, rest: { payload?: object; query?: Record<string, string> }) =>
    server.app.inject({
      method,
      url: `/v1${path}`,
      headers: { host: 'localhost', authorization: `Bearer ${secret}` },
      ...rest,
    })
  const asked = (query?: Record<string, unknown>) => (query ? { query: query as Record<string, string> } : {})
  return {
    cookie: '',
    get: (path, query) => call('GET', path, asked(query)),
    post: (path, payload = {}) => call('POST', path, { payload }),
    put: (path, payload = {}) => call('PUT', path, { payload }),
    delete: (path, query) => call('DELETE', path, asked(query)),
  }
}

/** A key in the database, made without a dialog. Returns its secret. */
export async function aKey(
  { db }: Pick<TestServer, 'db'>,
  { id }: Pick<TestUser, 'id'>,
  scopes: readonly ApiScope[],
  options: { perMinute?: ApiKeyLimit; endsAt?: string } = {},
): Promise<string> {
  const { secret, hash, endsWith } = newSecret()
  await db
    .insertInto('api_keys')
    .values({
      user_id: id,
      name: 'Test',
      scopes: [...scopes],
      per_minute: options.perMinute ?? 300,
      ends_at: options.endsAt ?? null,
      hash,
      ends_with: endsWith,
      created_by: id,
    })
    .execute()
  return secret
}
