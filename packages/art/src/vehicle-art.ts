/**
 * Procedural pictures of vehicles for demo lots. Pure, deterministic, no dependencies:
 * the same options always give the same SVG text (viewBox 0 0 640 480).
 */
import type { BikeBody } from './bike/bike-body.ts'
import { drawBike, type BikeView } from './bike/draw.ts'
import * as low from './car/bodies-low.ts';
import * as tall from './car/bodies-tall.ts';
import * as trucks from './car/bodies-truck.ts';
import * as vans from './car/bodies-van.ts';
import { drawCar, type CarAngle } from './car/draw.ts';
import { drawEngineBay } from './car/engine-bay.ts';
import { drawInterior } from './car/interior.ts';
import { drawOdometer } from './car/odometer.ts';
import type { CarSpec } from './car/spec.ts';
import { PAINTS, type PaintName } from './core/paint.ts';
import { hash32, makeRng } from './core/rng.ts';
import { drawMachine, MACHINES, type MachineBody, type MachineView } from './machine/draw.ts';

export type { PaintName } from './core/paint.ts';
export { PAINTS } from './core/paint.ts';

export type VehicleKind = 'car' | 'bike' | 'machinery';
export type CarBody = 'sedan' | 'hatchback' | 'kei' | 'keitruck' | 'minivan' | 'van' | 'suv' | 'offroader' | 'coupe' | 'wagon' | 'pickup' | 'truck';
export type { BikeBody } from './bike/draw.ts';
export type MachineryBody = MachineBody | 'cranetruck';
export type VehicleBody = CarBody | BikeBody | MachineryBody;
export type VehicleView = CarAngle | 'interior' | 'engine' | 'odometer';

export interface VehicleArtOptions {
  kind: VehicleKind;
  /** One of BODIES[kind]; anything else falls back to the first. */
  body: VehicleBody | (string & {});
  /** A key of PAINTS; if left out, one is drawn from the market's usual mix. */
  paint?: PaintName | (string & {});
  /** One of viewsOf(kind, body); anything else returns the lead picture. */
  view?: VehicleView | (string & {});
  /** Everything that varies - place, hour, wheels, face, wear - follows from this. Use the lot's id. */
  seed: string | number;
  /** Number on the windshield paper and the number board; if left out, drawn from the seed. */
  lot?: string | number;
  /** Shown in the odometer picture. */
  mileage?: number;
  /** Hour meter of machinery. */
  hours?: number;
  /** Text alternative. */
  title?: string;
  /** Small scratches and dents, 0 (none) to 4; if left out, drawn from the seed. */
  wear?: number;
}

const CARS: Record<CarBody | 'cranetruck', CarSpec> = {
  sedan: low.sedan,
  wagon: low.wagon,
  coupe: low.coupe,
  hatchback: tall.hatchback,
  kei: tall.kei,
  suv: tall.suv,
  offroader: tall.offroader,
  minivan: vans.minivan,
  van: vans.van,
  pickup: trucks.pickup,
  keitruck: trucks.keiTruck,
  truck: trucks.truck,
  cranetruck: trucks.craneTruck,
};

/** Bodies of each kind, the fallback first. */
export const BODIES: { car: readonly CarBody[]; bike: readonly BikeBody[]; machinery: readonly MachineryBody[] } = {
  car: ['sedan', 'hatchback', 'kei', 'keitruck', 'minivan', 'van', 'suv', 'offroader', 'coupe', 'wagon', 'pickup', 'truck'],
  bike: ['naked', 'sport', 'cruiser', 'scooter', 'offroad'],
  machinery: ['excavator', 'wheelloader', 'forklift', 'bulldozer', 'tractor', 'cranetruck'],
};

const CAR_VIEWS: readonly VehicleView[] = ['front34', 'rear34', 'side', 'front', 'rear', 'interior', 'odometer', 'engine'];
const BIKE_VIEWS: readonly VehicleView[] = ['side', 'front', 'odometer', 'engine'];
const MACHINE_VIEWS: readonly VehicleView[] = ['front34', 'rear34', 'side', 'front', 'odometer'];

