import { type ApiKey, exportApiKeys as contract } from '@seriba/contracts/api-keys'
import type { ApiScope } from '@seriba/domain/api-keys/scopes'
import { apiKeys as en } from '@seriba/i18n/en/api-keys'
import { files as enFiles } from '@seriba/i18n/en/files'
import { apiKeys as ru } from '@seriba/i18n/ru/api-keys'
import { files as ruFiles } from '@seriba/i18n/ru/files'
import type {} from '@seriba/server-company/company-store'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { keysOf } from './api-keys.repository.ts'
import { dealerOfKeys } from './dealer-of-keys.ts'

const texts = { en: { ...en, file: enFiles.apiKeys }, ru: { ...ru, file: ruFiles.apiKeys } }

/** A dealer's keys as a file; it shows no more of their secrets than the list does. */
export const keyExport = (ctx: Pick<AppContext, 'db' | 'company'>): ListExport<typeof contract> => ({
  contract,
  path: 'api-keys-export',
  fileName: 'api-keys',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const dealerId = await dealerOfKeys(ctx.db, actor, asked.dealerId)
    return saveList(ctx, actor, by, {
      entry: { action: 'apiKeys.export', entity: 'apiKeys', entityId: String(dealerId) },
      asked,
      table: {
        name: texts[by.language].title,
        columns: columnsOf(by.language),
        filters: [],
        rows: await keysOf(ctx.db, dealerId),
      },
    })
  },
})

const scopeWords = (language: Language): Record<ApiScope, string> => {
  const { scopes } = texts[language]
  return {
    'lots:read': scopes.lotsRead,
    'costs:read': scopes.costsRead,
    'bids:read': scopes.bidsRead,
    'bids:write': scopes.bidsWrite,
    'purchases:read': scopes.purchasesRead,
    'payments:read': scopes.paymentsRead,
  }
}

function columnsOf(language: Language): SheetColumn<ApiKey>[] {
  const { columns: t, form, file } = texts[language]
  const words = scopeWords(language)
  return [
    { head: t.key, width: 24, value: ({ name }) => name },
    { head: t.begins, width: 24, value: ({ begins, endsWith }) => `${begins}…${endsWith}` },
    { head: t.scopes, width: 50, value: ({ scopes }) => scopes.map((scope) => words[scope]).join(', ') },
    { head: form.perMinute, width: 14, value: ({ perMinute }) => perMinute },
    { head: form.addresses, width: 30, value: ({ addresses }) => addresses.join(', ') },
    { head: t.made, width: 18, value: ({ createdAt }) => createdAt, as: 'moment' },
    { head: t.used, width: 18, value: ({ lastUsedAt }) => lastUsedAt, as: 'moment' },
    { head: file.ends, width: 18, value: ({ endsAt }) => endsAt, as: 'moment' },
  ]
}
