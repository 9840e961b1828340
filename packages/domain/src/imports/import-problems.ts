/** What may be wrong with a value of a line; each has a text in every language. */
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
/** What is told and stops nobody. */
export const importWarnings = ['port', 'chassisKnown'] as const

export type ImportError = (typeof importErrors)[number]
export type ImportWarning = (typeof importWarnings)[number]
export type ImportProblemCode = ImportError | ImportWarning

export const isImportError = (code: ImportProblemCode): code is ImportError =>
  (importErrors as readonly string[]).includes(code)

/** What stands on what an import made, and keeps it from being taken back. */
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
