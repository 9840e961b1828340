import { lastVoyageNumber } from '@seriba/demo/story/purchase'
import { addDays, jstDay } from '@seriba/domain/time/jst'
import type { Tx } from '@seriba/server-kit/db'
import { sql } from 'kysely'
import { insertRows } from './insert-rows.ts'

/** What a purchase records about its ship. */
export type Shipped = {
  exportPort: string
  voyage: string | null
  etd: string | null
  eta: string | null
}

const lines = ['East Sea Lines', 'Pacific Auto', 'Nanyo Shipping']
const ports = ['Nagoya', 'Yokohama', 'Kobe', 'Osaka', 'Toyama', 'Hakata']

/** Ships that the purchases name, and a few that have yet to leave, which no purchase can name. */
export function voyageRows(bought: readonly Shipped[], today: string) {
  const known = new Map<string, Shipped>()
  for (const one of bought) if (one.voyage) known.set(`${one.voyage} ${one.exportPort}`, one)
  const ahead = ports.map((exportPort, at) => ({
    voyage: `Sun Rio ${lastVoyageNumber + 1 + at}`,
    exportPort,
    etd: addDays(today, 6 + at * 2),
    eta: addDays(today, 16 + at * 3),
  }))
  return [...known.values(), ...ahead].flatMap(({ voyage, exportPort, etd, eta }, at) => {
    const [, ship, number] = /^(.*) (\S+)$/.exec(voyage ?? '') ?? []
    if (!ship || !number || !etd || !eta) return []
    const line = lines[at % lines.length] ?? ''
    const way = { from_port: exportPort, to_port: 'Vladivostok', cut_off: addDays(etd, -4), etd, eta }
    return [{ line, ship, number, ...way, capacity: at % 3 === 0 ? null : 40 }]
  })
}

export async function seedVoyages(tx: Tx, bought: readonly Shipped[]) {
  await insertRows(tx, 'voyages', voyageRows(bought, jstDay(new Date())))
  await sql`
    update purchases p set voyage_id = v.id, shipping_line = v.line, discharge_port = v.to_port
    from voyages v where p.voyage = v.ship || ' ' || v.number and p.export_port = v.from_port`.execute(tx)
}
