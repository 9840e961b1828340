/** Machinery: three-quarter, side, front and detail pictures. */
import { makeCamera } from '../core/camera.ts';
import { PAINTS, type PaintName } from '../core/paint.ts';
import { makeRng } from '../core/rng.ts';
import { Defs, picture } from '../core/svg.ts';
import type { V3 } from '../core/vec.ts';
import { drawShadow, drawYard, pickMood, vignette } from '../core/yard.ts';
import { drawOdometer } from '../car/odometer.ts';
import { bulldozer, excavator, loader } from './earth.ts';
import { forklift, tractor } from './farm-and-lift.ts';
import type { Site } from './parts.ts';

export type MachineBody = 'excavator' | 'wheelloader' | 'forklift' | 'bulldozer' | 'tractor';
export type MachineView = 'front34' | 'side' | 'front' | 'rear34' | 'odometer';

interface Kind {
  draw: (s: Site) => string;
  /** Front, rear, half width, height. */
  size: [number, number, number, number];
  /** Paint if the lot's color says nothing. */
  usual: PaintName;
}

export const MACHINES: Record<MachineBody, Kind> = {
  excavator: { draw: excavator, size: [-3.95, 1.7, 1.15, 3.3], usual: 'yellow' },
  wheelloader: { draw: loader, size: [-3.5, 2.45, 1.3, 3.0], usual: 'yellow' },
  forklift: { draw: forklift, size: [-2.25, 1.22, 0.55, 2.2], usual: 'orange' },
  bulldozer: { draw: bulldozer, size: [-2.45, 2.42, 1.55, 2.86], usual: 'yellow' },
  tractor: { draw: tractor, size: [-1.62, 2.5, 0.9, 2.34], usual: 'red' },
};

export interface MachineOptions {
  body: MachineBody;
  view: MachineView;
  paint: PaintName;
  seed: string;
  lot: string;
  idPrefix: string;
  title: string;
  /** Hour meter. */
  hours: number;
}

const STAND: Record<Exclude<MachineView, 'odometer'>, { azimuth: number; far: number; frame: [number, number, number, number] }> = {
  front34: { azimuth: 48, far: 2.1, frame: [34, 58, 606, 418] },
  side: { azimuth: 90, far: 3.2, frame: [34, 64, 606, 404] },
  front: { azimuth: 0, far: 2.6, frame: [120, 64, 520, 414] },
  rear34: { azimuth: 222, far: 2.1, frame: [34, 58, 606, 418] },
};

export function drawMachine(o: MachineOptions): string {
  if (o.view === 'odometer') return drawOdometer({ seed: o.seed, idPrefix: o.idPrefix, title: o.title, reading: o.hours, unit: 'h', dials: 1 });
  const kind = MACHINES[o.body];
  const [x0, x1, w, h] = kind.size;
  const stand = STAND[o.view];
  const defs = new Defs(o.idPrefix);
  const mood = pickMood(makeRng(o.seed + '/yard'));
  const fit: V3[] = [x0, x1].flatMap((x) => [w, -w].flatMap((y) => [0, h].map((z): V3 => [x, y, z])));
  const cam = makeCamera({ azimuth: stand.azimuth, distance: (x1 - x0) * stand.far, height: 1.75, target: [(x0 + x1) / 2, 0, 0] }, fit, stand.frame);
  const side = cam.eye[1] > 1e-6 ? 1 : cam.eye[1] < -1e-6 ? -1 : 1;
  const s: Site = { cam, light: mood.light, defs, ramp: PAINTS[o.paint].ramp, near: side, headOn: o.view === 'front' };
  const back = drawYard(cam, makeRng(o.seed + '/yard/' + o.view), defs, mood, [x1 - x0, w * 2]);
  const base = o.body === 'excavator' ? -1.6 : x0 + 0.2;
  const shadow = drawShadow(cam, defs, mood, [[base, w, 0], [x1, w, 0], [x1, -w, 0], [base, -w, 0]], h * 0.7);
  const head = defs.drain() + back + shadow;
  const art = kind.draw(s);
  return picture(head + defs.drain() + art + vignette(defs) + defs.drain(), o.title);
}
