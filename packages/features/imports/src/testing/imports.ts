import type { Output } from '@seriba/contracts/contract'
import type { checkImport, ImportView, listImports } from '@seriba/contracts/imports'

const read = { at: '2026-11-24T01:00:00.000Z', by: 'Satoshi Mori' }

/** A draft of three clients. */
export const aDraft = (more: Partial<ImportView> = {}): ImportView => ({
  id: 7,
  kind: 'clients',
  name: 'clients-2026.xlsx',
  read,
  lines: 3,
  columns: [
    { header: 'E-mail', samples: ['wanjiru@rift.example', 'irina@vl.example'], field: 'email' },
    { header: 'Name', samples: ['Wanjiru Mwangi', 'Ирина Соколова'], field: 'fullName' },
    { header: 'Land', samples: ['Kenya', 'Russia'], field: null },
    { header: 'Balance', samples: ['350000', '-120000'], field: 'openingBalance' },
  ],
  day: '2026-11-24',
  counted: true,
  done: null,
  takenBack: null,
  made: { clients: 0, purchases: 0, entries: 0, sum: 0 },
  waiting: { noPassword: 0, invited: 0 },
  ...more,
})

export const anUpload = (more: Partial<ImportView> = {}): ImportView =>
  aDraft({
    done: { at: '2026-11-24T01:05:00.000Z', by: 'Satoshi Mori' },
    made: { clients: 3, purchases: 0, entries: 2, sum: 230_000 },
    waiting: { noPassword: 3, invited: 1 },
    ...more,
  })

type Report = Output<typeof checkImport>

export const aReport = (more: Partial<Report> = {}): Report => ({
  lines: [
    {
      line: 2,
      title: 'Wanjiru Mwangi',
      detail: 'wanjiru@rift.example',
      amount: 350_000,
      paid: null,
      problems: [],
    },
    {
      line: 3,
      title: 'Ирина Соколова',
      detail: 'irina@vl.example',
      amount: -120_000,
      paid: null,
      problems: [
        { field: 'email', code: 'emailTaken', value: 'irina@vl.example' },
        { field: 'country', code: 'country', value: 'Rusland' },
      ],
    },
    {
      line: 4,
      title: 'John Otieno',
      detail: 'john@rift.example',
      amount: null,
      paid: null,
      problems: [{ field: 'port', code: 'port', value: 'Mombassa' }],
    },
  ],
  counts: { ready: 2, faulty: 1, warned: 1 },
  sums: { amount: 230_000, paid: 0, balances: 230_000 },
  missing: [],
  pageInfo: { page: 1, pageSize: 50, totalSearchResults: 3, totalResults: 3 },
  ...more,
})

/** The same without anything that prevents the upload. */
export const aGoodReport = (): Report => {
  const { lines } = aReport()
  return aReport({ lines: [...lines.slice(0, 1)], counts: { ready: 3, faulty: 0, warned: 0 } })
}

export const someUploads: Output<typeof listImports> = {
  imports: [
    { id: 7, kind: 'clients', name: 'clients-2026.xlsx', lines: 3, read, state: 'draft' },
    { id: 6, kind: 'purchases', name: 'open-cars.csv', lines: 41, read, state: 'done' },
    { id: 5, kind: 'purchases', name: 'open-cars-old.csv', lines: 40, read, state: 'takenBack' },
  ],
}
