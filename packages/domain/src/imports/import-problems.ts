/** What may be wrong with a value in a line; each has a text in every language. */
export const importErrors = [
  'required',
  'email',
  'emailTaken',
  'emailTwice',
  'country',
  'language',
  'role',
  'manager',
  'dealer',
  'yesNo',
  'yen',
  'negative',
  'tooHigh',
  'number',
  'year',
  'day',
  'dayAhead',
  'dayOrder',
  'client',
  'skuTaken',
  'skuTwice',
  'chassisTwice',
  'status',
  'total',
  'paid',
  'unpriced',
  'tooLong',
] as const
/** Warnings that do not prevent the import. */
export const importWarnings = ['port', 'chassisKnown'] as const

export type ImportError = (typeof importErrors)[number]
export type ImportWarning = (typeof importWarnings)[number]
export type ImportProblemCode = ImportError | ImportWarning

export const isImportError = (code: ImportProblemCode): code is ImportError =>
  (importErrors as readonly string[]).includes(code)

/** What depends on an import's records and prevents it from being undone. */
export const importBonds = [
  'login',
  'bids',
  'payments',
  'deposits',
  'purchases',
  'orders',
  'papers',
  'clients',
  'moved',
  'costs',
  'invoices',
  'documents',
  'consignee',
  'voyage',
] as const
export type ImportBond = (typeof importBonds)[number]
