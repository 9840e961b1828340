import { type CostDocument, programmeOf, type SampleCar } from './cost-document.ts'
import { type CostEstimate, estimateAt, estimatorOf, type Range } from './estimate.ts'
import { vehicleOfLot } from './lot-vehicle.ts'

const sample = (
  maker: string,
  model: string,
  engine: number,
  horsePower: number,
  age: number,
  price: number,
): SampleCar => ({ maker, model, engine, horsePower, age, price })

/** Where sample cars are sold. */
export const sampleHall = 'USS Tokyo'

/** The default if a company has chosen none: cheap and expensive, small and large, young and old. */
export const sampleCars: readonly SampleCar[] = [
  sample('Toyota', 'Vitz', 996, 69, 11, 155_000),
  sample('Nissan', 'Note e-Power', 1198, 79, 6, 655_000),
  sample('Subaru', 'Forester', 1995, 148, 4, 905_000),
  sample('Toyota', 'Hiace Van', 2754, 151, 6, 2_560_000),
  sample('Toyota', 'Land Cruiser Prado', 2690, 163, 7, 3_350_000),
]

export type SampleTotals = {
  car: string
  price: number
  port: string
  before: Range | null
  after: Range | null
}

export const samplesOf = ({ staff }: CostDocument): readonly SampleCar[] => staff?.samples ?? sampleCars

/** The landed cost, or C&F if the company offers no sums for a country, at every port: now and after the change. */
export function compareSamples(
  before: CostDocument | null,
  after: CostDocument,
  { hall, day }: { hall: string; day: string },
): SampleTotals[] {
  const ports = Object.keys(after.tables.ports)
  return samplesOf(after).flatMap((car) =>
    ports.map((port) => ({
      car: `${car.maker} ${car.model}`,
      price: car.price,
      port,
      before: before && totalOf(before, car, { hall, day, port }),
      after: totalOf(after, car, { hall, day, port }),
    })),
  )
}

type At = { hall: string; day: string; port: string }

/** What a car costs at a port, by milestone; null if the company does not ship there. */
export function sumsOf(
  document: CostDocument,
  { price, age, ...car }: SampleCar,
  { hall, day, port }: At,
): CostEstimate['milestones'] | null {
  if (!(port in document.tables.ports)) return null
  const year = Number(day.slice(0, 4)) - age
  const lot = { ...car, kind: 'car' as const, grade: '', equipment: '', steering: 'Right', year, day }
  const vehicle = vehicleOfLot(lot, document)
  return estimateAt(estimatorOf({ document, vehicle, hall, port, regime: 'private' }), price).milestones
}

function totalOf(document: CostDocument, car: SampleCar, at: At): Range | null {
  const sums = sumsOf(document, car, at)
  const to = document.tables.ports[at.port]
  if (!sums || !to) return null
  return programmeOf(document, to.country, 'private') === undefined ? sums.cnf : sums.landed
}