/** Views in gallery order, the lead picture first. */
export const viewsOf = (kind: VehicleKind, body?: string): readonly VehicleView[] =>
  kind === 'bike' ? (body === 'scooter' ? BIKE_VIEWS.slice(0, 3) : BIKE_VIEWS) : kind === 'machinery' && body !== 'cranetruck' ? MACHINE_VIEWS : CAR_VIEWS;

/** Colors as frequent as on Japanese lots. */
const MARKET: readonly [PaintName, number][] = [
  ['pearl', 24], ['black', 20], ['silver', 13], ['white', 12], ['gunmetal', 8], ['blue', 5], ['red', 4], ['navy', 3], ['beige', 3], ['brown', 2], ['wine', 2], ['green', 2], ['orange', 1], ['yellow', 1], ['purple', 1],
];

function usualPaint(kind: VehicleKind, body: string, seed: string): PaintName {
  const rng = makeRng(seed + '/paint');
  if (kind === 'machinery' && body in MACHINES) return rng.chance(0.75) ? MACHINES[body as MachineBody].usual : rng.pick(['orange', 'yellow', 'green', 'blue', 'white'] as const);
  if (body === 'keitruck' || body === 'van') return rng.chance(0.7) ? 'white' : rng.pick(['silver', 'pearl', 'black', 'blue'] as const);
  let r = rng.next() * MARKET.reduce((n, m) => n + m[1], 0);
  for (const [name, share] of MARKET) if ((r -= share) < 0) return name;
  return 'pearl';
}

/** Shift lever in the interior picture. */
function selectorFor(body: string, seed: string): 'floor' | 'dash' | 'manual' {
  const rng = makeRng(seed + '/shift');
  if (body === 'coupe') return rng.chance(0.6) ? 'manual' : 'floor';
  if (body === 'keitruck' || body === 'truck' || body === 'cranetruck') return rng.chance(0.6) ? 'manual' : 'floor';
  return ['kei', 'minivan', 'van'].includes(body) ? 'dash' : 'floor';
}

/** Draw one picture. */
export function vehicleArt(o: VehicleArtOptions): string {
  const kind: VehicleKind = o.kind in BODIES ? o.kind : 'car';
  const bodies = BODIES[kind] as readonly string[];
  const body = bodies.includes(o.body) ? o.body : bodies[0]!;
  const views = viewsOf(kind, body) as readonly string[];
  const view = (o.view && views.includes(o.view) ? o.view : views[0]) as VehicleView;
  const seed = String(o.seed);
  const paint: PaintName = o.paint && o.paint in PAINTS ? (o.paint as PaintName) : usualPaint(kind, body, seed);
  const rng = makeRng(seed + '/lot');
  const lot = String(o.lot ?? rng.int(10001, 79999)).replace(/[^0-9-]/g, '').slice(0, 6) || '1';
  const mileage = o.mileage ?? rng.int(4, 160) * 1000 + rng.int(0, 999);
  const hours = o.hours ?? rng.int(300, 9800);
  // Ids must not clash when several pictures are inlined into one page.
  const idPrefix = 'v' + hash32([kind, body, paint, view, seed, lot, mileage, hours].join('|')).toString(36) + '_';
  const title = o.title ?? `${body} ${paint} ${view}`;
  const common = { seed, lot, idPrefix, title, paint };

  if (kind === 'bike') return drawBike({ ...common, body: body as BikeBody, view: view as BikeView, mileage });
  if (kind === 'machinery' && body !== 'cranetruck') return drawMachine({ ...common, body: body as MachineBody, view: view as MachineView, hours });
  const plain = ['keitruck', 'truck', 'cranetruck', 'van'].includes(body);
  switch (view) {
    case 'interior':
      return drawInterior({ ...common, selector: selectorFor(body, seed), plain });
    case 'odometer':
      return drawOdometer({ ...common, reading: mileage, dials: body === 'keitruck' || body === 'kei' ? 1 : 2, top: body === 'kei' || plain ? 140 : 180 });
    case 'engine':
      return drawEngineBay({ ...common, hybrid: !plain && body !== 'coupe' && makeRng(seed + '/hybrid').chance(0.3) });
    default:
      return drawCar({ ...common, spec: CARS[body as CarBody], angle: view, wear: o.wear });
  }
}
