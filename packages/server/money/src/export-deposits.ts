import type { Input } from '@seriba/contracts/contract'
import { exportDeposits as contract, type DeskDeposit } from '@seriba/contracts/deposits'
import { files as en } from '@seriba/i18n/en/files'
import { money as enMoney } from '@seriba/i18n/en/money'
import { paymentsDesk as enDesk } from '@seriba/i18n/en/payments-desk'
import { files as ru } from '@seriba/i18n/ru/files'
import { money as ruMoney } from '@seriba/i18n/ru/money'
import { paymentsDesk as ruDesk } from '@seriba/i18n/ru/payments-desk'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import { filterNames, filtersSet } from '@seriba/server-kit/sheet-head'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { listDeposits } from './list-deposits.ts'
import { methodWord } from './method-word.ts'

const texts = {
  en: { t: en.deposits, desk: enDesk, method: enMoney.payments.method },
  ru: { t: ru.deposits, desk: ruDesk, method: ruMoney.payments.method },
}
const all = { page: 1, pageSize: 1_000_000 }

/** All clients' deposits, as a file. */
export const depositExport = (ctx: Pick<AppContext, 'db' | 'company'>): ListExport<typeof contract> => ({
  contract,
  path: 'deposits-export',
  fileName: 'deposits',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const { deposits: rows } = await listDeposits(ctx, { ...asked, ...all })
    return saveList(ctx, actor, by, {
      entry: { action: 'deposits.export', entity: 'deposits' },
      asked,
      table: { ...depositSheet(by.language), filters: depositFilters(asked, by.language), rows },
    })
  },
})

const depositFilters = ({ state, search }: Input<typeof contract>, language: Language) =>
  filtersSet([
    [filterNames(language).search, search],
    [texts[language].t.state, state && texts[language].desk.deposits.states[state]],
  ])

function depositSheet(language: Language): { name: string; columns: SheetColumn<DeskDeposit>[] } {
  const { t, desk, method } = texts[language]
  return {
    name: desk.deposits.title,
    columns: [
      { head: desk.clientId, width: 10, value: ({ client }) => client.id },
      { head: desk.client, width: 26, value: ({ client }) => client.name },
      { head: t.reference, width: 20, value: ({ reference }) => reference },
      { head: method, width: 20, value: (row) => methodWord(language, row.method) },
      { head: t.amount, width: 14, yen: true, value: ({ amount }) => amount },
      { head: t.received, width: 14, yen: true, value: ({ received }) => received },
      { head: t.state, width: 14, value: ({ state }) => desk.deposits.state[state] },
      { head: t.announced, width: 18, value: ({ createdAt }) => createdAt, as: 'moment' },
      { head: t.expires, width: 18, value: ({ expiresAt }) => expiresAt, as: 'moment' },
      { head: desk.deposits.reason, width: 30, value: ({ failedReason }) => failedReason },
    ],
  }
}
