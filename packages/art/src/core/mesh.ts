/**
 * Shading for a curved panel: its gloss is sampled on a grid, contoured into bands of equal shade, and the bands are
 * blurred slightly inside the panel's crisp outline. It looks like a smooth gradient mesh for a fraction of the bytes.
 */
import type { Camera } from './camera.ts';
import { gloss, type Light } from './light.ts';
import { shade, type Ramp } from './paint.ts';
import { Defs, fill, group, shape } from './svg.ts';
import { clamp, cross, scale, sub, unit, type P2, type V3 } from './vec.ts';

export interface Patch {
  surface: (u: number, v: number) => V3;
  us: number[];
  vs: number[];
  /** Turn the normal around. */
  flip?: boolean;
  /** Leave out cells that other parts cover. */
  skip?: (p: V3) => boolean;
  /** Exact normal, if differences on the grid are too coarse. */
  normal?: (p: V3) => V3;
  /** Darken (below 1) or lighten at a point. */
  weight?: (p: V3, n: V3) => number;
}

interface Grid {
  pts: P2[][];
  value: number[][];
  /** Visible cells. */
  on: boolean[][];
}

function measure(patch: Patch, cam: Camera, light: Light): Grid {
  const { us, vs, surface } = patch;
  const m = us.length - 1;
  const k = vs.length - 1;
  const world = us.map((u) => vs.map((v) => surface(u, v)));
  const sign = patch.flip ? -1 : 1;
  const value: number[][] = [];
  for (let i = 0; i <= m; i++) {
    value.push([]);
    for (let j = 0; j <= k; j++) {
      const du = sub(world[Math.min(m, i + 1)]![j]!, world[Math.max(0, i - 1)]![j]!);
      const dv = sub(world[i]![Math.min(k, j + 1)]!, world[i]![Math.max(0, j - 1)]!);
      const p = world[i]![j]!;
      const n = patch.normal?.(p) ?? scale(unit(cross(du, dv)), sign);
      value[i]!.push(gloss(n, cam.toEye(p), light) * (patch.weight?.(p, n) ?? 1));
    }
  }
  const on: boolean[][] = [];
  for (let i = 0; i < m; i++) {
    on.push([]);
    for (let j = 0; j < k; j++) {
      const a = world[i]![j]!;
      const c = world[i + 1]![j + 1]!;
      const n = scale(unit(cross(sub(c, a), sub(world[i]![j + 1]!, world[i + 1]![j]!))), -sign);
      const mid: V3 = [(a[0] + c[0]) / 2, (a[1] + c[1]) / 2, (a[2] + c[2]) / 2];
      on[i]!.push(!patch.skip?.(mid) && cam.faces(mid, patch.normal?.(mid) ?? scale(n, -1)));
    }
  }
  return { pts: world.map((row) => row.map((p) => cam.to(p))), value, on };
}

/** Closed loops around the part of the visible grid whose value is at least `level`. */
function contour({ pts, value, on }: Grid, level: number): P2[][] {
  const m = pts.length;
  const k = pts[0]!.length;
  const corners = m * k;
  // Directed edges of the part; an edge that occurs twice is inside and is dropped.
  const next = new Map<number, { to: number; at: P2 }[]>();
  const put = (from: number, at: P2, to: number) => {
    if (from === to) return;
    const back = next.get(to);
    const hit = back ? back.findIndex((e) => e.to === from) : -1;
    if (hit >= 0) {
      back!.splice(hit, 1);
      if (!back!.length) next.delete(to);
      return;
    }
    const list = next.get(from);
    if (list) list.push({ to, at });
    else next.set(from, [{ to, at }]);
  };
  const ids = [0, 0, 0, 0, 0, 0, 0, 0];
  const ats: P2[] = new Array(8);
  for (let i = 0; i + 1 < m; i++)
    for (let j = 0; j + 1 < k; j++) {
      if (!on[i]![j]) continue;
      let n = 0;
      for (let c = 0; c < 4; c++) {
        const ai = i + (c === 1 || c === 2 ? 1 : 0);
        const aj = j + (c >= 2 ? 1 : 0);
        const bi = i + (c <= 1 ? 1 : 0);
        const bj = j + (c === 1 || c === 2 ? 1 : 0);
        const va = value[ai]![aj]! - level;
        const vb = value[bi]![bj]! - level;
        if (va >= 0) {
          ids[n] = ai * k + aj;
          ats[n++] = pts[ai]![aj]!;
        }
        if (va >= 0 !== vb >= 0) {
          const t = va / (va - vb);
          const pa = pts[ai]![aj]!;
          const pb = pts[bi]![bj]!;
          // Crossings are numbered by the lower corner of their edge and its direction.
          ids[n] = corners + 2 * (Math.min(ai, bi) * k + Math.min(aj, bj)) + (ai === bi ? 1 : 0);
          ats[n++] = [pa[0] + (pb[0] - pa[0]) * t, pa[1] + (pb[1] - pa[1]) * t];
        }
      }
      if (n > 2) for (let c = 0; c < n; c++) put(ids[c]!, ats[c]!, ids[(c + 1) % n]!);
    }
  const loops: P2[][] = [];
  while (next.size) {
    let key = next.keys().next().value as number;
    const loop: P2[] = [];
    for (;;) {
      const list = next.get(key);
      if (!list) break;
      const e = list.pop()!;
      if (!list.length) next.delete(key);
      loop.push(e.at);
      key = e.to;
    }
    if (loop.length > 2) loops.push(loop);
  }
  return loops;
}

const area = (p: P2[]): number => Math.abs(p.reduce((s, a, i) => s + a[0] * p[(i + 1) % p.length]![1] - a[1] * p[(i + 1) % p.length]![0], 0)) / 2;

export interface Shaded {
  svg: string;
  /** Path data of the crisp outline. */
  outline: string;
}

/** Shade patches (drawn in order) with one ramp; `step` is the shade difference between bands. */
export function shadePatches(patches: Patch[], cam: Camera, light: Light, ramp: Ramp, defs: Defs, blur = 2, step = 0.065): Shaded {
  let svg = '';
  let outline = '';
  for (const patch of patches) {
    const grid = measure(patch, cam, light);
    const loops = contour(grid, -1);
    const edge = loops.map((l) => shape(l)).join('');
    if (!edge) continue;
    outline += edge;
    let low = 1;
    let high = 0;
    grid.on.forEach((row, i) => row.forEach((seen, j) => {
      if (!seen) return;
      for (const [a, b] of [[i, j], [i + 1, j], [i, j + 1], [i + 1, j + 1]] as [number, number][]) {
        low = Math.min(low, grid.value[a]![b]!);
        high = Math.max(high, grid.value[a]![b]!);
      }
    }));
    const first = shade(ramp, low + step / 2);
    let bands = fill(edge, first, { stroke: first, 'stroke-width': 6 });
    for (let v = low + step; v < high; v += step) {
      const d = contour(grid, v).filter((l) => area(l) > 9).map((l) => shape(l, 0.7, 1)).join('');
      bands += fill(d, shade(ramp, clamp(v + step / 2, 0, 1)));
    }
    svg += group(group(bands, { filter: defs.blur(blur) }), { 'clip-path': defs.clip(edge) });
  }
  return { svg, outline };
}
