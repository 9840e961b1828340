/** Head and tail lamps, grille, intakes, fog lamps. */
import { el, fill, group, line, num, shape, stroke } from '../core/svg.ts';
import { lerp } from '../core/vec.ts';
import { bounds, mirrored, outward, trace, type CarScene, type Map3 } from './scene.ts';
import type { Uv } from './spec.ts';

/** Mirror the half outline (starting and ending on the center line) to a whole one. */
const whole = (half: Uv[]): Uv[] => [...half, ...half.filter((p) => p[0] > 1e-6).map(([a, t]): Uv => [-a, t]).reverse()];

const center = (uv: Uv[]): Uv => [uv.reduce((n, p) => n + p[0], 0) / uv.length, uv.reduce((n, p) => n + p[1], 0) / uv.length];
const shrink = (uv: Uv[], k: number, c = center(uv)): Uv[] => uv.map(([a, t]) => [lerp(c[0], a, k), lerp(c[1], t, k)]);

/** A true ellipse where a small round part of radius r meters lies on the skin; `k` scales it. */
function disc(s: CarScene, map: Map3, [a, t]: Uv, r: number, k: number, paint: string, wide = 1): string {
  if (!s.cam.faces(map(a, t), outward(s, map, a, t))) return '';
  const [p, q] = [map(a, t), map(a, t + 0.02)];
  const zr = (r * 0.02) / Math.hypot(q[0] - p[0], q[1] - p[1], q[2] - p[2]);
  const c = s.cam.to(p);
  const u = s.cam.to(map(a + r * wide, t));
  const v = s.cam.to(map(a, t + zr));
  const m = [(u[0] - c[0]) * k, (u[1] - c[1]) * k, (v[0] - c[0]) * k, (v[1] - c[1]) * k].map((n) => n.toFixed(1).replace(/\.0$/, ''));
  return el('circle', { r: 1, fill: paint, transform: `matrix(${m.join(' ')} ${num(c[0])} ${num(c[1])})` });
}

/** Grille texture inside a screen outline. */
function grilleFill(s: CarScene, map: Map3, half: Uv[], style: string): string {
  const top = Math.max(...half.map((p) => p[1]));
  const low = Math.min(...half.map((p) => p[1]));
  const wide = Math.max(...half.map((p) => p[0]));
  const bars = (n: number) => {
    let d = '';
    for (let i = 1; i < n; i++) {
      const t = lerp(low, top, i / n);
      d += line(trace(s, map, [[-wide, t], [wide, t]], { closed: false, step: 0.1 }));
    }
    return d;
  };
  const posts = (n: number) => {
    let d = '';
    for (let i = 1; i < n; i++) {
      const a = lerp(-wide, wide, i / n);
      d += line(trace(s, map, [[a, low], [a, top]], { closed: false, step: 0.3 }));
    }
    return d;
  };
  switch (style) {
    case 'bars':
      return stroke(bars(6), '#aab1b7', 1.7) + stroke(bars(6), '#4d5358', 0.6, { transform: 'translate(0 1.2)' });
    case 'slim':
      return stroke(bars(4), '#7d858b', 1.4);
    case 'vertical':
      return stroke(posts(18), '#b4babf', 1.5);
    case 'mesh':
      return '';
    case 'kei':
      return stroke(bars(3), '#3c4145', 1.3);
    default:
      return '';
  }
}

/** Honeycomb plastic behind air openings. */
const meshPaint = (s: CarScene): string =>
  s.defs.pattern(6, 4, '<path d="M0 0h6v4H0z" fill="#090a0b"/><path d="M0 0l3 2 3-2M3 2v2" stroke="#3b4045" stroke-width=".7" fill="none"/>');

