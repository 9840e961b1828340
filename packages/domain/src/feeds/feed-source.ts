/** Sources that we ask ourselves: tables that are asked in SQL over HTTP, and bikes in pages of JSON. */
export const sourceKinds = ['sql', 'bikes'] as const
export type SourceKind = (typeof sourceKinds)[number]

/** Tables of a source: live and coming cars, results of cars, and bikes. */
export const sourceTables = ['main', 'stats', 'bike'] as const
export type SourceTable = (typeof sourceTables)[number]

/** What is read of a source, each with a place of its own that it goes on from; `history` is what `stats` has of earlier days. */
export const pullParts = ['main', 'bike', 'stats', 'history'] as const
export type PullPart = (typeof pullParts)[number]

export const tableOfPart = (part: PullPart): SourceTable => (part === 'history' ? 'stats' : part)

/** Fields whose words a source writes in its own way. */
export const wordFields = ['status', 'gearbox', 'drive', 'color'] as const
export type WordField = (typeof wordFields)[number]

/** The column of a source's tables that a field's words stand in. */
export const wordColumns: Record<WordField, string> = {
  status: 'status',
  gearbox: 'kpp',
  drive: 'priv',
  color: 'color',
}

/** Why a source wasn’t read, in the order in which one finds out. */
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

/** The form in which a source's word is looked up: width, capitals and spaces do not count. */
export const foldedWord = (word: string) => word.normalize('NFKC').replace(/\s+/g, ' ').trim().toUpperCase()
