import {
  apiKeyLimits,
  mostApiKeys,
  mostKeyAddresses,
  revocationDays,
  rotationHours,
} from '@seriba/domain/api-keys/key-rules'
import { apiScopes } from '@seriba/domain/api-keys/scopes'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { dateString, fileFormat, id, instant, success, text } from './fields.ts'

/** Six digits of the authenticator app or a recovery code, where the key can bid. */
const code = () => z.optional(text(40))
/** Whose key: staff names the dealer, a dealer leaves it out. */
const dealerId = () => z.optional(id())

export const ApiKey = z.object({
  id: z.int(),
  name: z.string(),
  /** What the secret begins and ends with; the rest is kept as a hash only. */
  begins: z.string(),
  endsWith: z.string(),
  scopes: z.array(z.enum(apiScopes)),
  /** Calls a minute that it may make, and those it made in this one. */
  perMinute: z.int(),
  callsThisMinute: z.int(),
  /** Addresses and networks that it may be used from; from everywhere where there are none. */
  addresses: z.array(z.string()),
  createdAt: instant(),
  /** To the minute. */
  lastUsedAt: z.nullable(instant()),
  endsAt: z.nullable(instant()),
  /** Until when the secret before the last renewal works; null where it does not any more. */
  previousUntil: z.nullable(instant()),
})
export type ApiKey = z.infer<typeof ApiKey>

/** The only answer that holds the secret. */
const NewApiKey = z.object({ key: ApiKey, secret: z.string() })
export type NewApiKey = z.infer<typeof NewApiKey>

/** The API keys of a dealer that have not been revoked, newest first. */
export const listApiKeys = contract({
  method: 'GET',
  path: '/user/api-keys',
  operation: 'apiKeys.listApiKeys',
  audience: 'dealerOrManager',
  input: z.object({ dealerId: dealerId() }),
  output: z.object({
    keys: z.array(ApiKey),
    /** How many a dealer may have. */
    most: z.int().check(z.lte(mostApiKeys)),
    /** Of all keys, since midnight in Japan. */
    callsToday: z.int(),
    /** Whether the caller has turned two-step login on, without which no key can bid. */
    twoStep: z.boolean(),
  }),
  errors: ['dealer_unknown', 'client_not_found'],
})

/**
 * Creates a link to download a dealer’s keys, without their secrets, as a file; it works for one minute and only for
 * the caller.
 */
export const exportApiKeys = contract({
  method: 'GET',
  path: '/user/api-keys-export',
  operation: 'apiKeys.exportApiKeys',
  audience: 'dealerOrManager',
  input: z.object({ dealerId: dealerId(), format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: ['dealer_unknown', 'client_not_found'],
})

/** Creates an API key. The secret is in this answer and nowhere else. */
export const createApiKey = contract({
  method: 'POST',
  path: '/user/api-keys',
  operation: 'apiKeys.createApiKey',
  audience: 'dealerOrManager',
  input: z.object({
    dealerId: dealerId(),
    name: text(60),
    scopes: z.array(z.enum(apiScopes)).check(z.maxLength(apiScopes.length)),
    perMinute: z.literal([...apiKeyLimits]),
    /** Addresses and networks of the program, such as `203.0.113.7` and `203.0.113.0/28`; none for any. */
    addresses: z._default(z.array(text(60)).check(z.maxLength(mostKeyAddresses)), []),
    /** The last Japanese day on which it works; empty for no end. */
    endsOn: z._default(dateString(), ''),
    code: code(),
  }),
  output: NewApiKey,
  errors: [
    'dealer_unknown',
    'client_not_found',
    'field_required',
    'date_passed',
    'key_addresses',
    'too_many_keys',
    'two_step_required',
    'second_code_wrong',
  ],
})

/** Gives a key a new secret. The previous one keeps working for the hours named; any older one stops working. */
export const rotateApiKey = contract({
  method: 'POST',
  path: '/user/api-key-rotate',
  operation: 'apiKeys.rotateApiKey',
  audience: 'dealerOrManager',
  input: z.object({
    id: id(),
    dealerId: dealerId(),
    oldWorksHours: z.literal([...rotationHours]),
    code: code(),
  }),
  output: NewApiKey,
  errors: [
    'dealer_unknown',
    'client_not_found',
    'not_found',
    'key_ended',
    'two_step_required',
    'second_code_wrong',
  ],
})

/** Ends a key, at once or after a week. */
export const revokeApiKey = contract({
  method: 'POST',
  path: '/user/api-key-revoke',
  operation: 'apiKeys.revokeApiKey',
  audience: 'dealerOrManager',
  input: z.object({ id: id(), dealerId: dealerId(), inDays: z.literal([...revocationDays]) }),
  output: success(),
  errors: ['dealer_unknown', 'client_not_found', 'not_found'],
})
