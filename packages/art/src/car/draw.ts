/** Assembles one car: camera, yard, shell, glass and parts, from back to front. */
import { makeCamera, type Camera } from '../core/camera.ts';
import { PAINTS, type PaintName } from '../core/paint.ts';
import { makeRng, type Rng } from '../core/rng.ts';
import { Defs, fill, picture, shape } from '../core/svg.ts';
import { hull, type V3 } from '../core/vec.ts';
import { drawShadow, drawYard, pickMood, vignette } from '../core/yard.ts';
import { drawGlass } from './glass.ts';
import { drawFace, drawTail } from './lamps.ts';
import { drawBody, drawCabin } from './paintwork.ts';
import { drawSticker } from './sticker.ts';
import { steps, type CarScene } from './scene.ts';
import { buildShape, type CarShape } from './shape.ts';
import type { CarSpec, Uv } from './spec.ts';
import { drawEnds, drawMirror, drawPlate, drawRoofRails, drawSide, drawSpoiler } from './trim.ts';
import { drawBed, drawCargo, drawChassis } from './cargo.ts';
import { drawWear } from './wear.ts';
import { drawTireRolls, drawWheels } from './wheels.ts';

export type CarAngle = 'front34' | 'side' | 'rear34' | 'front' | 'rear';

const STAND: Record<CarAngle, { azimuth: number; distance: number; height: number; frame: [number, number, number, number] }> = {
  front34: { azimuth: 38, distance: 7.2, height: 1.45, frame: [40, 66, 600, 410] },
  side: { azimuth: 90, distance: 13, height: 1.15, frame: [30, 70, 610, 388] },
  rear34: { azimuth: 216, distance: 7.2, height: 1.5, frame: [40, 66, 600, 410] },
  front: { azimuth: 0, distance: 8, height: 1.3, frame: [120, 84, 520, 410] },
  rear: { azimuth: 180, distance: 8, height: 1.3, frame: [120, 84, 520, 410] },
};

/** Points that must stay inside the frame. */
function extent(shape: CarShape): V3[] {
  const { spec, outline } = shape;
  const out: V3[] = [];
  for (const k of steps(0, 1, 30))
    for (const t of [0, 0.5, 1])
      for (const side of [1, -1]) {
        const p = shape.skin(outline * k, t);
        const q = shape.cabin(Math.PI * k, t);
        out.push([p[0], p[1] * side, p[2]], [q[0], q[1] * side, q[2]]);
      }
  const g = spec.cargo;
  if (g) for (const x of [g.from, g.to]) for (const z of [g.lampZ, g.floor + (g.crane ? 1.95 : g.height)]) out.push([x, g.width / 2, z], [x, -g.width / 2, z]);
  for (const x of [spec.axle, spec.axle + spec.wheelbase]) out.push([x, spec.width / 2 - 0.05, 0], [x, 0.05 - spec.width / 2, 0]);
  return out;
}

/** Dark floor between the wheels. */
function underbody(s: CarScene): string {
  const { spec, cam } = s;
  const w = spec.width / 2 - 0.12;
  const z = s.shape.bottom(spec.length / 2) - 0.02;
  const floor: V3[] = [];
  for (const x of [spec.axle - 0.2, spec.axle + spec.wheelbase + 0.2]) for (const y of [w, -w]) for (const q of [z, z + 0.25]) floor.push([x, y, q]);
  return fill(shape(hull(floor.map(cam.to))), '#08090b');
}

function footprint(s: CarScene): V3[] {
  const g = s.spec.cargo;
  if (g) return [[0.05, g.width / 2, 0], [g.to, g.width / 2, 0], [g.to, -g.width / 2, 0], [0.05, -g.width / 2, 0]];
  const { outline, skin } = s.shape;
  const left = steps(0, outline, 14).map((a): V3 => skin(a, 0.3));
  return [...left, ...left.map(([x, y, z]): V3 => [x, -y, z]).reverse()];
}

