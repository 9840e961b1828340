import { enFirst } from './en-first.ts'
import { enPages } from './en-pages.ts'

/** Every phrase that buyers encounter, by the concern it belongs to. */
export const enClient = { ...enFirst, ...enPages } as const
