import type { BikeBody } from './bike-body.ts'
/** Motorcycles: side, front and detail pictures. */
import { makeCamera } from '../core/camera.ts';
import { PAINTS, type PaintName } from '../core/paint.ts';
import { makeRng } from '../core/rng.ts';
import { Defs, el, fill, picture } from '../core/svg.ts';
import { drawYard, pickMood, vignette } from '../core/yard.ts';
import { drawOdometer } from '../car/odometer.ts';
import { bikeFront, engineCloseUp } from './front.ts';
import { cruiser, offroad, scooter } from './leisure.ts';
import type { BikeScene } from './parts.ts';
import { naked, sport } from './road.ts';

export type { BikeBody } from './bike-body.ts'

export type BikeView = 'side' | 'front' | 'engine' | 'odometer';

const SIDE: Record<BikeBody, (s: BikeScene) => string> = { naked, sport, cruiser, scooter, offroad };

export interface BikeOptions {
  body: BikeBody;
  view: BikeView;
  paint: PaintName;
  seed: string;
  lot: string;
  idPrefix: string;
  title: string;
  mileage: number;
}

export function drawBike(o: BikeOptions): string {
  if (o.view === 'odometer') return drawOdometer({ seed: o.seed, idPrefix: o.idPrefix, title: o.title, reading: o.mileage, dials: o.body === 'scooter' || o.body === 'cruiser' ? 1 : 2, top: o.body === 'scooter' ? 120 : 180, gear: 'N' });
  const defs = new Defs(o.idPrefix);
  const mood = pickMood(makeRng(o.seed + '/yard'));
  const own = makeRng(o.seed + '/bike');
  const gold = o.body === 'sport' || o.body === 'naked' ? own.chance(0.35) : false;
  const s: BikeScene = {
    d: defs,
    ramp: PAINTS[o.paint].ramp,
    rng: own,
    rim: own.pick(['#2a2d31', '#34383c', '#8f969c', '#6b5a30']),
    fork: gold ? '#b5892c' : own.pick(['#2a2d31', '#8d949a', '#3d4247']),
  };
  if (o.view === 'engine') {
    const art = engineCloseUp(s, o.body, o.lot);
    return picture(defs.drain() + art, o.title);
  }
  // A stand-in for the machine's size puts horizon and ground where they belong.
  const side = o.view === 'side';
  const cam = makeCamera({ azimuth: side ? 90 : 0, distance: side ? 5 : 4.2, height: 0.95, target: [1.05, 0, 0] }, side ? [[0, 0, 0], [2.1, 0, 1.1]] : [[0, -0.42, 0], [0, 0.42, 1.12]], side ? [44, 90, 596, 408] : [200, 84, 440, 408]);
  const back = drawYard(cam, makeRng(o.seed + '/yard/' + o.view), defs, mood, [2.1, 0.8]);
  const shadow = el('ellipse', { cx: 322, cy: 410, rx: side ? 262 : 96, ry: side ? 15 : 18, fill: '#05060a', opacity: 0.6, filter: defs.blur(6) }) + (side ? fill('M100 404h140v8H100zM400 404h150v8H400z', '#000', { opacity: 0.5, filter: defs.blur(3) }) : '');
  const art = side ? SIDE[o.body](s) : bikeFront(s, o.body);
  return picture(defs.drain() + back + shadow + art + vignette(defs) + defs.drain(), o.title);
}
