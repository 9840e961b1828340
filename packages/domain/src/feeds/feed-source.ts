/** Sources that we query ourselves: tables that are queried in SQL over HTTP, and bikes in pages of JSON. */
export const sourceKinds = ['sql', 'bikes'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** A source's tables: live and upcoming cars, car results, and bikes. */
export const sourceTables = ['main', 'stats', 'bike'] as const
export type SourceTable = (typeof sourceTables)[number]

/**
 * What is read from a source, each part with its own position to continue from; `history` is the earlier days in
 * `stats`.
 */
export const pullParts = ['main', 'bike', 'stats', 'history'] as const
export type PullPart = (typeof pullParts)[number]

export const tableOfPart = (part: PullPart): SourceTable => (part === 'history' ? 'stats' : part)

/** Fields whose words a source writes in its own way. */
export const wordFields = ['status', 'gearbox', 'drive', 'color'] as const
export type WordField = (typeof wordFields)[number]

/** The column of a source's tables that contains a field's words. */
export const wordColumns: Record<WordField, string> = {
  status: 'status',
  gearbox: 'kpp',
  drive: 'priv',
  color: 'color',
}

/** Why a source was not read, in the order in which the causes are found. */
export const sourceFailures = [
  'inside',
  'unreachable',
  'timeout',
  'status',
  'refused',
  'broken',
  'sealed',
] as const
export type SourceFailure = (typeof sourceFailures)[number]

/** The form in which a source's word is looked up: width, case and spaces do not matter. */
export const normalizedWord = (word: string) =>
  word.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase()
