/** Shut lines, handles, mirrors, number boards, rails and other small parts. */
import { letterStrokes } from '../core/digits.ts';
import { fill, line, shape, stroke } from '../core/svg.ts';
import { shade } from '../core/paint.ts';
import { hull, lerp, type P2, type V3 } from '../core/vec.ts';
import { mirrored, steps, trace, type CarScene, type Map3 } from './scene.ts';
import type { Uv } from './spec.ts';

/** Body skin by (x, z) on either side. */
export const flank = (s: CarScene, side: number): Map3 => (x, z) => {
  const p = s.shape.side(x, z);
  return [p[0], p[1] * side, p[2]];
};

const seen = (s: CarScene, side: number): boolean => s.cam.faces([s.spec.length / 2, (side * s.spec.width) / 2, 0.7], [0, side, 0]);

/** Grooves: dark lines with a lit edge next to them. */
function grooves(s: CarScene, lines: P2[][], width = 1.1): string {
  const d = lines.map((pts) => line(pts)).join('');
  return stroke(d, '#fff', width, { opacity: 0.22, transform: 'translate(.9 .3)' }) + stroke(d, shade(s.ramp, 0.02), width, { opacity: 0.75 });
}

/** Door, fuel flap and bumper shut lines, creases and handles. */
export function drawSide(s: CarScene): string {
  const { spec, shape: sh } = s;
  let out = '';
  for (const side of [1, -1]) {
    if (!seen(s, side)) continue;
    const map = flank(s, side);
    const byShare: Map3 = (x, t) => map(x, lerp(sh.bottom(x), sh.shoulder(x), t));
    const crease = spec.creases.map((c) => line(trace(s, byShare, c, { closed: false, step: 0.15 }))).join('');
    out += stroke(crease, '#fff', 1.3, { opacity: 0.3 }) + stroke(crease, shade(s.ramp, 0.05), 1.5, { opacity: 0.28, transform: 'translate(0 1.6)' });
    out += grooves(s, spec.doors.map((d) => trace(s, map, d, { closed: false, step: 0.08 })));
    // Sill.
    const x0 = spec.axle + spec.arch + 0.04;
    const x1 = Math.min(spec.length - 0.02, spec.axle + spec.wheelbase - spec.arch - 0.04);
    const sill = steps(x0, x1, 10);
    const under: Uv[] = [...sill.map((x): Uv => [x, 0]), ...sill.reverse().map((x): Uv => [spec.cladding ? x : lerp(x0 + 0.1, x1 - 0.1, (x - x0) / (x1 - x0)), spec.cladding ? 0.16 : 0.06])];
    out += fill(shape(trace(s, byShare, under, { step: 9, all: true })), spec.cladding ? '#1b1d1f' : '#0d0f11', { opacity: spec.cladding ? 1 : 0.45 });
    if (spec.rail) out += stroke(line(trace(s, map, spec.rail, { closed: false })), '#0a0b0c', 2.2, { opacity: 0.7 });
    let pockets = '';
    let grips = '';
    for (const [x, z] of spec.handles) {
      pockets += shape(trace(s, map, [[x - 0.12, z - 0.022], [x + 0.06, z - 0.022], [x + 0.06, z + 0.022], [x - 0.12, z + 0.022]], { round: 0.2 }));
      grips += shape(trace(s, map, [[x - 0.13, z], [x + 0.07, z - 0.003], [x + 0.07, z + 0.024], [x - 0.13, z + 0.022]], { round: 0.2 }));
    }
    out += fill(pockets, shade(s.ramp, 0.08), { opacity: 0.55 }) + fill(grips, shade(s.ramp, 0.72));
  }
  return out;
}

