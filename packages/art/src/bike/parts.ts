/** Motorcycle parts drawn from the side, with the front of the machine on the left. */
import { shade, type Ramp } from '../core/paint.ts';
import { Defs, el, fill, group, num, smooth, stroke } from '../core/svg.ts';
import type { Rng } from '../core/rng.ts';
import type { P2 } from '../core/vec.ts';

export interface BikeScene {
  d: Defs;
  ramp: Ramp;
  rng: Rng;
  /** Rim and fork finish: black, silver or gold. */
  rim: string;
  fork: string;
}

export const CHROME: [number, string][] = [[0, '#fdfefe'], [0.3, '#aab2b8'], [0.5, '#4f565c'], [0.62, '#c9cfd3'], [1, '#7d858b']];

/** Painted panel from a smooth outline, lit from above with a rim light. */
export function panel(s: BikeScene, pts: P2[], o: { straight?: boolean; dark?: number } = {}): string {
  const p = o.straight ? 'M' + pts.map(([x, y]) => `${num(x)} ${num(y)}`).join('L') + 'z' : smooth(pts, true);
  const ys = pts.map((q) => q[1]);
  const k = o.dark ?? 0;
  const paint = s.d.linearAt([[0, shade(s.ramp, 0.86 - k)], [0.22, shade(s.ramp, 0.7 - k)], [0.5, shade(s.ramp, 0.52 - k)], [0.56, shade(s.ramp, 0.4 - k)], [1, shade(s.ramp, 0.3 - k)]], [0, Math.min(...ys)], [0, Math.max(...ys)]);
  return (
    fill(p, paint, { stroke: shade(s.ramp, 0.06), 'stroke-width': 1 }) +
    group(stroke(p, '#fff', 4, { opacity: 0.5, transform: 'translate(.6 3)', filter: s.d.blur(1.2) }), { 'clip-path': s.d.clip(p) })
  );
}

/** Black plastic or rubber. */
export const black = (s: BikeScene, pts: P2[], straight = false): string => {
  const p = straight ? 'M' + pts.map(([x, y]) => `${num(x)} ${num(y)}`).join('L') + 'z' : smooth(pts, true);
  return fill(p, s.d.linear([[0, '#4a4f54'], [0.25, '#26292c'], [1, '#0c0d0f']]), { stroke: '#08090a', 'stroke-width': 0.8 });
};

/** Metal part with a vertical sheen. */
export const metal = (s: BikeScene, pts: P2[], straight = false, dark = false): string => {
  const p = straight ? 'M' + pts.map(([x, y]) => `${num(x)} ${num(y)}`).join('L') + 'z' : smooth(pts, true);
  return fill(p, s.d.linear(dark ? [[0, '#6b7278'], [0.4, '#3a3f44'], [1, '#17191c']] : [[0, '#e6e9eb'], [0.45, '#9aa1a7'], [1, '#4d545a']]), { stroke: '#1c1f22', 'stroke-width': 0.9 });
};

/** A tube: dark edge, body, highlight. */
export function tube(path: string, width: number, color: string, glow = 0.5): string {
  return stroke(path, '#0a0b0c', width + 1.6, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) + stroke(path, color, width, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }) + stroke(path, '#fff', Math.max(0.8, width * 0.22), { opacity: glow, 'stroke-linecap': 'round', transform: `translate(${num(-width * 0.16)} ${num(-width * 0.16)})` });
}

export interface WheelLook {
  spokes: 'cast' | 'wire' | 'disc';
  knobbly?: boolean;
  disc?: boolean;
  /** Rim radius as a fraction of the tire's. */
  rim?: number;
  wide?: boolean;
}

