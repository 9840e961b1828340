import type { Phrases } from './create-i18n.ts'
import { en } from './en.ts'

/** What the console says. */
export const phrases: Phrases = { en, ru: () => import('./ru.ts').then(({ ru }) => ru) }
