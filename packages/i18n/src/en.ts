import { enCompany } from './en-company.ts'
import { enDesk } from './en-desk.ts'

/** Every phrase, by the concern it belongs to. */
export const en = { ...enDesk, ...enCompany } as const
