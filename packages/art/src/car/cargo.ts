/** What trucks carry: drop-side beds, aluminum boxes, and the open bed of a pickup. */
import type { Ramp } from '../core/paint.ts';
import { box, drawFaces, prism, wire, type Face } from '../core/solid.ts';
import { fill, shape } from '../core/svg.ts';
import { lerp, type V3 } from '../core/vec.ts';
import { steps, type CarScene } from './scene.ts';

const STEEL: Ramp = ['#0b0c0e', '#1a1c1f', '#2b2e32', '#43474c', '#6a7077', '#a9afb5'];
const ALLOY: Ramp = ['#4c545b', '#7f888f', '#aab2b8', '#ccd2d6', '#e6eaec', '#ffffff'];

/** Chassis rails and wheel guards under the load. */
function chassis(s: CarScene): Face[] {
  const c = s.spec.cargo!;
  const z = c.floor - 0.06;
  return [
    ...box(s.spec.axle, c.to - 0.05, -0.36, -0.26, z - 0.18, z, STEEL),
    ...box(s.spec.axle, c.to - 0.05, 0.26, 0.36, z - 0.18, z, STEEL),
  ];
}

/** Frame, drawn before the wheels. */
export const drawChassis = (s: CarScene): string => (s.spec.cargo ? drawFaces(chassis(s), s.cam, s.light, s.defs) : '');

/** The load bed or box, drawn after the rear wheels. */
export function drawCargo(s: CarScene): string {
  const c = s.spec.cargo;
  if (!c) return '';
  const w = c.width / 2;
  const { cam, light, defs } = s;
  const draw = (faces: Face[]) => drawFaces(faces, cam, light, defs);
  let out = '';
  if (c.kind === 'box') {
    out += draw(box(c.from, c.to, -w, w, c.floor - 0.08, c.floor, STEEL));
    out += draw(box(c.from, c.to, -w, w, c.floor, c.floor + c.height, ALLOY));
    const seam = (x: number, side: number): V3[] => [[x, side * w, c.floor + 0.06], [x, side * w, c.floor + c.height - 0.06]];
    for (const side of [1, -1])
      if (cam.faces([c.from, side * w, 1], [0, side, 0])) {
        for (const x of steps(c.from + 0.35, c.to - 0.35, 6)) out += wire(seam(x, side), cam, '#8b949b', 0.9, 0.55);
        for (const z of [c.floor + 0.05, c.floor + c.height - 0.06]) out += wire([[c.from, side * w, z], [c.to, side * w, z]], cam, '#7b848b', 2, 0.6);
      }
    if (cam.faces([c.to, 0, 1], [1, 0, 0])) {
      const x = c.to + 0.01;
      out += wire([[x, 0, c.floor + 0.04], [x, 0, c.floor + c.height - 0.05]], cam, '#5f686f', 1.6);
      for (const y of [-0.5, 0.5]) out += wire([[x, y, c.floor + 0.05], [x, y, c.floor + c.height - 0.06]], cam, '#8f989f', 3);
      for (const y of [-0.16, 0.16]) out += wire([[x, y, c.floor + 0.7], [x, y, c.floor + 1.0]], cam, '#454c52', 3);
    }
  } else {
    // Drop-side bed: floor, far gates first, then near gates.
    const t = 0.035;
    const z0 = c.floor;
    const z1 = c.floor + c.height;
    const ramp = s.ramp;
    const far = cam.eye[1] >= 0 ? -1 : 1;
    out += draw(box(c.from, c.to, -w, w, z0 - 0.07, z0, ramp));
    const sideGate = (side: number) => box(c.from, c.to, side * w - side * t, side * w, z0, z1, ramp);
    const headboard = () => draw(box(c.from, c.from + t, -w, w, z0, z1 + 0.05, ramp)) + guardFrame(s);
    const tailgate = () => draw(box(c.to - t, c.to, -w, w, z0, z1, ramp));
    const fromBehind = cam.eye[0] > c.to;
    out += fromBehind ? headboard() : tailgate();
    out += draw(sideGate(far));
    out += fromBehind ? '' : headboard();
    out += draw(sideGate(-far));
    out += fromBehind ? tailgate() : '';
    for (const side of [1, -1])
      if (cam.faces([c.from, side * w, 1], [0, side, 0])) {
        for (const x of steps(c.from + 0.06, c.to - 0.06, 4)) out += wire([[x, side * w, z0 + 0.03], [x, side * w, z1 - 0.02]], cam, '#000', 1.6, 0.25);
        for (const q of [0.3, 0.62]) out += wire([[c.from + 0.05, side * w, lerp(z0, z1, q)], [c.to - 0.05, side * w, lerp(z0, z1, q)]], cam, '#000', 1, 0.2);
        for (const x of [lerp(c.from, c.to, 0.04), lerp(c.from, c.to, 0.52), lerp(c.from, c.to, 0.97)]) out += wire([[x, side * w, z0 + 0.02], [x, side * w, z0 + 0.1]], cam, '#31363b', 2.6);
      }
  }
  if (c.crane) out += crane(s);
  // Tail lamps on the frame.
  if (cam.faces([c.to, 0, c.lampZ], [1, 0, 0])) {
    const x = c.to - 0.02;
    for (const side of [1, -1]) {
      const y0 = side * (w - 0.32);
      const y1 = side * (w - 0.02);
      const quad = (a: number, b: number, color: string) =>
        fill(shape([[x, lerp(y0, y1, a), c.lampZ - 0.05], [x, lerp(y0, y1, b), c.lampZ - 0.05], [x, lerp(y0, y1, b), c.lampZ + 0.05], [x, lerp(y0, y1, a), c.lampZ + 0.05]].map((p) => cam.to(p as V3)), 0), color, { stroke: '#111', 'stroke-width': 0.6 });
      out += quad(0, 0.28, '#e8e9e9') + quad(0.28, 0.62, '#d98b1e') + quad(0.62, 1, '#b81d20');
    }
    out += draw(box(x - 0.04, x, -w * 0.9, w * 0.9, c.lampZ - 0.2, c.lampZ - 0.12, STEEL));
  }
  return out;
}

