/**
 * The car as two skins wrapped around the plan view - body and cabin - plus hood, trunk and roof stretched between
 * their edges. x runs from nose to tail, y to the car's left, z up.
 */
import { clamp, curveThrough, lerp, smoothstep, unit, type V3 } from '../core/vec.ts';
import type { CarSpec } from './spec.ts';

export type Surface = (u: number, v: number) => V3;

/** Normal of a height field z(x, y). */
export function fieldNormal(z: (x: number, y: number) => number, p: V3): V3 {
  const e = 0.02;
  return unit([-(z(p[0] + e, p[1]) - z(p[0] - e, p[1])) / (2 * e), -(z(p[0], p[1] + e) - z(p[0], p[1] - e)) / (2 * e), 1]);
}

/**
 * Half of a superellipse plan at an angle (0 at the nose, pi at the tail), as fractions: x from -1 (nose) over 0
 * (middle) to 1 (tail), y from 0 to 1.
 */
function planShare(angle: number, front: [number, number], rear: [number, number]): [number, number] {
  const c = Math.cos(angle);
  const s = Math.max(0, Math.sin(angle));
  return c >= 0 ? [-(c ** (2 / front[0])), s ** (2 / front[1])] : [(-c) ** (2 / rear[0]), s ** (2 / rear[1])];
}

/**
 * Half width as a fraction at k = 0 (middle) to 1 (end) of a superellipse, from a table that is dense toward the end.
 */
function endCurve([a, b]: [number, number]): (k: number) => number {
  const n = 600;
  const table = Float64Array.from({ length: n + 1 }, (_, i) => Math.max(0, 1 - (1 - (1 - i / n) ** 2) ** a) ** (1 / b));
  return (k) => {
    const f = (1 - Math.sqrt(1 - clamp(k, 0, 1))) * n;
    const i = Math.min(n - 1, Math.floor(f));
    return lerp(table[i]!, table[i + 1]!, f - i);
  };
}

export interface CarShape {
  spec: CarSpec;
  /** Length of the half outline, nose center to tail center. */
  outline: number;
  /** Body skin: a = meters around the outline from the nose center (left side), t = fraction of the height. */
  skin: Surface;
  /** Body skin by x and height z, left side. */
  side(x: number, z: number): V3;
  /** Fraction of the height for z at x. */
  shareOf(x: number, z: number): number;
  /** Body skin from the tail center. */
  tailSkin: Surface;
  /** Hood, trunk: x and v = -1..1 across. */
  deck: Surface;
  /** Deck height at (x, y). */
  deckZ(x: number, y: number): number;
  /** Cabin skin: angle 0..pi around the plan, t up the glass. */
  cabin: Surface;
  /** Cabin skin by x and t, left side. */
  glass(x: number, t: number): V3;
  /** Cabin angle whose half width fraction is `share` at the base, front (or rear). */
  cabinAngle(share: number, rear?: boolean): number;
  roof: Surface;
  /** Roof height at (x, y). */
  roofZ(x: number, y: number): number;
  shoulder(x: number): number;
  bottom(x: number): number;
  /** x range of the deck. */
  deckEnds: [number, number];
  roofEnds: [number, number];
}

const built = new WeakMap<object, CarShape>();

/** Builds (or recalls) the surfaces of a body; they depend only on its dimensions. */
export function buildShape(spec: CarSpec): CarShape {
  let shape = built.get(spec.cabin);
  if (!shape) built.set(spec.cabin, (shape = makeShape(spec)));
  return shape;
}

