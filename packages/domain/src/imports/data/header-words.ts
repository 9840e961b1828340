import type { ImportField } from '../import-fields.ts'
import { clientHeaderWords } from './client-header-words.ts'
import { purchaseHeaderWords } from './purchase-header-words.ts'

/**
 * What columns are called in English, Russian and Japanese, in small letters and without marks between words. The name
 * of the field itself goes without saying.
 */
export const headerWords: Record<ImportField, readonly string[]> = {
  ...clientHeaderWords,
  ...purchaseHeaderWords,
}
