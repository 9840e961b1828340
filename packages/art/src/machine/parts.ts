/** Building blocks of machinery in meters: crawlers, tires, rams, glazed cabs. x to the rear, y to the left, z up. */
import type { Camera } from '../core/camera.ts';
import type { Light } from '../core/light.ts';
import { shade, type Ramp } from '../core/paint.ts';
import { box, drawFaces, prism, wire, type Face } from '../core/solid.ts';
import { Defs, el, fill, group, line, num, shape, stroke } from '../core/svg.ts';
import { hull, lerp, type P2, type V3 } from '../core/vec.ts';

export interface Site {
  cam: Camera;
  light: Light;
  defs: Defs;
  ramp: Ramp;
  /** +1 when the left side is visible, -1 for the right, 0 head on. */
  near: number;
  headOn: boolean;
}

export const IRON: Ramp = ['#060708', '#121416', '#22262a', '#383d42', '#5d646a', '#a0a7ad'];
export const STEEL: Ramp = ['#1b1e21', '#3a3f44', '#60676d', '#8b9298', '#b9bfc4', '#f2f4f5'];
export const RUBBER: Ramp = ['#040405', '#0c0d0e', '#17181a', '#242628', '#3d4043', '#6f7377'];

/** Draw faces with the site's camera and light. */
export const solid = (s: Site, faces: Face[]): string => drawFaces(faces, s.cam, s.light, s.defs);
export const block = (s: Site, x0: number, x1: number, y0: number, y1: number, z0: number, z1: number, ramp: Ramp = s.ramp): string => solid(s, box(x0, x1, y0, y1, z0, z1, ramp));
export const slice = (s: Site, profile: P2[], y0: number, y1: number, ramp: Ramp = s.ramp): string => solid(s, prism(profile, y0, y1, ramp));

/** A flat patch on a plane of constant y (side), x (front) - drawn only when it faces the eye. */
export function sidePatch(s: Site, pts: P2[], y: number, paint: string, extra = {}): string {
  const side = Math.sign(y) || 1;
  return s.cam.faces([pts[0]![0], y, pts[0]![1]], [0, side, 0]) ? fill(shape(pts.map(([x, z]) => s.cam.to([x, y, z])), 0, 10), paint, extra) : '';
}
export function quad(s: Site, pts: V3[], n: V3, paint: string, extra = {}): string {
  return s.cam.faces(pts[0]!, n) ? fill(shape(pts.map(s.cam.to), 0, 10), paint, extra) : '';
}

/** Glass paint with the sky in it. */
export const glassPaint = (s: Site): string => s.defs.linear([[0, '#b6cad8'], [0.4, '#6d818f'], [0.5, '#37444e'], [1, '#2a343c']], 0, 0, 0.15, 1);

/** Round outline in the xz plane. */
export const disc = (c: V3, r: number, n = 26): V3[] => Array.from({ length: n }, (_, i): V3 => [c[0] + r * Math.cos((i / n) * 2 * Math.PI), c[1], c[2] + r * Math.sin((i / n) * 2 * Math.PI)]);