/** Nose: grille, intakes, lamps. */
export function drawFace(s: CarScene): string {
  const f = s.spec.face;
  const skin: Map3 = s.shape.skin;
  const d = s.defs;
  let out = '';
  if (f.blackBumper) {
    const edge = 0.95;
    const pts = trace(s, skin, whole([[0, 0.0], [edge, 0.0], [edge, f.blackBumper], [0, f.blackBumper]]), { step: 0.06 });
    out += fill(shape(pts), d.linear([[0, '#3b3e41'], [0.3, '#2a2c2e'], [1, '#141516']]));
  }
  if (f.intake) {
    const pts = trace(s, skin, whole(f.intake), { round: 0.08 });
    out += fill(shape(pts), meshPaint(s), { stroke: '#2a2d30', 'stroke-width': 0.8 });
  }
  for (const map of [skin, mirrored(skin)]) {
    if (f.fogPocket) {
      const pts = trace(s, map, f.fogPocket, { round: 0.12, step: 0.05 });
      out += fill(shape(pts), '#101214', { opacity: 0.92 });
    }
    if (f.fog) {
      const [a, t, r] = f.fog;
      out += disc(s, map, [a, t], r, 1, '#c6ccd0') + disc(s, map, [a, t], r, 0.74, d.radial([[0, '#fff'], [0.6, '#aab4bc'], [1, '#5c646b']]));
    }
  }
  if (f.grille) {
    const g = whole(f.grille);
    const pts = trace(s, skin, g, { round: 0.08, step: 0.06 });
    if (pts.length) {
      out += fill(shape(pts), f.grilleStyle === 'mesh' ? meshPaint(s) : '#0d0f11', { stroke: '#c9ced2', 'stroke-width': 2.4, 'stroke-linejoin': 'round' });
      out += group(grilleFill(s, skin, f.grille, f.grilleStyle), { 'clip-path': d.clip(shape(pts)) });
    }
  }
  for (const map of [skin, mirrored(skin)]) out += headlamp(s, map, f.headlamp);
  // Plain oval badge, no maker's mark.
  const top = f.grille ? Math.max(...f.grille.map((p) => p[1])) : 0.9;
  const at = Math.min(0.95, f.grille ? top - 0.03 : 0.84);
  return out + badge(s, skin, at);
}

/** Chrome oval on the center line. */
function badge(s: CarScene, map: Map3, t: number): string {
  const chrome = s.defs.linear([[0, '#dfe3e6'], [0.5, '#98a0a7'], [1, '#fbfcfd']]);
  return disc(s, map, [0, t], 0.038, 1.12, '#2b2f33', 1.55) + disc(s, map, [0, t], 0.038, 1, chrome, 1.55);
}

/** Clear cover over a dark housing with projectors and a light guide. */
function headlamp(s: CarScene, map: Map3, uv: Uv[]): string {
  const pts = trace(s, map, uv, { round: 0.1, step: 0.04 });
  if (pts.length < 4) return '';
  const [x0, , x1] = bounds(pts);
  if (x1 - x0 < 3) return '';
  const d = s.defs;
  const clip = d.clip(shape(pts));
  const a0 = Math.min(...uv.map((p) => p[0]));
  const a1 = Math.max(...uv.map((p) => p[0]));
  const c = center(uv);
  let inner = '';
  const span = a1 - a0;
  for (const [k, size] of x1 - x0 < 16 ? [] : ([[0.34, 1], [0.58, 0.85]] as const)) {
    const ca = a0 + span * k;
    // Height of the lamp above this spot: halfway between its edges.
    const ts = uv.filter((p) => Math.abs(p[0] - ca) < span * 0.3).map((p) => p[1]);
    const ct = ts.length ? (Math.min(...ts) + Math.max(...ts)) / 2 : c[1];
    const r = Math.min(0.062, span * 0.11) * size;
    inner += disc(s, map, [ca, ct], r, 1.2, d.linear([[0, '#cfd6db'], [0.5, '#8d969d'], [1, '#f3f6f8']])) + disc(s, map, [ca, ct], r, 0.86, d.radial([[0, '#f9fdff'], [0.35, '#9fb2c0'], [0.8, '#2c3740'], [1, '#141a1f']], 0.4, 0.65, 0.7));
  }
  const guide = x1 - x0 < 16 ? [] : trace(s, map, shrink(uv, 0.86), { round: 0.1, step: 0.04 });
  inner += stroke(line(guide.slice(Math.floor(guide.length * 0.45))), '#f4f8fb', 2, { opacity: 0.9 });
  return (
    fill(shape(pts), d.linear([[0, '#7d8891'], [0.35, '#4a535b'], [1, '#1d2328']]), { stroke: '#15181b', 'stroke-width': 1.2, 'stroke-linejoin': 'round' }) +
    group(inner + fill(shape(pts), d.linear([[0, '#fff', 0.55], [0.4, '#fff', 0.08], [1, '#fff', 0.2]])), { 'clip-path': clip })
  );
}

