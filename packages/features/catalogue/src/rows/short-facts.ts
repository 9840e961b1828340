import type { BikeRow, CarRow, MechRow } from '@seriba/contracts/catalogue'
import { groupThousands } from '@seriba/domain/format/number'
import { chassisCode } from '@seriba/domain/lots/chassis-code'
import type { RowWords } from './use-row-words.ts'

/** What distinguishes a lot from others of its kind if there is only one line for everything. */
export type ShortFacts<Row> = {
  // Methods for the same reason as a column's cell: rows of one kind only receive their own facts.
  /** `2021 · 31 000 km · 2 500 cc AT` */
  line(row: Row, words: RowWords): string
  /** What follows the year if mileage has its own place. */
  brief(row: Row, words: RowWords): string
  /** A code or group that is clear without a label. */
  code(row: Row, words: RowWords): string
}

const joined = (facts: readonly (string | number | null)[], between = ' · ') =>
  facts.filter((fact) => fact && fact !== '-').join(between)

/** If the column heading says what it is. */
const cc = (engine: number | null) => engine && groupThousands(engine)

export const carFacts: ShortFacts<CarRow> = {
  line: (car, words) =>
    joined([car.year, words.mileage(car.mileage), `${words.engine(car.engine)} ${car.gearbox}`.trim()]),
  brief: (car) => joined([chassisCode(car.chassis), cc(car.engine)], ', '),
  code: (car) => chassisCode(car.chassis) || '-',
}

export const bikeFacts: ShortFacts<BikeRow> = {
  line: (bike, words) =>
    joined([bike.year, words.mileage(bike.mileage), words.engine(bike.engine), words.color(bike.color)]),
  brief: (bike) => joined([bike.serial, cc(bike.engine)], ', '),
  code: (bike) => bike.serial || '-',
}

export const machineryFacts: ShortFacts<MechRow> = {
  line: (machine, words) =>
    joined([
      machine.year,
      words.machinery(machine.volume),
      words.hours(machine.hours),
      machine.mileage && words.mileage(machine.mileage),
    ]),
  brief: ({ group, volume }, words) => joined([group, volume].map(words.machinery), ', '),
  code: ({ group }, words) => words.machinery(group) || '-',
}
