/** Writes compact SVG: numbers, paths, gradients with ids that stay unique on a page. */
import type { P2 } from './vec.ts';

/** A number with at most one decimal, as short as possible. */
export const num = (v: number): string => {
  const r = Math.round(v * 10) / 10;
  const s = String(Object.is(r, -0) ? 0 : r);
  return s.startsWith('0.') ? s.slice(1) : s.startsWith('-0.') ? '-' + s.slice(2) : s;
};

/** Two numbers need no space between them when the second starts with a sign, or with a second decimal point. */
const gap = (a: string, b: string): string => (b[0] === '-' || (b[0] === '.' && a.lastIndexOf('.') > Math.max(a.lastIndexOf(' '), a.lastIndexOf('-'))) ? '' : ' ');
const pair = (x: number, y: number): string => {
  const [a, b] = [num(x), num(y)];
  return a + gap(a, b) + b;
};

/** Drop points that add less than `tol` pixels of shape (Ramer-Douglas-Peucker). */
export function thin(pts: P2[], tol: number): P2[] {
  if (pts.length < 3) return pts;
  const keep = new Uint8Array(pts.length);
  keep[0] = keep[pts.length - 1] = 1;
  const stack: [number, number][] = [[0, pts.length - 1]];
  while (stack.length) {
    const [a, b] = stack.pop()!;
    const [ax, ay] = pts[a]!;
    const dx = pts[b]![0] - ax;
    const dy = pts[b]![1] - ay;
    const len = Math.hypot(dx, dy);
    let worst = 0;
    let at = -1;
    for (let i = a + 1; i < b; i++) {
      const px = pts[i]![0] - ax;
      const py = pts[i]![1] - ay;
      const along = len < 1e-6 ? -1 : (px * dx + py * dy) / len;
      const d = along < 0 ? Math.hypot(px, py) : along > len ? Math.hypot(px - dx, py - dy) : Math.abs(px * dy - py * dx) / len;
      if (d > worst) [worst, at] = [d, i];
    }
    if (worst > tol) {
      keep[at] = 1;
      stack.push([a, at], [at, b]);
    }
  }
  return pts.filter((_, i) => keep[i]);
}

/** Path data for a polyline, in relative coordinates; coordinates are rounded to 1/`grain` pixel. */
export function line(pts: P2[], closed = false, tol = 0.28, grain = 5): string {
  const p = tol > 0 ? thin(pts, tol) : pts;
  if (!p.length) return '';
  let d = '';
  let px = 0;
  let py = 0;
  let first = true;
  let last = '';
  p.forEach(([x, y], i) => {
    const rx = Math.round(x * grain) / grain;
    const ry = Math.round(y * grain) / grain;
    if (i === 0) d = 'M' + pair(rx, ry);
    else if (rx !== px || ry !== py) {
      const part = pair(rx - px, ry - py);
      d += (first ? 'l' : gap(last, part)) + part;
      last = part;
      first = false;
    }
    px = rx;
    py = ry;
  });
  return d + (closed ? 'z' : '');
}

/** Closed polygon path data. */
export const shape = (pts: P2[], tol = 0.28, grain = 5): string => line(pts, true, tol, grain);

/** Smooth path through the points (Catmull-Rom as cubic Beziers). */
export function smooth(pts: P2[], closed = false): string {
  const n = pts.length;
  if (n < 3) return line(pts, closed, 0);
  const at = (i: number): P2 => (closed ? pts[(i + n) % n] : pts[Math.max(0, Math.min(n - 1, i))])!;
  let d = 'M' + pair(pts[0]![0], pts[0]![1]);
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const c = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6, p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6];
    d += 'C' + pair(c[0]!, c[1]!) + ' ' + pair(c[2]!, c[3]!) + ' ' + pair(p2[0], p2[1]);
  }
  return d + (closed ? 'z' : '');
}

