import type { MessagePort } from 'node:worker_threads'
import type { ClaimSlots } from '@seriba/threads/worker-pool'
import type { Staged } from '../build/source.ts'
import type { Staging } from '../build/staging.ts'
import type { WorkPlan } from '../build/work.ts'
import type {
  Changes,
  Found,
  Frequencies,
  Median,
  Query,
  Selection,
  Similarity,
  Stats,
  Table,
  TableColumns,
  Wanted,
} from '../query.ts'
import type { Row, Schema } from '../schema.ts'
import type { Segment } from '../segment/segment.ts'
import type { Part } from '../segment/snapshot.ts'

/** Where rows come from: a module that exports `fill`, and what to call it with, once for each part of the rows. */
export type RowSource = { module: string; parts: readonly unknown[] }
export type RowModule<S extends Schema = Schema> = {
  fill(staging: Staging<S>, part: never): Promise<void> | void
}

/** Where a base of that many rows is kept from one process to the next; `label` says what it was made by and from. */
export type Persistence = { file: string; label: string; fromRows: number }

export type WriterData = { schema: Schema; readers: MessagePort[] }
/** `answers` is a module that exports answers to other questions for the readers. */
export type ReaderData = {
  schema: Schema
  writer: MessagePort
  offered: ClaimSlots
  answers: string | undefined
}
export type LoaderData = { schema: Schema; module: string; part: unknown }

export type WriterCalls = {
  add(rows: readonly Row[]): void
  /** Gives the readers the base that was kept; returns how far the log is in it, or null if there is none. */
  reopen(keeping: Persistence): Promise<number | null>
  /** Takes in the rows of a source, or those added, and gives them to the readers. */
  build(input: { source: RowSource | null; upTo: number; keeping: Persistence | null }): Promise<void>
  apply(changes: Changes): Promise<void>
  stats(input: null): Stats
}

/** What a loading thread reports about what it was asked to do. */
export type Outcome<T> = { value: T } | { error: unknown }

/** What it is sent when all parts are loaded: the rows of all parts, without their values. */
export type BuildRequest = { staged: readonly Staged[]; work: WorkPlan }

/** A part of a snapshot; its segment is sent once, and from then on referred to by its number. */
export type ShownPart = Omit<Part, 'segment'> & { number: number; segment: Segment | null }

export type ReaderCalls = {
  search(query: Query): Found
  /** As JSON, because hundreds of options cross threads faster that way. */
  count(input: { selection: Selection; wanted: Wanted }): string
  medians(likeness: Similarity): Median[]
  frequencies(input: { selection: Selection; column: string }): Frequencies
  table(input: { selection: Selection; columns: TableColumns }): Table
  ask(input: { name: string; question: unknown }): unknown
}

/** What the writer calls in a reader. Once it returns, the reader sees the snapshot. */
export type ShowCalls = { show(parts: readonly ShownPart[]): void }
