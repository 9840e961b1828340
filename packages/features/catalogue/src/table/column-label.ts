import type { catalogue } from '@seriba/i18n/en/catalogue'

export type ColumnLabel = keyof typeof catalogue.columns