type Attrs = Record<string, string | number | undefined>;
const attrs = (a?: Attrs): string =>
  a ? Object.entries(a).map(([k, v]) => (v === undefined || v === '' ? '' : ` ${k}="${typeof v === 'number' ? (Math.abs(v) < 1 ? +v.toFixed(3) : num(v)) : v}"`)).join('') : '';

/** Any element. */
export const el = (name: string, a?: Attrs, body = ''): string => `<${name}${attrs(a)}${body ? `>${body}</${name}>` : '/>'}`;
/** A filled path; `extra` adds attributes. */
export const fill = (d: string, paint: string, extra?: Attrs): string => (d ? el('path', { d, fill: paint, ...extra }) : '');
/** A stroked path with round joins. */
export const stroke = (d: string, paint: string, width: number, extra?: Attrs): string =>
  d ? el('path', { d, fill: 'none', stroke: paint, 'stroke-width': width, ...extra }) : '';
/** A group. */
export const group = (body: string, a?: Attrs): string => (body ? el('g', a, body) : '');

export type Stop = [offset: number, color: string, opacity?: number];

/** Collects definitions (gradients, clips, filters) under one prefix. */
export class Defs {
  private parts: string[] = [];
  private known = new Map<string, string>();
  private count = 0;
  private prefix: string;
  constructor(prefix: string) {
    this.prefix = prefix;
  }

  private put(name: string, a: Attrs, body: string): string {
    const key = name + attrs(a) + body;
    let id = this.known.get(key);
    if (!id) {
      id = this.prefix + (this.count++).toString(36);
      this.known.set(key, id);
      this.parts.push(el(name, { id, ...a }, body));
    }
    return id;
  }
  private stops(stops: Stop[]): string {
    return stops.map(([o, c, op]) => el('stop', { offset: +o.toFixed(3), 'stop-color': c, 'stop-opacity': op })).join('');
  }
  /** Linear gradient in the box of the shape it fills; returns a paint. */
  linear(stops: Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1): string {
    return `url(#${this.put('linearGradient', { x1, y1, x2, y2 }, this.stops(stops))})`;
  }
  /** Linear gradient in picture coordinates; returns a paint. */
  linearAt(stops: Stop[], a: P2, b: P2): string {
    return `url(#${this.put('linearGradient', { gradientUnits: 'userSpaceOnUse', x1: num(a[0]), y1: num(a[1]), x2: num(b[0]), y2: num(b[1]) }, this.stops(stops))})`;
  }
  /** Radial gradient in the box of the shape it fills; returns a paint. */
  radial(stops: Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    return `url(#${this.put('radialGradient', { cx, cy, r }, this.stops(stops))})`;
  }
  /** Gaussian blur; returns the value of a filter attribute. */
  blur(deviation: number): string {
    return `url(#${this.put('filter', { x: '-20%', y: '-20%', width: '140%', height: '140%' }, el('feGaussianBlur', { stdDeviation: deviation }))})`;
  }
  /** Clip to path data; returns the value of a clip-path attribute. */
  clip(...d: string[]): string {
    return `url(#${this.put('clipPath', {}, d.filter(Boolean).map((p) => el('path', { d: p })).join(''))})`;
  }
  /** A reusable drawing; returns its id for `use`. */
  symbol(body: string): string {
    return this.put('g', {}, body);
  }
  /** A pattern tile of w by h; returns a paint. */
  pattern(w: number, h: number, body: string, transform?: string): string {
    return `url(#${this.put('pattern', { width: w, height: h, patternUnits: 'userSpaceOnUse', patternTransform: transform }, body)})`;
  }
  /** Definitions made since the last call; written just before the parts that use them, where they compress best. */
  drain(): string {
    const out = this.parts.length ? `<defs>${this.parts.join('')}</defs>` : '';
    this.parts = [];
    return out;
  }
}

/** The finished picture, 4:3. */
export const picture = (body: string, title: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 640 480" role="img"><title>${escapeXml(title)}</title>${body}</svg>`;

/** Text made safe for element content and attributes. */
export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c]!);