/** Hood, trunk and bumper lines on nose and tail. */
export function drawEnds(s: CarScene): string {
  const { spec, shape: sh } = s;
  const c = spec.cabin;
  const lines: P2[][] = [];
  // Hood lines run from the lamps to the windshield corners, just inside the shoulder.
  if (c.base[0] > 0.8)
    for (const side of [1, -1]) lines.push(trace(s, sh.deck, steps(0.32, c.base[0] + 0.3, 8).map((x): Uv => [x, side * lerp(0.8, 0.9, x / c.base[0])]), { closed: false, step: 9 }));
  if (!spec.cargo) for (const map of [sh.tailSkin, mirrored(sh.tailSkin)]) lines.push(trace(s, map, spec.back.gate, { closed: false, step: 0.06 }));
  return grooves(s, lines, 0.9);
}

/** A rounded block as a hull of sample points on an ellipsoid-like box; `taper` narrows its outer end. */
function pebble(c: V3, h: V3, taper = 0, n = 3.2): V3[] {
  const pts: V3[] = [];
  const pw = (v: number) => Math.sign(v) * Math.abs(v) ** (2 / n);
  for (let i = 0; i <= 8; i++)
    for (let j = 0; j < 16; j++) {
      const a = (i / 8 - 0.5) * Math.PI;
      const b = (j / 16) * 2 * Math.PI;
      const y = pw(Math.cos(a)) * pw(Math.sin(b));
      const lean = 1 - Math.abs(taper) * (0.5 + 0.5 * y * Math.sign(taper));
      pts.push([c[0] + h[0] * pw(Math.cos(a)) * pw(Math.cos(b)) + h[0] * 0.5 * y * Math.sign(taper), c[1] + h[1] * y, c[2] + h[2] * pw(Math.sin(a)) * lean]);
    }
  return pts;
}

/** One door mirror; `side` +1 is the car's left. */
export function drawMirror(s: CarScene, side: number): string {
  const { x, z, size } = s.spec.mirror;
  const y = side * (s.shape.side(x, s.shape.shoulder(x) - 0.02)[1] + size * 1.02);
  const c: V3 = [x, y, z + size * 0.55];
  const root = y - side * size * 1.5;
  const foot: V3[] = [[x - 0.05, root, z - 0.06], [x + 0.09, root, z - 0.06], [x + 0.09, root, z - 0.01], [x + 0.03, y, z + 0.01], [x - 0.04, y, z + 0.01], [x - 0.04, root, z]];
  const shell = hull(pebble(c, [size * 0.62, size, size * 0.78], side * 0.34).map(s.cam.to));
  const d = s.defs;
  let out = fill(shape(hull(foot.map(s.cam.to))), '#0e1012');
  out += fill(shape(shell), '#111315', { transform: 'translate(0 1.6)' });
  out += fill(shape(shell), d.linear([[0, shade(s.ramp, 0.88)], [0.35, shade(s.ramp, 0.66)], [0.62, shade(s.ramp, 0.4)], [1, shade(s.ramp, 0.12)]]));
  if (s.cam.faces(c, [1, 0, 0])) {
    const face = hull(pebble([c[0] + size * 0.45, c[1], c[2]], [0.01, size * 0.86, size * 0.58]).map(s.cam.to));
    out += fill(shape(face), d.linear([[0, '#a9bac6'], [0.5, '#72808b'], [1, '#3d464d']]), { stroke: '#0c0e10', 'stroke-width': 1.2 });
  }
  return out;
}

/** Roof rails. */
export function drawRoofRails(s: CarScene): string {
  const { shape: sh, cam, spec } = s;
  const c = spec.cabin;
  let out = '';
  if (spec.roofRails && !s.headOn) {
    const x0 = c.roof[0] + 0.35;
    const x1 = c.roof[1] - 0.25;
    for (const side of [-s.near, s.near]) {
      const rail = steps(x0, x1, 10).map((x, i): V3 => {
        const w = sh.roof(x, 0.9 * side);
        return [x, w[1], w[2] + 0.055 * Math.min(1, i / 2, (10 - i) / 2) ** 0.7];
      });
      const d = line(rail.map(cam.to));
      out += stroke(d, '#17191b', 3.6, { 'stroke-linejoin': 'round' }) + stroke(d, '#b9c0c5', 1.4, { transform: 'translate(0 -.7)' });
    }
  }
  return out;
}