function makeShape(spec: CarSpec): CarShape {
  const nose = curveThrough(spec.nose);
  const tail = curveThrough(spec.tail);
  const flank = curveThrough(spec.flank);
  const shoulder = curveThrough(spec.shoulder);
  const bottom = curveThrough(spec.bottom);
  const crown = curveThrough(spec.crown);
  const half = spec.width / 2;
  const mid = spec.length * 0.5;

  /** Skin point from plan fractions. */
  const place = (px: number, py: number, t: number): V3 => {
    const x = px < 0 ? mid + px * (mid - nose(t)) : mid + px * (spec.length - tail(t) - mid);
    const zb = bottom(x);
    return [x, half * flank(t) * py, zb + (shoulder(x) - zb) * t];
  };

  // Tables along the outline: plan fractions and length so far, measured at a medium height.
  const N = 1200;
  const px = new Float64Array(N + 1);
  const py = new Float64Array(N + 1);
  const lengths = new Float64Array(N + 1);
  let prev: V3 = [0, 0, 0];
  for (let i = 0; i <= N; i++) {
    // Samples are dense near the quarter point, where the superellipse moves fastest.
    const k = i / N;
    [px[i], py[i]] = planShare(Math.PI * (k - (Math.sin(4 * Math.PI * k) / (4 * Math.PI)) * 0.9), spec.planFront, spec.planRear);
    const q = place(px[i]!, py[i]!, 0.55);
    lengths[i] = i ? lengths[i - 1]! + Math.hypot(q[0] - prev[0], q[1] - prev[1]) : 0;
    prev = q;
  }
  const outline = lengths[N]!;
  const along = (a: number, t: number): V3 => {
    const goal = clamp(a, 0, outline);
    let lo = 0;
    let hi = N;
    while (hi - lo > 1) {
      const m = (lo + hi) >> 1;
      if (lengths[m]! <= goal) lo = m;
      else hi = m;
    }
    const f = (goal - lengths[lo]!) / (lengths[hi]! - lengths[lo]! || 1);
    return place(lerp(px[lo]!, px[hi]!, f), lerp(py[lo]!, py[hi]!, f), t);
  };
  const leftOrRight = (a: number, q: V3): V3 => (a < 0 ? [q[0], -q[1], q[2]] : q);

  const frontEnd = endCurve(spec.planFront);
  const rearEnd = endCurve(spec.planRear);
  /** Left half width of the skin at x and t. */
  const halfAt = (x: number, t: number): number =>
    half * flank(t) * (x < mid ? frontEnd((mid - x) / (mid - nose(t))) : rearEnd((x - mid) / (spec.length - tail(t) - mid)));
  const shareOf = (x: number, z: number) => (z - bottom(x)) / (shoulder(x) - bottom(x));
  const deckZ = (x: number, y: number) => shoulder(x) + crown(x) * (1 - clamp(Math.abs(y) / (halfAt(x, 1) || 1e-3), 0, 1) ** 2.6);

  // Cabin: base and roof points by angle, in tables; glass is ruled between them with a slight bulge.
  const c = spec.cabin;
  const roofEdge = curveThrough(c.roofEdge);
  const M = 480;
  const ring = (ends: [number, number], width: number, z: (x: number, y: number) => number): V3[] =>
    Array.from({ length: M + 1 }, (_, i) => {
      const [sx, sy] = planShare((Math.PI * i) / M, c.planFront, c.planRear);
      const x = (ends[0] + ends[1]) / 2 + (sx * (ends[1] - ends[0])) / 2;
      const y = (width / 2) * sy;
      return [x, y, z(x, y)];
    });
  const base = ring(c.base, c.baseWidth, (x, y) => deckZ(x, y) - 0.01);
  const top = ring(c.roof, c.roofWidth, (x) => roofEdge(x));
  const cabin = (angle: number, t: number): V3 => {
    const f = clamp(Math.abs(angle) / Math.PI, 0, 1) * M;
    const i = Math.min(M - 1, Math.floor(f));
    const r = f - i;
    const out = c.bulge * 4 * t * (1 - t);
    const g = Math.abs(angle);
    const at = (k: 0 | 1 | 2) => lerp(lerp(base[i]![k], base[i + 1]![k], r), lerp(top[i]![k], top[i + 1]![k], r), t);
    return leftOrRight(angle, [at(0) - 0.59 * Math.cos(g) * out, at(1) + 0.98 * Math.sin(g) * out, at(2) + 0.12 * out]);
  };
  const glass = (x: number, t: number): V3 => {
    let lo = 0;
    let hi = M;
    const xAt = (i: number) => lerp(base[i]![0], top[i]![0], t);
    while (hi - lo > 1) {
      const m = (lo + hi) >> 1;
      if (xAt(m) < x) lo = m;
      else hi = m;
    }
    const f = clamp((x - xAt(lo)) / (xAt(hi) - xAt(lo) || 1), 0, 1);
    return cabin((Math.PI * (lo + f)) / M, t);
  };
  const roofMid = (c.roof[0] + c.roof[1]) / 2;
  const cabFront = endCurve(c.planFront);
  const cabRear = endCurve(c.planRear);
  const roofHalf = (x: number) => (c.roofWidth / 2) * (x < roofMid ? cabFront((roofMid - x) / (roofMid - c.roof[0])) : cabRear((x - roofMid) / (c.roof[1] - roofMid)));
  const roofZ = (x: number, y: number) => {
    const ends = smoothstep(0, 0.5, Math.min(x - c.roof[0], c.roof[1] - x));
    return roofEdge(x) + c.roofCrown * ends * (1 - Math.min(1, Math.abs(y) / (roofHalf(x) || 1e-3)) ** 2.4);
  };

  return {
    spec,
    outline,
    skin: (a, t) => leftOrRight(a, along(Math.abs(a), t)),
    tailSkin: (a, t) => leftOrRight(a, along(outline - Math.abs(a), t)),
    side: (x, z) => [x, halfAt(x, shareOf(x, z)), z],
    shareOf,
    deck: (x, v) => [x, halfAt(x, 1) * v, shoulder(x) + crown(x) * (1 - Math.min(1, Math.abs(v)) ** 2.6)],
    deckZ,
    cabin,
    glass,
    cabinAngle: (share, rear) => {
      const [, b] = rear ? c.planRear : c.planFront;
      const s = Math.asin(clamp(share, 0, 1) ** (b / 2));
      return rear ? Math.PI - s : s;
    },
    roof: (x, v) => [x, roofHalf(x) * v, roofZ(x, roofHalf(x) * v)],
    roofZ,
    shoulder,
    bottom,
    deckEnds: [nose(1), spec.length - tail(1)],
    roofEnds: c.roof,
  };
}
