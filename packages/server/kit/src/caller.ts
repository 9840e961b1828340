import type { Language } from './language.ts'

/** What a verb may need to know about the request in addition to its input. */
export type Caller = {
  ip: string
  /** The caller's own live connection, from the `socket-id` header: news of their actions is not sent to it. */
  connection: string | undefined
  language: Language
}