/** Rear spoiler and shark-fin antenna. */
export function drawSpoiler(s: CarScene): string {
  const { spec, shape: sh, cam } = s;
  const c = spec.cabin;
  const ramp = s.roofRamp ?? s.ramp;
  let out = '';
  if (spec.antenna) {
    const x = c.roof[1] - 0.3;
    const z = sh.roofZ(x, 0);
    const fin = [[x - 0.08, 0, z - 0.01], [x + 0.03, 0, z + 0.045], [x + 0.05, 0, z - 0.01]] as V3[];
    out += fill(shape(fin.map(cam.to), 0), shade(ramp, 0.3), { stroke: shade(ramp, 0.3), 'stroke-width': 1.6, 'stroke-linejoin': 'round' });
  }
  if (spec.spoiler) {
    const hatch = spec.cabin.roof[1] > spec.length * 0.78;
    if (hatch) {
      // Lip over the rear glass.
      const x = c.roof[1] - 0.06;
      const w = c.roofWidth / 2 - 0.12;
      const z = sh.roofZ(x, 0) - 0.012;
      const lip: V3[] = [[x - 0.12, -w, z - 0.015], [x + 0.11, -w + 0.03, z - 0.05], [x + 0.15, -w * 0.5, z - 0.03], [x + 0.15, w * 0.5, z - 0.03], [x + 0.11, w - 0.03, z - 0.05], [x - 0.12, w, z - 0.015], [x - 0.1, 0, z + 0.025]];
      out += fill(shape(hull(lip.map(cam.to))), shade(ramp, 0.62), { stroke: shade(ramp, 0.75), 'stroke-width': 0.8 });
      const low = lip.slice(1, 5).map((p): V3 => [p[0], p[1], p[2] - 0.022]);
      if (cam.faces(lip[2]!, [1, 0, 0])) out += fill(shape([...lip.slice(1, 5), ...low.reverse()].map(cam.to), 0), '#101214');
    } else {
      // Lip along the trunk edge.
      const edge = steps(-0.66, 0.66, 10).map((a) => sh.tailSkin(a, 1));
      const inner = edge.map(([x, y, z]): V3 => [x - 0.16, y * 0.96, z + 0.012]);
      const tip = edge.map(([x, y, z], i): V3 => [x + 0.015, y, z + 0.05 * Math.sin((Math.PI * (i + 1)) / 12)]);
      out += fill(shape([...inner, ...tip.reverse()].map(cam.to)), shade(ramp, 0.7));
      if (cam.faces(edge[5]!, [1, 0, 0.2])) out += fill(shape([...edge, ...tip].map(cam.to)), shade(ramp, 0.42));
    }
  }
  return out;
}

/** Blank number board (auction lot board) on nose or tail. */
export function drawPlate(s: CarScene, rear: boolean): string {
  const [, t] = rear ? s.spec.back.plate : s.spec.face.plate;
  const map: Map3 = rear ? s.shape.tailSkin : s.shape.skin;
  const p = map(0.0001, t);
  const n: V3 = [rear ? 1 : -1, 0, 0.06];
  if (!s.cam.faces(p, n)) return '';
  const h = 0.0825;
  const at = (y: number, z: number): V3 => [p[0] + (rear ? 0.02 : -0.02), y, p[2] + z];
  const quad = [at(-0.165, h), at(0.165, h), at(0.165, -h), at(-0.165, -h)].map(s.cam.to);
  const tint = s.yellowPlate ? '#e9c53a' : '#eceeee';
  const { strokes, width } = letterStrokes(s.lot);
  const flip = rear ? -1 : 1;
  // Written left to right as seen: y runs right on the nose, left on the tail.
  const d = strokes.map((g) => line(g.map(([x, y]) => s.cam.to(at(flip * lerp(-0.13, 0.13, x / width), lerp(-0.052, 0.062, y / 1.7)))))).join('');
  return fill(shape(quad), tint, { stroke: '#8b9094', 'stroke-width': 0.8 }) + stroke(d, s.yellowPlate ? '#1d2021' : '#1f5a3a', 1.5);
}
