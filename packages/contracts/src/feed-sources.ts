import {
  pullParts,
  sourceFailures,
  sourceKinds,
  sourceTables,
  wordFields,
} from '@seriba/domain/feeds/feed-source'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { instant, int, success, text } from './fields.ts'

/** In a feed; its column holds no more. */
const id = () => int(1, 2_147_483_647)

/** How a source is queried, and what its columns mean. */
export const SourceSettings = z.object({
  kind: z.enum(sourceKinds),
  /** Without code, query or user name. */
  address: z.string().check(z.maxLength(500), z.regex(/^https?:\/\/[^\s?#@]+$/i)),
  /** How we identify ourselves; some relays expect a browser's name. */
  userAgent: text(300),
  /** Some relays take the statement as base64 in `q`. */
  statementAs: z.enum(['sql', 'base64']),
  answersAs: z.enum(['xml', 'json']),
  gzip: z.boolean(),
  /** Sent as the end user's address if the source asks for one; empty for none. */
  clientAddress: z.string().check(z.regex(/^[\da-f.:]{0,45}$/i)),
  /** The host for pictures whose addresses have none; empty if their addresses are complete. */
  imageHost: z.string().check(z.maxLength(200), z.regex(/^(https?:\/\/[^\s?#]+)?$/i)),
  /** Milliseconds between two queries. */
  pauseMs: int(0, 60_000),
  /** Rows requested at a time; the known sources return no more than 250. */
  pageRows: int(10, 250),
  tables: z.array(z.enum(sourceTables)).check(z.maxLength(sourceTables.length)),
  mileageInThousands: z.boolean(),
  engineInLiters: z.boolean(),
  /** Whether `time` says when a row was last written, or which fuel a car uses. */
  timeMeans: z.enum(['changed', 'fuel']),
  /** Days of results that are read at first. */
  historyDays: int(0, 1500),
  comingMinutes: int(1, 10_080),
  resultsMinutes: int(1, 10_080),
  /** The operator has made sure that the contract allows keeping the lots. */
  mayKeepCopy: z.boolean(),
})
export type SourceSettings = z.infer<typeof SourceSettings>

const TestedLot = z.object({
  sourceId: z.string(),
  lotNo: z.string(),
  auction: z.string(),
  auctionDate: z.nullable(z.string()),
  /** False if the source gives only the day. */
  hasTime: z.boolean(),
  maker: z.string(),
  model: z.string(),
  grade: z.string(),
  year: z.nullable(z.int()),
  chassis: z.string(),
  engine: z.nullable(z.int()),
  gearbox: z.string(),
  drive: z.string(),
  color: z.string(),
  condition: z.string(),
  mileage: z.nullable(z.int()),
  /** A code of `lotStatus`. */
  status: z.int(),
  startPrice: z.int(),
  soldPrice: z.int(),
  image: z.nullable(z.string()),
  hasSheet: z.boolean(),
  pictures: z.int(),
  /** Words that have no meaning assigned yet. */
  unknown: z.array(z.object({ field: z.enum(wordFields), word: z.string() })),
  /** Why it would be skipped; null if it would be accepted. */
  problem: z.nullable(z.string()),
  /** As received. */
  raw: z.array(z.object({ name: z.string(), value: z.string() })),
})
export type TestedLot = z.infer<typeof TestedLot>

export const SourceTest = z.object({
  /** The first thing that went wrong, in the source's own words; null if all is well. */
  failure: z.nullable(z.object({ reason: z.enum(sourceFailures), said: z.string() })),
  milliseconds: z.int(),
  /** Rows in the table, if the source counts them. */
  total: z.nullable(z.int()),
  lots: z.array(TestedLot),
})
export type SourceTest = z.infer<typeof SourceTest>

export const FeedPull = z.object({
  part: z.enum(pullParts),
  /** Whether a pass is under way. */
  isUnderWay: z.boolean(),
  read: z.int(),
  total: z.nullable(z.int()),
  /** The day whose results are being read. */
  day: z.nullable(z.string()),
  lastDay: z.nullable(z.string()),
  /** Lots per minute, as measured in this pass. */
  rowsPerMinute: z.int(),
  startedAt: z.nullable(instant()),
  endedAt: z.nullable(instant()),
  /** Why nothing is being read at the moment; it continues by itself at `retryAt`. */
  failure: z.nullable(z.object({ reason: z.enum(sourceFailures), said: z.string() })),
  retryAt: z.nullable(instant()),
  stopped: z.boolean(),
})
export type FeedPull = z.infer<typeof FeedPull>

export const FeedWord = z.object({
  field: z.enum(wordFields),
  word: z.string(),
  /** Null: unknown. */
  meaning: z.nullable(z.string()),
  builtIn: z.boolean(),
  /** How often it has come up. */
  lots: z.int(),
})
export type FeedWord = z.infer<typeof FeedWord>

const staff = { audience: 'manager', needs: ['feedsManage'] } as const

/** How a feed’s source is read. Only the last characters of its code are ever shown. */
export const viewSource = contract({
  method: 'GET',
  path: '/feed/source',
  operation: 'feedSources.viewSource',
  ...staff,
  input: z.object({ id: id() }),
  output: z.object({ name: z.string(), settings: SourceSettings, codeEnd: z.string() }),
  errors: ['not_found'],
})

const sourceInput = {
  /** Null for a new feed. */
  id: z.nullable(id()),
  settings: SourceSettings,
  /** Null keeps the existing code, as long as the address stays on its host. */
  code: z.nullable(text(300)),
}

/** Creates a feed whose lots Seriba fetches itself, or changes how they are fetched. */
export const saveSource = contract({
  method: 'POST',
  path: '/feed/save-source',
  operation: 'feedSources.saveSource',
  ...staff,
  input: z.object({ ...sourceInput, name: text(60) }),
  output: z.object({ id: z.int() }),
  errors: ['not_found', 'field_required', 'name_taken', 'feed_code_required'],
})

/** Asks a source for ten lots and shows them as they would come in; nothing is saved. */
export const testSource = contract({
  method: 'POST',
  path: '/feed/test-source',
  operation: 'feedSources.testSource',
  ...staff,
  input: z.object({
    ...sourceInput,
    table: z.enum(sourceTables),
    /** Which ten. */
    skip: z._default(int(0, 100_000), 0),
  }),
  slow: true,
  output: SourceTest,
  errors: ['not_found', 'feed_code_required'],
})

/** The progress of reading a source. */
export const listPulls = contract({
  method: 'GET',
  path: '/feed/pulls',
  operation: 'feedSources.listPulls',
  ...staff,
  input: z.object({ id: id() }),
  output: z.object({ pulls: z.array(FeedPull), unknownWords: z.int() }),
  errors: ['not_found'],
})

/** Starts reading a source, from the beginning or from where it was stopped. */
export const startPull = contract({
  method: 'POST',
  path: '/feed/start-pull',
  operation: 'feedSources.startPull',
  ...staff,
  input: z.object({ id: id() }),
  output: success(),
  errors: ['not_found', 'feed_paused', 'feed_copy_not_allowed'],
})

/** Stops reading a source; what has come in stays. Nothing more of this part is read until it is started again. */
export const stopPull = contract({
  method: 'POST',
  path: '/feed/stop-pull',
  operation: 'feedSources.stopPull',
  ...staff,
  input: z.object({ id: id(), part: z.enum(pullParts) }),
  output: success(),
  errors: ['not_found'],
})

/** A source's words and what they mean, unknown ones first. */
export const listWords = contract({
  method: 'GET',
  path: '/feed/words',
  operation: 'feedSources.listWords',
  ...staff,
  input: z.object({ id: id() }),
  output: z.object({ words: z.array(FeedWord) }),
  errors: ['not_found'],
})

/** Asks a source for three lots with a word, and shows them as they would come in; nothing is saved. */
export const proveWord = contract({
  method: 'POST',
  path: '/feed/word-proof',
  operation: 'feedSources.proveWord',
  ...staff,
  input: z.object({ id: id(), field: z.enum(wordFields), word: text(100) }),
  slow: true,
  output: z.object({
    failure: SourceTest.shape.failure,
    /** The column that the word is in, as the source names it. */
    column: z.string(),
    lots: z.array(TestedLot),
  }),
  errors: ['not_found', 'feed_code_required'],
})

/** Assigns a meaning to a source's word, or removes it; this applies to what is read from now on. */
export const setWord = contract({
  method: 'PUT',
  path: '/feed/set-word',
  operation: 'feedSources.setWord',
  ...staff,
  input: z.object({
    id: id(),
    field: z.enum(wordFields),
    word: text(100),
    meaning: z.nullable(text(60)),
  }),
  slow: true,
  output: success(),
  errors: ['not_found', 'field_required', 'feed_word_unknown'],
})