/** A wheel with tire, rim, spokes and brake disc. */
export function bikeWheel(s: BikeScene, cx: number, cy: number, r: number, look: WheelLook): string {
  const { d } = s;
  const rr = r * (look.rim ?? 0.74);
  const ring = (q: number, paint: string, w: number, extra = {}) => el('circle', { cx, cy, r: num(q), fill: 'none', stroke: paint, 'stroke-width': num(w), ...extra });
  let out = '';
  const thick = r - rr;
  if (look.knobbly) out += ring(r - 1, '#141517', 6, { 'stroke-dasharray': '7 4.4' });
  out += ring(rr + thick / 2, '#131416', thick) + ring(rr + thick * 0.62, '#2b2d30', thick * 0.34) + ring(r - thick * 0.12, '#3d4043', 1, { opacity: 0.7 });
  let sp = '';
  const n = look.spokes === 'wire' ? 18 : 5;
  for (let i = 0; i < n; i++) {
    const a = (i / n) * Math.PI * 2 + 0.3;
    if (look.spokes === 'wire') {
      for (const lean of [0.32, -0.32]) sp += `M${num(cx + r * 0.13 * Math.cos(a + lean * 3))} ${num(cy + r * 0.13 * Math.sin(a + lean * 3))}L${num(cx + rr * Math.cos(a))} ${num(cy + rr * Math.sin(a))}`;
    } else {
      const w = 0.09;
      sp += `M${num(cx + r * 0.17 * Math.cos(a - 0.5))} ${num(cy + r * 0.17 * Math.sin(a - 0.5))}L${num(cx + rr * Math.cos(a - w))} ${num(cy + rr * Math.sin(a - w))}L${num(cx + rr * Math.cos(a + w))} ${num(cy + rr * Math.sin(a + w))}L${num(cx + r * 0.17 * Math.cos(a + 0.5))} ${num(cy + r * 0.17 * Math.sin(a + 0.5))}z`;
    }
  }
  if (look.spokes === 'wire') out += stroke(sp, '#c3c9cd', 1.1);
  else if (look.spokes === 'cast') out += fill(sp, s.rim, { stroke: '#0b0c0d', 'stroke-width': 0.8 }) + stroke(sp, '#fff', 0.6, { opacity: 0.28 });
  if (look.spokes === 'disc') out += el('circle', { cx, cy, r: num(rr), fill: d.radial([[0, '#3a3f44'], [0.8, '#25282b'], [1, '#5d646a']]) }) + ring(rr * 0.62, '#0d0e10', rr * 0.2, { 'stroke-dasharray': `${num(rr * 0.3)} ${num(rr * 0.35)}` });
  out += ring(rr - 1.5, look.spokes === 'wire' ? '#d6dadd' : s.rim, 5.5) + ring(rr + 0.6, '#fff', 0.9, { opacity: 0.4 });
  if (look.disc !== false) out += ring(r * 0.42, '#8f969c', r * 0.12) + ring(r * 0.42, '#2b2e31', r * 0.07, { 'stroke-dasharray': '1.6 4.6' }) + ring(r * 0.485, '#dfe3e6', 0.9);
  out += el('circle', { cx, cy, r: num(r * 0.16), fill: d.radial([[0, '#8a9197'], [1, '#24272a']]), stroke: '#0c0d0e' }) + el('circle', { cx, cy, r: num(r * 0.06), fill: '#0d0e0f', stroke: '#aab0b5' });
  return out;
}

/** Chain run between two sprockets. */
export function chain(ax: number, ay: number, ar: number, bx: number, by: number, br: number): string {
  const run = `M${num(ax)} ${num(ay - ar)}L${num(bx)} ${num(by - br)}M${num(ax)} ${num(ay + ar)}L${num(bx)} ${num(by + br)}`;
  return el('circle', { cx: bx, cy: by, r: num(br), fill: 'none', stroke: '#7d7256', 'stroke-width': 4 }) + stroke(run, '#1b1c1e', 4.4) + stroke(run, '#a5987a', 2.6, { 'stroke-dasharray': '2.4 2' });
}

/** Cylinder with cooling fins, leaning by `lean` degrees. */
export function finned(s: BikeScene, x: number, y: number, w: number, h: number, lean: number, dark = false): string {
  let f = '';
  for (let i = 1; i * 6 < h; i++) f += `M0 ${i * 6}h${w}`;
  const body = fill(`M3 0h${w - 6}l3 ${h}h${-w}z`, s.d.linear(dark ? [[0, '#3b4045'], [0.5, '#24272a'], [1, '#0f1113']] : [[0, '#8b9197'], [0.4, '#cfd4d7'], [1, '#5d646a']], 0, 0, 1, 0)) + stroke(f, '#0b0c0d', 2.6, { opacity: 0.7 }) + stroke(f, '#fff', 0.8, { opacity: 0.35, transform: 'translate(0 2)' });
  const head = fill(`M-4 -22q${w / 2 + 4} -12 ${w + 8} 0l-2 24h${-w - 4}z`, s.d.linear(dark ? [[0, '#5a6066'], [1, '#212427']] : [[0, '#eef0f2'], [1, '#7b8288']]), { stroke: '#16181a', 'stroke-width': 0.9 });
  return group(body + head, { transform: `translate(${num(x)} ${num(y)})rotate(${lean})` });
}

