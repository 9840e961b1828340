/** Glass, what is visible through it, and the sky reflected in it. */
import { fill, group, line, shape, stroke } from '../core/svg.ts';
import { hull, type P2, type V3 } from '../core/vec.ts';
import { bounds, mirrored, steps, trace, type CarScene, type Map3 } from './scene.ts';
import type { SideWindow, Uv } from './spec.ts';

/** Windshield (or rear glass) outline in cabin coordinates. */
function screenOutline(s: CarScene, rear: boolean): Uv[] {
  const c = s.spec.cabin;
  const w = rear ? c.backlight! : c.screen;
  const edge = s.shape.cabinAngle(w.edge, rear);
  const mid = rear ? Math.PI : 0;
  // Continues around the center line: the right side has the mirrored angle.
  const across = rear ? steps(edge, 2 * Math.PI - edge, 14) : steps(-edge, edge, 14);
  void mid;
  return [...across.map((a): Uv => [a, w.from]), ...across.reverse().map((a): Uv => [a, w.to])];
}

/** Cabin surface with the angle running on past the tail to the other side. */
const wrap = (s: CarScene): Map3 => (a, t) => (a > Math.PI ? s.shape.cabin(a - 2 * Math.PI, t) : s.shape.cabin(a, t));

/** Rounded block seen from the front: a squarish ring at the front and back face. */
const blob = (c: V3, h: V3): V3[] =>
  [-1, 1].flatMap((i) =>
    steps(0, Math.PI * 2, 12).map((a): V3 => [c[0] + i * h[0], c[1] + h[1] * Math.sign(Math.cos(a)) * Math.abs(Math.cos(a)) ** 0.6, c[2] + h[2] * Math.sign(Math.sin(a)) * Math.abs(Math.sin(a)) ** 0.6]),
  );

/** Seats and steering wheel in world coordinates; the caller clips them to the glass. */
function cabinFurniture(s: CarScene): string {
  const { spec, cam, shape: sh } = s;
  const c = spec.cabin;
  const belt = sh.shoulder((c.base[0] + c.base[1]) / 2);
  const front = c.base[0] + (c.roof[0] - c.base[0]) * 0.75 + 0.75;
  const rows = c.base[1] - front > 1.25 && !s.spec.cargo ? [front, front + 0.95] : [front];
  const eyeFar = (x: number) => Math.abs(x - cam.eye[0]);
  let out = '';
  for (const x of rows.sort((a, b) => eyeFar(b) - eyeFar(a)))
    for (const y of [0.36, -0.36].sort((a, b) => Math.abs(b - cam.eye[1]) - Math.abs(a - cam.eye[1]))) {
      const back = blob([x, y, belt - 0.1], [0.06, 0.24, 0.22]);
      const head = blob([x + 0.06, y, belt + 0.2], [0.05, 0.125, 0.085]);
      out += shape(hull(back.map(cam.to)), 1, 1) + shape(hull(head.map(cam.to)), 0.8, 1);
    }
  out = fill(out, '#0a0c0e');
  const wheel = steps(0, Math.PI * 2, 16).map((a): V3 => [front - 0.5 + 0.08 * Math.sin(a), -0.36 + 0.18 * Math.cos(a), belt + 0.03 + 0.16 * Math.sin(a)]);
  return out + stroke(line(wheel.map(cam.to)), '#07090b', 2.6);
}

