import type { ImportField } from '../import-fields.ts'
import { clientHeaderWords } from './client-header-words.ts'
import { purchaseHeaderWords } from './purchase-header-words.ts'

/**
 * Column names in English, Russian and Japanese, in lowercase and without marks between words. The field's own name
 * is implied.
 */
export const headerWords: Record<ImportField, readonly string[]> = {
  ...clientHeaderWords,
  ...purchaseHeaderWords,
}