/** Round engine covers. */
export const cover = (s: BikeScene, cx: number, cy: number, r: number, light = true): string =>
  el('circle', { cx, cy, r, fill: s.d.radial(light ? [[0, '#e3e6e8'], [0.6, '#9ba2a8'], [1, '#565d63']] : [[0, '#5b6167'], [0.6, '#2f3337'], [1, '#17191b']], 0.4, 0.35, 0.7), stroke: '#131517', 'stroke-width': 1 }) +
  el('circle', { cx, cy, r: num(r * 0.62), fill: 'none', stroke: light ? '#6a7177' : '#6a7177', 'stroke-width': 1.1, opacity: 0.8 });

/** Exhaust pipe and muffler. */
export function exhaust(path: string, width: number, color = '#b3b9be'): string {
  return tube(path, width, color, 0.6);
}
export const silencer = (s: BikeScene, x0: number, y0: number, x1: number, y1: number, w: number, dark = false): string => {
  const a = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  const l = Math.hypot(x1 - x0, y1 - y0);
  return group(
    fill(`M0 ${num(-w * 0.32)}Q${num(l * 0.12)} ${num(-w / 2)} ${num(l * 0.26)} ${num(-w / 2)}H${num(l)}v${num(w)}H${num(l * 0.26)}Q${num(l * 0.12)} ${num(w / 2)} 0 ${num(w * 0.32)}z`, s.d.linear(dark ? [[0, '#5d646a'], [0.4, '#24272a'], [1, '#0c0d0e']] : (CHROME as [number, string][])), { stroke: '#17191b', 'stroke-width': 0.9 }) +
      fill(`M${num(l - 5)} ${num(-w / 2 - 1)}h6v${num(w + 2)}h-6z`, '#2a2d30'),
    { transform: `translate(${num(x0)} ${num(y0)})rotate(${num(a)})` },
  );
};

/** Telescopic fork leg. */
export function forkLeg(s: BikeScene, top: P2, axle: P2, split: number, inverted: boolean): string {
  const at = (k: number) => `${num(top[0] + (axle[0] - top[0]) * k)} ${num(top[1] + (axle[1] - top[1]) * k)}`;
  const upper = `M${at(0)}L${at(split)}`;
  const lower = `M${at(split)}L${at(1)}`;
  return inverted ? tube(lower, 7, '#b9bfc4', 0.7) + tube(upper, 12, s.fork) : tube(upper, 7, '#cdd2d6', 0.8) + tube(lower, 12, s.fork);
}

/** Mirror on a stalk. */
export const bikeMirror = (x: number, y: number, tx: number, ty: number): string =>
  stroke(`M${num(x)} ${num(y)}Q${num((x + tx) / 2 + 4)} ${num(ty + 14)} ${num(tx)} ${num(ty)}`, '#17191b', 3) + el('ellipse', { cx: tx, cy: ty - 6, rx: 15, ry: 9, fill: '#17191b', transform: `rotate(-8 ${num(tx)} ${num(ty)})` }) + el('ellipse', { cx: tx, cy: num(ty - 8.5), rx: 12, ry: 4.5, fill: '#5d656c', transform: `rotate(-8 ${num(tx)} ${num(ty)})` });

/** Turn signal. */
export const signal = (s: BikeScene, x: number, y: number): string => el('ellipse', { cx: x, cy: y, rx: 10, ry: 6.5, fill: s.d.radial([[0, '#ffcf6a'], [1, '#d9760f']]), stroke: '#16181a', 'stroke-width': 1.2 });

/** Round headlight seen from the side. */
export const roundLamp = (s: BikeScene, x: number, y: number, r: number): string =>
  fill(`M${num(x - 3)} ${num(y - r)}Q${num(x + r * 1.1)} ${num(y - r * 0.9)} ${num(x + r * 1.2)} ${num(y)}Q${num(x + r * 1.1)} ${num(y + r * 0.9)} ${num(x - 3)} ${num(y + r)}z`, s.d.linear([[0, '#6b7278'], [0.3, '#24272a'], [1, '#0c0d0e']])) +
  el('ellipse', { cx: x - 3, cy: y, rx: num(r * 0.3), ry: num(r), fill: s.d.linear([[0, '#f7fbfd'], [0.5, '#8fa3b1'], [1, '#dfe9ef']]), stroke: '#c9ced2', 'stroke-width': 2 });
