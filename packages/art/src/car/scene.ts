/** Shared state of one car drawing, and helpers that lay outlines on its skin. */
import type { Camera } from '../core/camera.ts';
import type { Light } from '../core/light.ts';
import type { Ramp } from '../core/paint.ts';
import type { Rng } from '../core/rng.ts';
import type { Defs } from '../core/svg.ts';
import { cross, densify, dot, mirrorY, roundCorners, scale, sub, unit, type P2, type V3 } from '../core/vec.ts';
import type { CarShape } from './shape.ts';
import type { CarSpec, Uv } from './spec.ts';

export interface CarScene {
  spec: CarSpec;
  shape: CarShape;
  cam: Camera;
  light: Light;
  ramp: Ramp;
  /** Contrasting roof, if any. */
  roofRamp?: Ramp | undefined;
  defs: Defs;
  rng: Rng;
  /** +1 when the left side faces the eye, -1 for the right, 0 head on. */
  near: number;
  /** Straight front or rear view. */
  headOn: boolean;
  /** Lot number for stickers and boards. */
  lot: string;
  /** Kei cars wear yellow plates. */
  yellowPlate: boolean;
}

export type Map3 = (u: number, v: number) => V3;

/** Outward normal of a mapped surface (pointing away from the car's spine). */
export function outward(scene: CarScene, map: Map3, u: number, v: number): V3 {
  const e = 0.004;
  const p = map(u, v);
  const n = unit(cross(sub(map(u + e, v), map(u - e, v)), sub(map(u, v + e), map(u, v - e))));
  const spine: V3 = [Math.min(scene.spec.length - 0.7, Math.max(0.7, p[0])), 0, 0.6];
  return dot(n, sub(p, spine)) < 0 ? scale(n, -1) : n;
}

export const mirrored = (map: Map3): Map3 => (u, v) => mirrorY(map(u, v));

export interface TraceOptions {
  /** Corner rounding 0..0.25 per cut; 0 keeps corners. */
  round?: number;
  closed?: boolean;
  /** Longest edge before projection, in units of u and v. */
  step?: number;
  /** Keep points that face away. */
  all?: boolean;
}

/** Screen outline of a polygon given in surface coordinates; hidden points are left out. */
export function trace(scene: CarScene, map: Map3, uv: Uv[], o: TraceOptions = {}): P2[] {
  const closed = o.closed ?? true;
  let pts: Uv[] = uv;
  if (o.round) pts = roundCorners(pts, 3, o.round, closed);
  pts = densify(pts, o.step ?? 0.09, closed);
  const out: P2[] = [];
  for (const [u, v] of pts) {
    const p = map(u, v);
    if (o.all || scene.cam.faces(p, outward(scene, map, u, v))) out.push(scene.cam.to(p));
  }
  return out.length > (closed ? 2 : 1) ? out : [];
}

/** The visible ones of an outline and its mirror image. */
export function tracePair(scene: CarScene, map: Map3, uv: Uv[], o: TraceOptions = {}): P2[][] {
  return [trace(scene, map, uv, o), trace(scene, mirrored(map), uv, o)].filter((p) => p.length);
}

/** Evenly spaced numbers, ends included. */
export const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, i) => from + ((to - from) * i) / count);

/** Box of points, lowest corner first. */
export function bounds(pts: P2[]): [number, number, number, number] {
  const xs = pts.map((p) => p[0]);
  const ys = pts.map((p) => p[1]);
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}