/** A big tire with lugs and a painted rim; c is the outer face center. */
export function tire(s: Site, c: V3, r: number, width: number, rim: Ramp, lugs: 'bar' | 'block' | 'plain' = 'block'): string {
  const side = Math.sign(c[1]) || 1;
  const inner: V3 = [c[0], c[1] - side * width, c[2]];
  const roll = hull([...disc(c, r), ...disc(inner, r)].map(s.cam.to));
  let out = fill(shape(roll), s.defs.linear([[0, '#33363a'], [0.5, '#1a1b1d'], [1, '#0a0b0c']]));
  // Lugs across the visible tread.
  if (lugs !== 'plain') {
    let d = '';
    const n = lugs === 'bar' ? 22 : 30;
    for (let i = 0; i < n; i++) {
      const a = (i / n) * 2 * Math.PI;
      const p = (y: number, k: number): V3 => [c[0] + r * Math.cos(a + k), y, c[2] + r * Math.sin(a + k)];
      if (!s.cam.faces(p(c[1], 0), [Math.cos(a), 0, Math.sin(a)])) continue;
      d += line([p(c[1], 0), p(lerp(c[1], inner[1], 0.52), lugs === 'bar' ? 0.16 : 0.03)].map(s.cam.to), false, 0) + line([p(inner[1], 0.08), p(lerp(c[1], inner[1], 0.48), lugs === 'bar' ? 0.24 : 0.11)].map(s.cam.to), false, 0);
    }
    out += stroke(d, '#3d4145', 2.4, { opacity: 0.75 });
  }
  if (!s.cam.faces(c, [0, side, 0])) return out;
  const mid = s.cam.to(c);
  const ex = s.cam.to([c[0] + r, c[1], c[2]]);
  const ez = s.cam.to([c[0], c[1], c[2] + r]);
  const m = [ex[0] - mid[0], ex[1] - mid[1], ez[0] - mid[0], ez[1] - mid[1]].map((v) => +(v / 100).toFixed(3));
  if (Math.abs(m[0]!) < 0.04) return out;
  const ring = (q: number, paint: string, extra = {}) => el('circle', { r: q, fill: paint, ...extra });
  let face = ring(100, '#17181a') + (lugs === 'plain' ? '' : ring(94, 'none', { stroke: '#303336', 'stroke-width': 11, 'stroke-dasharray': lugs === 'bar' ? '9 17' : '8 9' })) + ring(86, s.defs.radial([[0.6, '#0e0f10'], [0.85, '#2a2c2f'], [1, '#1b1c1e']]));
  face += ring(60, shade(rim, 0.3)) + ring(57, s.defs.linear([[0, shade(rim, 0.35)], [1, shade(rim, 0.8)]])) + ring(42, s.defs.linear([[0, shade(rim, 0.7)], [1, shade(rim, 0.3)]])) + ring(22, shade(rim, 0.6), { stroke: shade(rim, 0.15), 'stroke-width': 2 });
  for (let i = 0; i < 8; i++) face += el('circle', { cx: num(31 * Math.cos(i * 0.785)), cy: num(31 * Math.sin(i * 0.785)), r: 3.4, fill: shade(rim, 0.12) });
  return out + group(face, { transform: `matrix(${m.join(' ')} ${num(mid[0])} ${num(mid[1])})` });
}

/** Crawler track: shoes around two end wheels, rollers inside. */
export function crawler(s: Site, x0: number, x1: number, y: number, width: number, h: number, raised = 0): string {
  const r = h / 2;
  const run: P2[] = [];
  const arc = (cx: number, cz: number, from: number, to: number) => {
    for (let i = 0; i <= 9; i++) {
      const a = ((from + ((to - from) * i) / 9) * Math.PI) / 180;
      run.push([cx + r * Math.cos(a), cz + r * Math.sin(a)]);
    }
  };
  arc(x0 + r, r, 90, 270);
  arc(x1 - r, r, 270, 450);
  if (raised) run.push([lerp(x0, x1, 0.62), h + raised], [lerp(x0, x1, 0.5), h + raised * 0.92]);
  const [ya, yb] = [y - width / 2, y + width / 2];
  let out = solid(s, prism(run, ya, yb, RUBBER));
  // Shoe edges.
  let d = '';
  const n = run.length;
  for (let i = 0; i < n; i++) {
    const [a, b] = [run[i]!, run[(i + 1) % n]!];
    const len = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const k = Math.max(1, Math.round(len / 0.13));
    const nx = b[1] - a[1];
    const nz = -(b[0] - a[0]);
    for (let j = 0; j < k; j++) {
      const p: P2 = [lerp(a[0], b[0], j / k), lerp(a[1], b[1], j / k)];
      if (s.cam.faces([p[0], y, p[1]], [nx / (len || 1), 0, nz / (len || 1)])) d += line([[p[0], ya, p[1]], [p[0], yb, p[1]]].map((q) => s.cam.to(q as V3)), false, 0);
    }
  }
  out += stroke(d, '#5a6066', 1.7, { opacity: 0.8 });
  const side = s.near || 1;
  const face = side > 0 ? yb : ya;
  if (!s.headOn) {
    const at = (c: P2, q: number, paint: string, extra = {}) => fill(shape(disc([c[0], face, c[1]], q, 22).map(s.cam.to), 0.15), paint, extra);
    out += stroke(shape(run.map(([x, z]) => s.cam.to([x, face, z]))), '#6b7177', 3.4, { 'stroke-dasharray': '6 2.4', opacity: 0.9 });
    const inside: P2[] = [[x0 + r, h * 0.8], [x1 - r, h * 0.8], [x1 - r, h * 0.22], [x0 + r, h * 0.22]];
    out += fill(shape(inside.map(([x, z]) => s.cam.to([x, face, z])), 0), '#0a0b0c') + fill(shape(([[x0 + r, h * 0.66], [x1 - r, h * 0.66], [x1 - r * 1.2, h * 0.34], [x0 + r * 1.2, h * 0.34]] as P2[]).map(([x, z]) => s.cam.to([x, face, z])), 0), s.defs.linear([[0, shade(s.ramp, 0.5)], [1, shade(s.ramp, 0.22)]]));
    for (const cx of [x0 + r, x1 - r]) out += at([cx, r], r * 0.72, '#15171a', { stroke: '#50565c', 'stroke-width': 1.4 }) + at([cx, r], r * 0.46, shade(s.ramp, 0.44)) + at([cx, r], r * 0.2, '#1c1f22');
    const m = Math.round((x1 - x0 - 2 * r) / 0.34);
    for (let i = 0; i <= m; i++) out += at([lerp(x0 + r * 2, x1 - r * 2, i / m), h * 0.2], h * 0.12, '#34393d', { stroke: '#0c0d0e', 'stroke-width': 1 });
  }
  return out;
}

