/** Flat-faced solids (prisms and boxes) for cargo beds and machinery. */
import type { Camera } from './camera.ts';
import type { Light } from './light.ts';
import { shade, type Ramp } from './paint.ts';
import { Defs, fill, line, shape, stroke } from './svg.ts';
import { clamp, cross, dot, scale, sub, unit, type P2, type V3 } from './vec.ts';

export interface Face {
  pts: V3[];
  n: V3;
  ramp: Ramp;
}

/** Profile in (x, z), pushed sideways from y0 to y1. */
export function prism(profile: P2[], y0: number, y1: number, ramp: Ramp): Face[] {
  const [a, b] = [Math.min(y0, y1), Math.max(y0, y1)];
  const at = (p: P2, y: number): V3 => [p[0], y, p[1]];
  const area = profile.reduce((s, p, i) => s + p[0] * profile[(i + 1) % profile.length]![1] - p[1] * profile[(i + 1) % profile.length]![0], 0);
  const turn = area > 0 ? 1 : -1;
  const faces: Face[] = profile.map((p, i) => {
    const q = profile[(i + 1) % profile.length]!;
    const n = unit([(q[1] - p[1]) * turn, 0, -(q[0] - p[0]) * turn]);
    return { pts: [at(p, a), at(q, a), at(q, b), at(p, b)], n, ramp };
  });
  faces.push({ pts: profile.map((p) => at(p, a)), n: [0, -1, 0], ramp }, { pts: profile.map((p) => at(p, b)), n: [0, 1, 0], ramp });
  return faces;
}

/** Axis-aligned box. */
export const box = (x0: number, x1: number, y0: number, y1: number, z0: number, z1: number, ramp: Ramp): Face[] =>
  prism([[x0, z0], [x1, z0], [x1, z1], [x0, z1]], y0, y1, ramp);

/** A flat polygon in space, its normal from the first three points unless given. */
export const flat = (pts: V3[], ramp: Ramp, n?: V3): Face => ({ pts, ramp, n: n ?? unit(cross(sub(pts[1]!, pts[0]!), sub(pts[2]!, pts[0]!))) });

/** Brightness of a matte face. */
export function matte(n: V3, light: Light): number {
  const sun = Math.max(0, dot(n, light.sun));
  return clamp((0.28 + 0.26 * (n[2] * 0.5 + 0.5) + 0.34 * sun * (0.35 + 0.65 * light.power)) * light.level, 0.05, 0.98);
}

/** Visible faces, far ones first; thin lit edges keep them crisp. */
export function drawFaces(faces: Face[], cam: Camera, light: Light, defs: Defs): string {
  const center = (f: Face): V3 => scale(f.pts.reduce((s, p): V3 => [s[0] + p[0], s[1] + p[1], s[2] + p[2]], [0, 0, 0]), 1 / f.pts.length);
  const far = (f: Face) => Math.hypot(...(sub(center(f), cam.eye) as [number, number, number]));
  return faces
    .filter((f) => cam.faces(f.pts[0]!, f.n))
    .sort((a, b) => far(b) - far(a))
    .map((f) => {
      const v = matte(f.n, light);
      const d = shape(f.pts.map(cam.to), 0.15);
      const upright = Math.abs(f.n[2]) < 0.5;
      const paint = upright ? defs.linear([[0, shade(f.ramp, v + 0.07)], [1, shade(f.ramp, v - 0.08)]]) : shade(f.ramp, v);
      return fill(d, paint, { stroke: shade(f.ramp, v + (upright ? 0.1 : -0.02)), 'stroke-width': 0.8, 'stroke-linejoin': 'round' });
    })
    .join('');
}

/** A line in space. */
export const wire = (pts: V3[], cam: Camera, paint: string, width: number, opacity?: number): string =>
  stroke(line(pts.map(cam.to), false, 0), paint, width, { 'stroke-linecap': 'round', opacity });
