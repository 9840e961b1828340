import type { Phrases } from './create-i18n.ts'
import { enClient } from './en-client.ts'

/** What the portal says: nothing that only staff is told. */
export const clientPhrases: Phrases = { en: enClient, ru: () => import('./ru.ts').then(({ ru }) => ru) }