/** One pane: dark glass, furniture, and the horizon reflected across it. */
function pane(s: CarScene, pts: P2[], look: 'screen' | 'side' | 'tinted', inside: string, seal = '#0b0d0f'): string {
  if (pts.length < 3) return '';
  const d = shape(pts);
  const [x0, y0, x1, y1] = bounds(pts);
  if (x1 - x0 < 1.5) return '';
  const df = s.defs;
  const sky = s.light.power > 0.5 ? '#cfe0ee' : '#d5dbe0';
  const base = look === 'tinted' ? '#14181b' : look === 'side' ? '#2a3238' : '#28313a';
  let out = fill(d, seal, { stroke: seal, 'stroke-width': look === 'screen' ? 3 : 2.4, 'stroke-linejoin': 'round' });
  out += fill(d, base);
  const clip = df.clip(d);
  const mirror = look === 'screen'
    ? df.linear([[0, sky, 0.75], [0.45, sky, 0.3], [0.75, sky, 0.1], [1, sky, 0.22]])
    : df.linear([[0, sky, 0.52], [0.42, sky, 0.28], [0.5, sky, 0.06], [1, sky, 0.16]]);
  const w = x1 - x0;
  const h = y1 - y0;
  const streak: P2[] = [[x0 + w * 0.5, y0 - 2], [x0 + w * 0.74, y0 - 2], [x0 + w * 0.74 - h * 0.5, y1 + 2], [x0 + w * 0.5 - h * 0.5, y1 + 2]];
  out += group((look === 'tinted' ? group(inside, { opacity: 0.4 }) : inside) + fill(d, mirror, look === 'tinted' ? { opacity: 0.72 } : {}) + (look === 'screen' ? fill(shape(streak), '#fff', { opacity: 0.1 }) : ''), { 'clip-path': clip });
  return out;
}

/** Side window outline in (x, t), trimmed to the pillars. */
function windowOutline(s: CarScene, w: SideWindow): Uv[] {
  const c = s.spec.cabin;
  const sh = s.shape;
  const front = sh.cabinAngle(c.screen.edge);
  const rear = sh.cabinAngle(c.backlight?.edge ?? 0.9, true);
  const [lo, hi] = w.t ?? [0.06, 0.9];
  const left: Uv[] = [];
  const right: Uv[] = [];
  for (const t of steps(lo, hi, 5)) {
    const a = Math.max(w.x[0], sh.cabin(front, t)[0] + c.pillars[0]);
    const b = Math.min(w.x[1], sh.cabin(rear, t)[0] - c.pillars[1]);
    if (b - a < 0.03) continue;
    left.push([a, t]);
    right.push([b, t]);
  }
  return [...left, ...right.reverse()];
}

/** All visible panes. */
export function drawGlass(s: CarScene, visors: boolean): string {
  const { spec, cam, shape: sh } = s;
  const c = spec.cabin;
  const inside = s.defs.symbol(cabinFurniture(s));
  const furniture = `<use xlink:href="#${inside}"/>`;
  let out = '';
  const screens: [boolean, V3][] = [[false, sh.cabin(0, 0.5)], ...(c.backlight ? [[true, sh.cabin(Math.PI, 0.5)] as [boolean, V3]] : [])];
  for (const [rear] of screens) {
    const pts = trace(s, wrap(s), screenOutline(s, rear), { round: 0.12, step: 0.3 });
    out += pane(s, pts, rear ? 'tinted' : 'screen', furniture);
  }
  for (const side of [1, -1]) {
    if (!cam.faces([spec.length / 2, (side * spec.width) / 2, 1.1], [0, side, 0.1])) continue;
    const map: Map3 = side > 0 ? sh.glass : mirrored(sh.glass);
    // Black pillars between neighboring windows, then the panes.
    c.windows.forEach((w, i) => {
      const after = c.windows[i + 1];
      if (!after) return;
      const end = w.x[1];
      const start = after.x[0];
      if (start - end > 0.1) return;
      const [low, top] = w.t ?? [0.06, 0.9];
      out += fill(shape(trace(s, map, windowOutline(s, { x: [end - 0.03, start + 0.03], t: [low, top] }), { step: 9 })), '#0d0f11');
    });
    for (const w of c.windows) {
      const outline = windowOutline(s, w);
      const pts = trace(s, map, outline, { round: 0.1, step: 0.12 });
      out += pane(s, pts, w.tinted ? 'tinted' : 'side', furniture);
      if (visors && !w.tinted && outline.length > 3) {
        const hi = (w.t ?? [0, 0.9])[1] - 0.04;
        const top = outline.filter((p) => p[1] > hi - 0.02).map((p) => p[0]);
        if (top.length < 2) continue;
        const visor = trace(s, map, [[Math.min(...top), hi], [Math.max(...top), hi]], { closed: false, step: 0.2 });
        out += stroke(line(visor), '#0c0e10', 4.5, { opacity: 0.55 });
      }
    }
  }
  return out;
}
