import type { Contract, Input, Output } from '@seriba/contracts/contract'
import { fromQuery } from '@seriba/contracts/from-query'
import { replayedHeader, storesOwnKey } from '@seriba/contracts/idempotency'
import type { Actor } from '@seriba/domain/access/actor'
import { anonymousActor } from '@seriba/domain/access/anonymous'
import { authorize } from '@seriba/domain/access/audience'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { ApiError, throwIfRejected } from './api-error.ts'
import type { Caller } from './caller.ts'
import { connectionRoom } from './events.ts'
import type {} from './fastify.ts'
import { idempotencyKeyOf } from './idempotency-key.ts'
import { requestLanguage } from './language.ts'
import { isSameOrigin } from './origin.ts'
import { detectReplay } from './replayed.ts'
import { SerializedJson } from './serialized-json.ts'

export type { Caller } from './caller.ts'

/** A user, wherever only logged-in users are let in. */
type ActorOf<C extends Contract> = C['audience'] extends 'anyone' ? Actor | null : Actor

export type Call<C extends Contract> = {
  actor: ActorOf<C>
  input: Input<C>
  caller: Caller
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Mounts a contract under `/v1`, at all its paths. Origin and audience are checked before the input; a bot check is
 * consumed once the input is valid. Input and output both pass the contract's schemas, except a response that was
 * serialized and validated elsewhere.
 */
export function serve<C extends Contract>(
  app: FastifyInstance,
  contract: C,
  handle: (call: Call<C>) => Promise<Output<C> | SerializedJson> | Output<C>,
) {
  const schemas = compiledOnce(contract)
  for (const path of [contract.path, ...(contract.aliases ?? [])]) {
    app.route({
      method: contract.method,
      url: `/v1${path}`,
      config: { contract },
      ...(contract.largestBody !== undefined && { bodyLimit: contract.largestBody }),
      // Unauthorized callers are refused before the body is parsed, but after the rate limit has counted them.
      preParsing: async (request, reply) => {
        // Responses are private: no cache on the way stores them, and no back button brings them back.
        void reply.header('cache-control', 'no-store')
        if (contract.method !== 'GET' && !isSameOrigin(request.raw, request.server.originOf(request))) {
          throw new ApiError('foreign_origin')
        }
        await request.server.authenticate(request, reply)
        const known = actorOf(contract, request)
        if (known !== anonymousActor) throwIfRejected(authorize(known, contract))
      },
      handler: async (request, reply) => {
        const keyed = idempotencyKeyOf(contract, request)
        const given = inputOf(contract, request, keyed?.key)
        const parsed = schemas().input.safeParse(given)
        if (!parsed.success) throw new InvalidInput(parsed.error.issues, given)
        if (contract.captcha) await request.server.verifyCaptcha(contract.captcha, request)
        const actor = actorOf(contract, request) as ActorOf<C>
        const input = parsed.data as Input<C>
        const answer = async () => {
          const result = await handle({ actor, input, caller: callerOf(request), request, reply })
          return result instanceof SerializedJson ? result : schemas().output.parse(result)
        }
        if (keyed && !storesOwnKey(contract)) {
          const asked = [contract.operation, input]
          const kept = await request.server.runIdempotently({ ...keyed, asked }, async () =>
            plain(await answer()),
          )
          if (kept.replayed) void reply.header(replayedHeader, 'true')
          return { result: kept.answer }
        }
        const { answer: result, replayed } = storesOwnKey(contract)
          ? await detectReplay(answer)
          : { answer: await answer(), replayed: false }
        if (replayed) void reply.header(replayedHeader, 'true')
        if (result instanceof SerializedJson)
          return reply.type('application/json; charset=utf-8').send(result.json)
        return { result }
      },
    })
  }
}

/** A contract's schemas as code, built for the first caller: among hundreds, some are never used. */
function compiledOnce({ input, output }: Contract) {
  let compiled: Pick<Contract, 'input' | 'output'> | undefined
  return () => {
    compiled ??= { input: z.compile(input), output: z.compile(output) }
    return compiled
  }
}

const plain = (answer: unknown) =>
  answer instanceof SerializedJson ? JSON.parse(answer.json).result : answer

/** The caller; if the catalogue is public, it may be a visitor. */
function actorOf({ forVisitors }: Contract, { session, server }: FastifyRequest): Actor | null {
  return session?.actor ?? (forVisitors && server.catalogueAccess === 'public' ? anonymousActor : null)
}

/** The answer of a verb that returns nothing else. */
export const successResponse = { success: true } as const

/** Input that does not match its contract. */
export class InvalidInput extends Error {
  override name = 'InvalidInput'
  readonly issues: readonly z.core.$ZodIssue[]
  readonly input: unknown

  constructor(issues: InvalidInput['issues'], input: unknown) {
    super('invalid_input')
    this.issues = issues
    this.input = input
  }
}

/**
 * Text in the address is converted by the schema; a body is taken as it is, except for numbers that it may send as
 * text, and cannot name another resource. If the input has a field for the idempotency key, the header fills it.
 */
function inputOf(contract: Contract, { query, body, params }: FastifyRequest, key: string | undefined) {
  const { method, input, inQuery = [], asText = [] } = contract
  const asked = withoutEmpty(query as Record<string, unknown>)
  const inPath = params as Record<string, unknown>
  if (method === 'GET' || method === 'DELETE') return fromQuery(input, { ...asked, ...inPath })
  const alsoAsked = Object.fromEntries(inQuery.map((name) => [name, asked[name]]))
  const said = isRecord(body) ? body : {}
  const texts = asText.filter((name) => Object.hasOwn(said, name)).map((name) => [name, said[name]])
  return {
    ...said,
    ...fromQuery(input, Object.fromEntries(texts)),
    ...(key !== undefined && storesOwnKey(contract) && { idempotencyKey: key }),
    ...fromQuery(input, { ...alsoAsked, ...inPath }),
  }
}

const withoutEmpty = (query: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== ''))

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function callerOf(request: FastifyRequest): Caller {
  const socketId = request.headers['socket-id']
  return {
    ip: request.ip,
    connection:
      request.session && typeof socketId === 'string' && /^[\w-]{1,80}$/.test(socketId)
        ? connectionRoom(request.session.id, socketId)
        : undefined,
    language: requestLanguage(request),
  }
}