/** Tail: lamps, strip, reflectors, diffuser, exhaust. */
export function drawTail(s: CarScene): string {
  const b = s.spec.back;
  const skin: Map3 = s.shape.tailSkin;
  const d = s.defs;
  let out = '';
  if (b.diffuser) {
    const pts = trace(s, skin, whole([[0, 0], [0.68, 0], [0.6, b.diffuser], [0, b.diffuser + 0.05]]), { step: 0.06 });
    out += fill(shape(pts), d.linear([[0, '#303336'], [1, '#0e0f10']]));
  }
  for (const map of [skin, mirrored(skin)]) {
    if (b.reflector) {
      const [a, t, w] = b.reflector;
      out += fill(shape(trace(s, map, [[a - w, t - 0.02], [a + w, t - 0.02], [a + w, t + 0.025], [a - w, t + 0.025]])), '#8e1518');
    }
  }
  if (b.strip) {
    const { t, half, lit } = b.strip;
    const pts = trace(s, skin, whole([[0, t - 0.018], [half, t - 0.018], [half, t + 0.018], [0, t + 0.018]]), { step: 0.06 });
    out += fill(shape(pts), lit ? '#a5171b' : d.linear([[0, '#f1f3f4'], [1, '#83898e']]));
  }
  // Plate recess, badge, exhaust tips, wiper and high stop lamp.
  const pt = b.plate[1];
  if (b.plate[0] === 0) {
    const pts = trace(s, skin, whole([[0, pt - 0.1], [0.26, pt - 0.09], [0.3, pt + 0.09], [0, pt + 0.12]]), { step: 0.06, round: 0.06 });
    out += fill(shape(pts), '#05070a', { opacity: 0.32 });
  }
  if (b.exhaust && b.exhaust !== 'none')
    for (const side of b.exhaust === 'two' ? [1, -1] : [1]) {
      const at: Uv = [0.5, 0.04];
      const on = side > 0 ? skin : mirrored(skin);
      out += disc(s, on, at, 0.036, 1.2, '#b9bfc4', 1.25) + disc(s, on, at, 0.036, 0.9, '#0a0b0c', 1.25);
    }
  for (const map of [skin, mirrored(skin)]) out += tailLamp(s, map, b.lamp);
  if (skin(0, 0.9) && s.cam.faces(skin(0, 0.8), [1, 0, 0])) out += badge(s, skin, Math.min(0.9, pt + (pt < 0.6 ? 0.26 : 0.2)));
  return out;
}

function tailLamp(s: CarScene, map: Map3, uv: Uv[]): string {
  const pts = trace(s, map, uv, { round: 0.1, step: 0.04 });
  if (pts.length < 4) return '';
  const [x0, , x1] = bounds(pts);
  if (x1 - x0 < 2.5) return '';
  const d = s.defs;
  if (x1 - x0 < 14) return fill(shape(pts), '#a81d22', { stroke: '#1a0506', 'stroke-width': 1.2 });
  const glow = trace(s, map, shrink(uv, 0.78), { round: 0.12, step: 0.04 });
  const c = center(uv);
  const low = uv.map(([a, t]): Uv => [lerp(c[0], a, 0.7), lerp(c[1], t, 0.3) - 0.03]);
  const white = trace(s, map, low, { round: 0.15, step: 0.04 });
  return (
    fill(shape(pts), d.linear([[0, '#b3262a'], [0.5, '#7d0f14'], [1, '#4e070b']]), { stroke: '#1a0506', 'stroke-width': 1.2, 'stroke-linejoin': 'round' }) +
    stroke(shape(glow), '#ef4a45', 2.2, { opacity: 0.85 }) +
    fill(shape(white), '#d9dbdc', { opacity: 0.75 }) +
    fill(shape(pts), d.linear([[0, '#fff', 0.4], [0.35, '#fff', 0.04], [1, '#fff', 0.1]]))
  );
}