/** Hydraulic ram between two points in the xz plane. */
export function ram(s: Site, a: P2, b: P2, y: number, width = 7, split = 0.55): string {
  const at = (k: number): V3 => [lerp(a[0], b[0], k), y, lerp(a[1], b[1], k)];
  return wire([at(split - 0.05), at(1)], s.cam, '#0d0e0f', width * 0.62) + wire([at(split - 0.05), at(1)], s.cam, '#dfe3e6', width * 0.42) + wire([at(0), at(split)], s.cam, '#101214', width + 1.4) + wire([at(0), at(split)], s.cam, shade(s.ramp, 0.42), width) + wire([at(0.03), at(split - 0.03)], s.cam, '#fff', width * 0.22, 0.45);
}

/** Pin joint on the near face. */
export const pin = (s: Site, x: number, z: number, y: number, r = 0.07): string =>
  s.headOn ? '' : fill(shape(disc([x, y, z], r, 16).map(s.cam.to), 0.1), '#2b2f33', { stroke: '#0b0c0d', 'stroke-width': 1 }) + fill(shape(disc([x, y, z], r * 0.45, 12).map(s.cam.to), 0.1), '#8d949a');

/** A glazed cab: profile in xz, with window panes inset on the sides and the front. */
export function cab(s: Site, profile: P2[], y0: number, y1: number, panes: P2[][], frontPane: [P2, P2], frame: Ramp): string {
  let out = slice(s, profile, y0, y1, frame);
  const glass = glassPaint(s);
  const edge = { stroke: '#0b0c0d', 'stroke-width': 1.6, 'stroke-linejoin': 'round' };
  const [lo, hi] = frontPane;
  const inset = Math.min(0.08, (y1 - y0) * 0.09);
  const dx = hi[0] - lo[0];
  const dz = hi[1] - lo[1];
  const l = Math.hypot(dx, dz) || 1;
  out += quad(s, [[lo[0], y0 + inset, lo[1]], [lo[0], y1 - inset, lo[1]], [hi[0], y1 - inset, hi[1]], [hi[0], y0 + inset, hi[1]]], [-dz / l, 0, dx / l], glass, edge);
  for (const p of panes) out += sidePatch(s, p, s.near >= 0 ? y1 + 0.004 : y0 - 0.004, glass, edge);
  const back = Math.max(...profile.map((p) => p[0])) + 0.006;
  const backAt = (z: number): number => {
    // Rear edge at this height.
    for (let i = 0; i < profile.length; i++) {
      const [a, b] = [profile[i]!, profile[(i + 1) % profile.length]!];
      if ((a[1] - z) * (b[1] - z) <= 0 && Math.max(a[0], b[0]) > back - 0.2 && a[1] !== b[1]) return lerp(a[0], b[0], (z - a[1]) / (b[1] - a[1])) + 0.006;
    }
    return back;
  };
  const [zl, zh] = [lerp(lo[1], hi[1], 0.3), hi[1]];
  out += quad(s, [[backAt(zl), y0 + inset, zl], [backAt(zl), y1 - inset, zl], [backAt(zh), y1 - inset, zh], [backAt(zh), y0 + inset, zh]], [1, 0, 0], glass, edge);
  return out;
}

/** Seat with backrest. */
export const seat = (s: Site, x: number, y: number, z: number): string => slice(s, [[x - 0.25, z], [x + 0.2, z], [x + 0.36, z + 0.62], [x + 0.24, z + 0.64], [x + 0.1, z + 0.14], [x - 0.25, z + 0.12]], y - 0.23, y + 0.23, IRON);
