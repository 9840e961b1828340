/** What a file that a company brings along may contain. */
export const importKinds = ['clients', 'purchases'] as const
export type ImportKind = (typeof importKinds)[number]

/** What its columns may contain, in the order in which they are offered. */
export const importFields = {
  clients: [
    'email',
    'fullName',
    'company',
    'country',
    'city',
    'address',
    'port',
    'mobile',
    'officePhone',
    'messengerNumber',
    'language',
    'role',
    'manager',
    'dealer',
    'biddingAllowed',
    'creditLimit',
    'dailyBidLimit',
    'dailyUssLimit',
    'openingBalance',
    'openingDay',
    'notes',
  ],
  purchases: [
    'client',
    'sku',
    'purchaseDate',
    'maker',
    'model',
    'year',
    'chassis',
    'auction',
    'lotNo',
    'grade',
    'color',
    'mileage',
    'engine',
    'price',
    'agentFee',
    'delivery',
    'freight',
    'other',
    'total',
    'paid',
    'dueOn',
    'status',
    'stockYard',
    'yardEta',
    'exportPort',
    'dischargePort',
    'destination',
    'exportType',
    'shippingLine',
    'voyage',
    'etd',
    'eta',
    'blNumber',
    'containerNo',
    'note',
    'staffNote',
  ],
} as const satisfies Record<ImportKind, readonly string[]>

export type ClientField = (typeof importFields.clients)[number]
export type PurchaseField = (typeof importFields.purchases)[number]
export type ImportField = ClientField | PurchaseField

/** Without a column for these, a file cannot be imported. */
export const requiredFields = {
  clients: ['email', 'fullName', 'country'],
  purchases: ['client', 'purchaseDate', 'maker', 'model', 'chassis'],
} as const satisfies Record<ImportKind, readonly ImportField[]>

export const isFieldOf = (kind: ImportKind, field: string): field is ImportField =>
  (importFields[kind] as readonly string[]).includes(field)

/** The required fields that have no column. */
export const missingFields = (kind: ImportKind, fields: readonly (ImportField | null)[]) =>
  requiredFields[kind].filter((field: ImportField) => !fields.includes(field))

/** The most that one file may contain. */
export const largestImport = { bytes: 10_000_000, lines: 20_000, columns: 100 } as const

/** Uploads that their page lists; the file has all of them. */
export const importsListed = 100
