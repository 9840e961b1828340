import type { RefusalCode } from '@seriba/contracts/refusals'
import type { Language } from './language.ts'

/** A code as a text for a field. */
export function refusalText(code: RefusalCode, _language: Language): string {
  return code
}
