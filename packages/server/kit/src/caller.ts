import type { Language } from './language.ts'

/** What a verb may want to know of the request beside its input. */
export type Caller = {
  ip: string
  /** The caller's own live connection, from the `socket-id` header: news of what they do are not sent to it. */
  connection: string | undefined
  language: Language
}