const CRANE: Ramp = ['#4a3204', '#8c6408', '#c99510', '#eeb923', '#f8d86c', '#fff8dd'];

/** Loading crane folded back over the bed, with its outriggers. */
function crane(s: CarScene): string {
  const c = s.spec.cargo!;
  const { cam, light, defs } = s;
  const draw = (faces: Face[]) => drawFaces(faces, cam, light, defs);
  const x = (s.spec.length + c.from) / 2;
  const w = c.width / 2;
  let out = draw(box(x - 0.22, x + 0.22, -w, w, c.floor - 0.22, c.floor + 0.02, CRANE));
  for (const side of [-s.near, s.near]) out += draw(box(x - 0.1, x + 0.1, side * w, side * (w - 0.14), 0.42, c.floor + 0.3, CRANE)) + draw(box(x - 0.16, x + 0.16, side * w, side * (w - 0.2), 0.36, 0.42, STEEL));
  out += draw(box(x - 0.24, x + 0.24, -0.3, 0.3, c.floor + 0.02, c.floor + 0.3, STEEL)) + draw(box(x - 0.17, x + 0.17, -0.18, 0.18, c.floor + 0.3, c.floor + 1.75, CRANE));
  const top = c.floor + 1.72;
  out += draw(prism([[x - 0.3, top - 0.16], [c.to - 0.5, top - 0.3], [c.to - 0.5, top - 0.06], [x - 0.26, top + 0.2]], -0.14, 0.14, CRANE)) + draw(prism([[c.to - 0.5, top - 0.27], [c.to + 0.1, top - 0.3], [c.to + 0.1, top - 0.12], [c.to - 0.5, top - 0.09]], -0.1, 0.1, ALLOY));
  out += wire([[x + 0.2, 0.16 * s.near, c.floor + 0.6], [x + 1.5, 0.16 * s.near, top - 0.2]], cam, '#1a1c1f', 6) + wire([[x + 0.6, 0.16 * s.near, c.floor + 0.86], [x + 1.5, 0.16 * s.near, top - 0.2]], cam, '#d6dadd', 3);
  out += wire([[c.to + 0.06, 0, top - 0.28], [c.to - 0.1, 0, c.floor + 0.7]], cam, '#22262a', 1.6) + draw(box(c.to - 0.16, c.to - 0.04, -0.06, 0.06, c.floor + 0.5, c.floor + 0.72, CRANE));
  return out;
}

/** Hoops that keep the load off the rear window. */
function guardFrame(s: CarScene): string {
  const c = s.spec.cargo!;
  const x = c.from + 0.02;
  const top = s.spec.cabin.roofEdge[0]![1] - 0.12;
  const w = c.width / 2 - 0.1;
  const z = c.floor + c.height;
  if (c.crane) return '';
  const bar = (a: V3, b: V3) => wire([a, b], s.cam, '#2a2d31', 2.6) + wire([a, b], s.cam, '#6b7177', 0.9, 0.7);
  return bar([x, -w, z], [x, -w, top]) + bar([x, w, z], [x, w, top]) + bar([x, -w, top], [x, w, top]) + bar([x, -0.25, z], [x, -0.25, top]) + bar([x, 0.25, z], [x, 0.25, top]);
}

/** Opening of a pickup bed with its far walls. */
export function drawBed(s: CarScene): string {
  const b = s.spec.bed;
  if (!b) return '';
  const { shape: sh, cam } = s;
  const w = (x: number) => sh.side(x, sh.shoulder(x) - 0.02)[1] - 0.12;
  const rim = (x: number, side: number): V3 => [x, side * w(x), sh.shoulder(x) + 0.004];
  const deep = (x: number, side: number): V3 => [x, side * w(x), sh.shoulder(x) - b.depth];
  const top = [rim(b.from, 1), rim(b.to, 1), rim(b.to, -1), rim(b.from, -1)];
  const clip = shape(top.map(cam.to), 0);
  const wall = (p: V3[], n: V3, color: string) => (cam.faces(p[0]!, n) ? fill(shape(p.map(cam.to), 0), color) : '');
  const inside =
    fill(clip, '#131518') +
    wall([rim(b.from, 1), rim(b.from, -1), deep(b.from, -1), deep(b.from, 1)], [1, 0, 0], '#33373b') +
    wall([rim(b.to, 1), rim(b.to, -1), deep(b.to, -1), deep(b.to, 1)], [-1, 0, 0], '#2b2f33') +
    wall([rim(b.from, 1), rim(b.to, 1), deep(b.to, 1), deep(b.from, 1)], [0, -1, 0], '#3d4246') +
    wall([rim(b.from, -1), rim(b.to, -1), deep(b.to, -1), deep(b.from, -1)], [0, 1, 0], '#3d4246');
  const lip = fill(clip, 'none', { stroke: '#16181a', 'stroke-width': 3, 'stroke-linejoin': 'round' });
  return `<g clip-path="${s.defs.clip(clip)}">${inside}</g>` + lip;
}