/** The same body as another model would have it: face, height and length differ slightly. */
function vary(base: CarSpec, rng: Rng): CarSpec {
  const face = { ...base.face };
  if (face.grille && face.grilleStyle !== 'kei' && base.name !== 'offroader') face.grilleStyle = rng.pick(['bars', 'bars', 'mesh', 'slim', 'vertical'] as const);
  if (face.grille && rng.chance(0.5)) {
    const k = rng.range(0.82, 1.04);
    const low = rng.range(-0.02, 0.05);
    const mid = face.grille.reduce((n, p) => n + p[1], 0) / face.grille.length;
    face.grille = face.grille.map(([a, t]): Uv => [a * k, t < mid ? t + low : t]);
  }
  const slim = rng.range(0.72, 1.02);
  const top = Math.max(...face.headlamp.map((p) => p[1]));
  face.headlamp = face.headlamp.map(([a, t]): Uv => [a, top - (top - t) * slim]);
  if (rng.chance(0.25)) face.fog = undefined;
  return { ...base, face };
}

export interface CarOptions {
  spec: CarSpec;
  angle: CarAngle;
  paint: PaintName;
  seed: string;
  lot: string;
  idPrefix: string;
  title: string;
  /** Number of small marks; if left out, it follows from the seed. */
  wear?: number | undefined;
}

export function drawCar(o: CarOptions): string {
  const { angle } = o;
  const defs = new Defs(o.idPrefix);
  // Everything about the place and the car must be the same in all views of one lot.
  const place = makeRng(o.seed + '/yard');
  const mood = pickMood(place);
  const own = makeRng(o.seed + '/car');
  const spec = vary(o.spec, own);
  const body = buildShape(spec);
  const stand = STAND[angle];
  const cam: Camera = makeCamera({ ...stand, azimuth: stand.azimuth + (angle === 'front34' || angle === 'rear34' ? place.range(-4, 3) : 0), height: stand.height + Math.max(0, spec.cabin.roofEdge[0]![1] - 1.45) * 0.6, target: [(spec.cargo?.to ?? spec.length) / 2, 0, 0] }, extent(body), stand.frame);
  const roofRamp = spec.twoTone && own.chance(0.22) ? PAINTS[o.paint === 'white' || o.paint === 'pearl' || o.paint === 'silver' ? 'black' : 'white'].ramp : undefined;
  const s: CarScene = { spec, roofRamp, shape: body, cam, light: mood.light, ramp: PAINTS[o.paint].ramp, defs, rng: own, near: cam.eye[1] >= -1e-6 ? 1 : -1, headOn: angle === 'front' || angle === 'rear', lot: o.lot, yellowPlate: spec.width < 1.5 };
  const rim = own.pick(spec.rims);
  const darkRim = rim !== 'steel' && rim !== 'cover' && own.chance(0.2);
  const visors = own.chance(0.6);
  const fromBehind = cam.eye[0] > (spec.cargo?.to ?? spec.length);
  const seesNose = cam.eye[0] < spec.length / 2;
  // Each part is preceded by the definitions it needs.
  const parts: (() => string)[] = [
    () => drawYard(cam, makeRng(o.seed + '/yard/' + angle), defs, mood, [spec.cargo?.to ?? spec.length, spec.width]),
    () => drawShadow(cam, defs, mood, footprint(s), spec.cabin.roofEdge[0]![1]),
    () => drawTireRolls(s) + underbody(s) + drawMirror(s, -s.near) + (angle === 'rear' ? drawMirror(s, s.near) : ''),
    () => drawChassis(s),
    ...(spec.cargo && !fromBehind ? [() => drawCargo(s)] : []),
    () => drawBody(s).svg + drawBed(s),
    () => drawSide(s) + drawEnds(s) + drawWear(s, o.seed, o.wear),
    () => drawWheels(s, rim, darkRim),
    () => drawFace(s) + (spec.cargo ? '' : drawTail(s)) + drawPlate(s, false) + (spec.cargo ? '' : drawPlate(s, true)),
    () => (seesNose ? drawSpoiler(s) : '') + drawCabin(s).svg,
    () => drawGlass(s, visors) + drawRoofRails(s) + (seesNose ? '' : drawSpoiler(s)) + drawSticker(s),
    ...(spec.cargo && fromBehind ? [() => drawCargo(s)] : []),
    () => (angle === 'rear' ? '' : drawMirror(s, s.near)) + vignette(defs),
  ];
  const art = parts
    .map((part) => {
      const svg = part();
      return defs.drain() + svg;
    })
    .join('');
  return picture(art, o.title);
}
