import { pullParts, sourceKinds } from '@seriba/domain/feeds/feed-source'
import { feedStates } from '@seriba/domain/feeds/feed-state'
import * as z from 'zod/mini'
import { contract } from './contract.ts'
import { fileFormat, instant, int, PageInfo, smallId, success, text } from './fields.ts'

const feedFields = {
  name: text(60),
  /** How often lots are expected, in minutes; null if there is no rhythm. */
  everyMinutes: z.nullable(int(1, 10_080)),
}

export const FeedRun = z.object({
  id: z.int(),
  way: z.enum(['key', 'upload', 'pull']),
  fileName: z.nullable(z.string()),
  /** For a source that we read ourselves: which part of it. */
  part: z.nullable(z.enum(pullParts)),
  startedAt: instant(),
  /** Null while it is running. */
  endedAt: z.nullable(instant()),
  /** Why it ended early. */
  failure: z.nullable(z.enum(['interrupted', 'unreadable', 'failed', 'stopped', 'source'])),
  read: z.int(),
  written: z.int(),
  unchanged: z.int(),
  skipped: z.int(),
  /** Fields that are not known. */
  ignored: z.array(z.string()),
})
export type FeedRun = z.infer<typeof FeedRun>

export const Feed = z.object({
  id: z.int(),
  name: z.string(),
  everyMinutes: z.nullable(z.int()),
  /** The last characters of its key. */
  keyEnd: z.string(),
  paused: z.boolean(),
  /** Null if lots are sent to us. */
  source: z.nullable(z.enum(sourceKinds)),
  state: z.enum(feedStates),
  /** When it last brought lots in completely; null if it never did. */
  lastAt: z.nullable(instant()),
  lastRun: z.nullable(FeedRun),
  /** Lots that its runs changed in each of the last 24 hours, the latest hour last. */
  hours: z.array(z.int()).check(z.length(24)),
})
export type Feed = z.infer<typeof Feed>

const staff = { audience: 'manager', needs: ['feedsManage'] } as const

/** The feeds, how their last run went, and which of them are late. */
export const listFeeds = contract({
  method: 'GET',
  path: '/feed/index',
  operation: 'feeds.listFeeds',
  ...staff,
  input: z.object({}),
  output: z.object({ feeds: z.array(Feed) }),
  errors: [],
})

/**
 * Creates a link to download the feeds, with their last runs, as a file; it works for one minute and only for the
 * caller.
 */
export const exportFeeds = contract({
  method: 'GET',
  path: '/feed/index-export',
  operation: 'feeds.exportFeeds',
  ...staff,
  input: z.object({ format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: [],
})

/** A feed's runs, newest first. */
export const listFeedRuns = contract({
  method: 'GET',
  path: '/feed/runs',
  operation: 'feeds.listFeedRuns',
  ...staff,
  input: z.object({
    id: smallId(),
    page: z._default(int(1, 10_000), 1),
    pageSize: z._default(int(1, 100), 20),
  }),
  output: z.object({ runs: z.array(FeedRun), pageInfo: PageInfo }),
  errors: ['not_found'],
})

/** Creates a link to download all runs of a feed as a file; it works for one minute and only for the caller. */
export const exportFeedRuns = contract({
  method: 'GET',
  path: '/feed/runs-export',
  operation: 'feeds.exportFeedRuns',
  ...staff,
  input: z.object({ id: smallId(), format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: ['not_found'],
})

export const BadLine = z.object({
  line: z.int(),
  reason: z.string(),
  /** The part of it that couldn’t be read, and how it was written; null if it is the line as a whole. */
  field: z.nullable(z.string()),
  value: z.nullable(z.string()),
  /** It was kept, so that it can be tried again. */
  isKept: z.boolean(),
  /** What the value certainly stands for, if that is known; an empty value leaves the field out. */
  proposal: z.nullable(z.object({ becomes: z.nullable(z.string()) })),
})
export type BadLine = z.infer<typeof BadLine>

/** The lines of a run that couldn’t be read, up to the first thousand. */
export const listBadLines = contract({
  method: 'GET',
  path: '/feed/bad-lines',
  operation: 'feeds.listBadLines',
  ...staff,
  input: z.object({ runId: int(1, Number.MAX_SAFE_INTEGER) }),
  output: z.object({ lines: z.array(BadLine) }),
  errors: ['not_found'],
})

/**
 * Says what a feed's value that couldn’t be read stands for, now and in the future; the lines that failed because of it
 * are tried again.
 */
export const fixLines = contract({
  method: 'POST',
  path: '/feed/fix-lines',
  operation: 'feeds.fixLines',
  ...staff,
  input: z.object({
    runId: int(1, Number.MAX_SAFE_INTEGER),
    field: text(60),
    value: text(200),
    /** Empty leaves the field out. */
    becomes: z.nullable(text(60)),
  }),
  slow: true,
  output: z.object({ fixed: z.int(), left: z.int() }),
  errors: ['not_found', 'feed_fix_wrong'],
})

/**
 * Creates a link to download the lines of a run that couldn’t be read as a file; it works for one minute and only for
 * the caller.
 */
export const exportBadLines = contract({
  method: 'GET',
  path: '/feed/bad-lines-export',
  operation: 'feeds.exportBadLines',
  ...staff,
  input: z.object({ runId: int(1, Number.MAX_SAFE_INTEGER), format: fileFormat() }),
  output: z.object({ url: z.string() }),
  errors: ['not_found'],
})

/** Creates a feed with a key of its own, which is shown only this once. */
export const createFeed = contract({
  method: 'POST',
  path: '/feed/create',
  operation: 'feeds.createFeed',
  ...staff,
  input: z.object(feedFields),
  output: z.object({ id: z.int(), key: z.string() }),
  errors: ['field_required', 'name_taken'],
})

/** Renames a feed, changes how often it is expected, or pauses it: a paused feed is refused, and is never late. */
export const updateFeed = contract({
  method: 'PUT',
  path: '/feed/update',
  operation: 'feeds.updateFeed',
  ...staff,
  input: z.object({ id: smallId(), ...feedFields, paused: z.boolean() }),
  output: success(),
  errors: ['not_found', 'field_required', 'name_taken'],
})

/** Creates a new key for a feed; the previous one stops working. */
export const renewFeedKey = contract({
  method: 'POST',
  path: '/feed/renew-key',
  operation: 'feeds.renewFeedKey',
  ...staff,
  input: z.object({ id: smallId() }),
  output: z.object({ key: z.string() }),
  errors: ['not_found'],
})

/** Creates the address to which a feed's file is sent as the body of a POST, within ten minutes. */
export const openFeedUpload = contract({
  method: 'POST',
  path: '/feed/open-upload',
  operation: 'feeds.openFeedUpload',
  ...staff,
  input: z.object({
    id: smallId(),
    fileName: text(200),
    /** Reads the file without writing anything. */
    dryRun: z.boolean(),
  }),
  output: z.object({ url: z.string() }),
  errors: ['not_found'],
})
