import { exportVoyages as contract, type Voyage } from '@seriba/contracts/voyages'
import { voyageState } from '@seriba/domain/purchases/voyage'
import { jstDay } from '@seriba/domain/time/jst'
import { purchaseDesk as en } from '@seriba/i18n/en/purchase-desk'
import { purchaseDesk as ru } from '@seriba/i18n/ru/purchase-desk'
import type { AppContext } from '@seriba/server-kit/context'
import type { Language } from '@seriba/server-kit/language'
import type { ListExport } from '@seriba/server-kit/list-export'
import { saveList } from '@seriba/server-kit/save-list'
import type { SheetColumn } from '@seriba/server-kit/spreadsheet'
import { voyagesBy } from './voyages.repository.ts'

const texts = { en, ru }

/** Voyages that are upcoming or at sea, or those that have arrived, as a file. */
export const voyageExport = (ctx: Pick<AppContext, 'db' | 'company'>): ListExport<typeof contract> => ({
  contract,
  path: 'voyages-export',
  fileName: 'voyages',
  format: ({ format }) => format,
  write: async (actor, asked, by) => {
    const { voyages: t } = texts[by.language]
    const today = jstDay(new Date())
    const past = asked.past === 1
    return saveList(ctx, actor, by, {
      entry: { action: 'voyages.export', entity: 'voyages' },
      asked,
      table: {
        ...voyageSheet(by.language, today),
        filters: [[t.state, past ? t.past : t.current]],
        rows: await voyagesBy(ctx.db, today, past),
      },
    })
  },
})

function voyageSheet(language: Language, today: string): { name: string; columns: SheetColumn<Voyage>[] } {
  const { voyages: t, ...desk } = texts[language]
  return {
    name: t.title,
    columns: [
      { head: t.ship, width: 22, value: ({ ship }) => ship },
      { head: t.number, width: 14, value: ({ number }) => number },
      { head: t.line, width: 18, value: ({ line }) => line },
      { head: t.from, width: 16, value: ({ fromPort }) => fromPort },
      { head: t.to, width: 16, value: ({ toPort }) => toPort },
      { head: desk.cutOff, width: 12, value: ({ cutOff }) => cutOff, as: 'day' },
      { head: desk.etd, width: 12, value: ({ etd }) => etd, as: 'day' },
      { head: desk.eta, width: 12, value: ({ eta }) => eta, as: 'day' },
      { head: t.cars, width: 10, value: ({ cars }) => cars },
      { head: t.capacity, width: 12, value: ({ capacity }) => capacity },
      { head: t.state, width: 14, value: (voyage) => t.states[voyageState(voyage, today)] },
    ],
  }
}
