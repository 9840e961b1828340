import { ruFirst } from './ru-first.ts'
import { ruPages } from './ru-pages.ts'

/** Every phrase that buyers encounter, by the concern it belongs to. */
export const ruClient = { ...ruFirst, ...ruPages } as const
