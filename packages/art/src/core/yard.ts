/** The place: an auction yard outdoors or a viewing hall, with rows of other cars out of focus. */
import type { Camera } from './camera.ts';
import { mix } from './paint.ts';
import type { Rng } from './rng.ts';
import { Defs, el, fill, group, num, shape } from './svg.ts';
import { clamp, lerp, unit, type P2, type V3 } from './vec.ts';
import type { Light } from './light.ts';

export interface Mood {
  name: 'noon' | 'morning' | 'overcast' | 'evening' | 'hall';
  sky: [string, string];
  ground: [string, string];
  /** Color of distant things. */
  haze: string;
  marking: string;
  light: Light;
}

const MOODS: Mood[] = [
  { name: 'noon', sky: ['#7fb0dc', '#dfeaf2'], ground: ['#9a9c9d', '#6b6d70'], haze: '#a9b8c4', marking: '#f4f4ef', light: { sun: unit([-0.45, 0.55, 0.75]), power: 1, level: 1 } },
  { name: 'morning', sky: ['#9cc3e2', '#f3ead9'], ground: ['#a19d97', '#726f6c'], haze: '#b9bcbd', marking: '#f6f3ea', light: { sun: unit([-0.7, 0.45, 0.5]), power: 0.9, level: 1 } },
  { name: 'overcast', sky: ['#c3cbd2', '#e8ebec'], ground: ['#94979a', '#6a6d71'], haze: '#b1b8bd', marking: '#eceded', light: { sun: unit([-0.2, 0.3, 0.95]), power: 0.35, level: 1.02 } },
  { name: 'evening', sky: ['#7d9bc4', '#f6cfa3'], ground: ['#97897f', '#5f5a59'], haze: '#b59f92', marking: '#f3e4d2', light: { sun: unit([-0.75, 0.5, 0.3]), power: 0.9, level: 0.97 } },
  { name: 'hall', sky: ['#dfe3e5', '#f1f3f3'], ground: ['#b9bab8', '#85878a'], haze: '#c6cacc', marking: '#f2c230', light: { sun: unit([-0.2, 0.25, 0.95]), power: 0.4, level: 1.03 } },
];

export function pickMood(rng: Rng): Mood {
  const r = rng.next();
  return MOODS[r < 0.34 ? 0 : r < 0.54 ? 1 : r < 0.76 ? 2 : r < 0.86 ? 3 : 4]!;
}

/** A parked car seen from the end, 100 units wide, wheels on y = 0, y down. */
function parkedCar(): string {
  const tall = 78;
  const belt = 44;
  const roof = 33;
  const body = `M-48 -12C-51 -30 -49 ${-belt + 6} -43 ${-belt}L${-roof} ${-tall + 5}Q${-roof + 3} ${-tall} ${-roof + 9} ${-tall}H${roof - 9}Q${roof - 3} ${-tall} ${roof} ${-tall + 5}L43 ${-belt}C49 ${-belt + 6} 51 -30 48 -12Q47 -8 42 -8H-42Q-47 -8 -48 -12z`;
  const glass = `M-39 ${-belt - 1}L${-roof + 4} ${-tall + 8}H${roof - 4}L39 ${-belt - 1}z`;
  return (
    fill('M-47 0h16v-14h-16zM31 0h16v-14h-16z', '#15171a') +
    `<path d="${body}"/>` +
    fill(glass, '#27313a') + fill(`M-39 ${-belt - 1}L${-roof + 4} ${-tall + 8}H-8L-24 ${-belt - 1}z`, '#fff', { opacity: 0.22 }) +
    fill(`M-44 ${-belt + 8}h17l-4 8h-12zM44 ${-belt + 8}h-17l4 8h12z`, '#f4f7f9', { opacity: 0.9 }) +
    fill(`M-24 ${-belt + 10}h48l-4 10h-40zM-34 -18h68v8h-68z`, '#14171a', { opacity: 0.75 })
  );
}

const FLEET = ['#e9ecee', '#f5f5f2', '#b4babf', '#5a626a', '#1c1f23', '#23365a', '#7a1d27', '#a98d6a', '#3c6a8f', '#d8dadb', '#8c9298', '#2b2e33'];

function carRow(cam: Camera, rng: Rng, defs: Defs, mood: Mood, depth: number, haze: number, blur: number, id: string): string {
  const px = cam.pxAt(depth);
  const ground = cam.horizon + cam.eye[2] * px;
  const gap = Math.max(66, 2.5 * px);
  let out = '';
  for (let x = -gap * rng.next(); x < 660; x += gap) {
    if (rng.chance(0.16)) continue;
    const k = (1.72 * px) / 100;
    const tall = rng.pick([1, 1, 1.12, 1.36]);
    out += el('use', { 'xlink:href': '#' + id, fill: mix(rng.pick(FLEET), mood.haze, haze), transform: `translate(${num(x)} ${num(ground)})scale(${k.toFixed(2)} ${(k * tall).toFixed(2)})` });
  }
  const shadow = fill(`M-20 ${num(ground - 2)}H660V${num(ground + px * 0.16)}H-20z`, '#000', { opacity: 0.28 });
  return group(shadow + out, { filter: defs.blur(blur), opacity: 1 - haze * 0.3 });
}

/** Painted line on the ground between two world points, cut off before the eye. */
function marking(cam: Camera, a: V3, b: V3, width: number): P2[] {
  const near = 1.3;
  let [p, q] = [a, b];
  const da = cam.depth(p);
  const db = cam.depth(q);
  if (da < near && db < near) return [];
  const at = (t: number): V3 => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), 0];
  if (da < near) p = at((near - da) / (db - da));
  if (db < near) q = at((near - da) / (db - da));
  const dx = q[0] - p[0];
  const dy = q[1] - p[1];
  const l = Math.hypot(dx, dy) || 1;
  const nx = (-dy / l) * width * 0.5;
  const ny = (dx / l) * width * 0.5;
  return [[p[0] + nx, p[1] + ny, 0], [q[0] + nx, q[1] + ny, 0], [q[0] - nx, q[1] - ny, 0], [p[0] - nx, p[1] - ny, 0]].map((v) => cam.to(v as V3));
}

function skyline(cam: Camera, rng: Rng, defs: Defs, mood: Mood): string {
  const h = cam.horizon;
  let out = '';
  if (mood.name === 'hall') {
    // Back wall with bays, roof beams and strip lights.
    out += fill(`M0 0H640V${num(h + 16)}H0z`, defs.linear([[0, '#8d9499'], [0.35, '#c3c8ca'], [1, '#d9dcdc']]));
    for (let i = 0; i < 9; i++) {
      const x = i * 84 - 30 + rng.range(-3, 3);
      out += fill(`M${num(x)} ${num(h - 92)}h66v${num(100)}h-66z`, '#e4e7e7', { opacity: 0.75 });
    }
    for (let i = 0; i < 5; i++) {
      const y = h * (0.1 + 0.13 * i);
      const w = 150 - i * 22;
      for (const x of [130, 320, 510]) out += fill(`M${num(320 + (x - 320) * (1.35 - i * 0.14) - w / 2)} ${num(y)}h${num(w)}v${num(5 - i * 0.7)}h${num(-w)}z`, '#fff', { opacity: 0.95 });
    }
    return group(out, { filter: defs.blur(1.6) });
  }
  // Tree line and a low hall with a ribbed wall.
  let d = `M-10 ${num(h + 8)}`;
  let y = h - rng.range(14, 26);
  for (let x = -10; x <= 650; x += 38) {
    y = clamp(y + rng.range(-7, 7), h - 42, h - 10);
    d += `Q${num(x + 9)} ${num(y - 11)} ${num(x + 38)} ${num(y)}`;
  }
  out += fill(d + `V${num(h + 8)}z`, mix('#4d6152', mood.haze, 0.55));
  if (rng.chance(0.75)) {
    const x = rng.range(-80, 380);
    const w = rng.range(230, 380);
    const t = h - rng.range(52, 84);
    const wall = mix('#dfe3e4', mood.haze, 0.3);
    out += fill(`M${num(x)} ${num(h + 8)}V${num(t)}h${num(w)}V${num(h + 8)}z`, wall) + fill(`M${num(x - 6)} ${num(t)}l10 -11h${num(w - 8)}l10 11z`, mix('#5d7386', mood.haze, 0.3));
    let bays = '';
    for (let i = 0; i + 40 < w; i += 46) bays += `M${num(x + 10 + i)} ${num(h + 8)}v${num(t + 22 - h - 8)}h30v${num(h + 8 - t - 22)}z`;
    out += fill(bays, mix('#6c777f', mood.haze, 0.25)) + fill(`M${num(x)} ${num(t + 6)}h${num(w)}v7h${num(-w)}z`, mix(rng.pick(['#2f6f9f', '#2f6f9f', '#2c7a5c', '#b5442f', '#c9952c']), mood.haze, 0.25));
  }
  for (let i = rng.int(1, 3); i > 0; i--) {
    const x = rng.range(30, 610);
    const t = h - rng.range(90, 130);
    out += fill(`M${num(x)} ${num(h + 8)}V${num(t)}h3V${num(h + 8)}zM${num(x - 13)} ${num(t)}h29v4h-29z`, mix('#59636b', mood.haze, 0.35));
  }
  return group(out, { filter: defs.blur(1.3) });
}

/** Everything behind and under the vehicle. `size` is its length and width. */
export function drawYard(cam: Camera, rng: Rng, defs: Defs, mood: Mood, size: [number, number]): string {
  const h = cam.horizon;
  const hy = num(h);
  let out = fill(`M0 0H640V${num(h + 20)}H0z`, defs.linear([[0, mood.sky[0]], [1, mood.sky[1]]]));
  out += skyline(cam, rng, defs, mood);
  // Ground with fine grit.
  out += fill(`M0 ${hy}H640V480H0z`, defs.linear([[0, mix(mood.ground[0], mood.haze, 0.5)], [0.22, mood.ground[0]], [1, mood.ground[1]]]));
  let grit = '';
  for (let i = 0; i < 14; i++) grit += `M${num(rng.range(0, 88))} ${num(rng.range(0, 40))}h${num(rng.range(0.7, 2))}`;
  const gritPaint = defs.pattern(90, 41, `<path d="${grit}" stroke="#fff" stroke-width=".8" opacity=".22"/><path d="${grit}" stroke="#000" stroke-width=".9" opacity=".25" transform="translate(31 17) scale(.9)"/>`);
  out += fill(`M0 ${num(h + 60)}H640V480H0z`, gritPaint);
  // Bay lines along the car, and a cross line behind it.
  const [length, width] = size;
  const bay = Math.max(1.35, width / 2 + 0.42);
  let lines = '';
  for (const y of [-3 * bay, -bay, bay, 3 * bay]) lines += shape(marking(cam, [-0.9, y, 0], [length + 0.7, y, 0], 0.11));
  lines += shape(marking(cam, [length + 0.75, -3 * bay, 0], [length + 0.75, 3 * bay, 0], 0.11));
  out += fill(lines, mood.marking, { opacity: 0.72 });
  const rows = defs.symbol(parkedCar());
  const far = carRow(cam, rng, defs, mood, 34, 0.5, 1, rows);
  const near = carRow(cam, rng, defs, mood, rng.range(17, 21), 0.14, 1.7, rows);
  return out + far + near;
}

/** Soft shadow of a footprint on the ground: contact shade plus the sun's cast. */
export function drawShadow(cam: Camera, defs: Defs, mood: Mood, footprint: V3[], height: number): string {
  const k = mood.light.power > 0.5 ? 1 : 0.25;
  const sun = mood.light.sun;
  const cast = footprint.map((p): V3 => [p[0] - (sun[0] / sun[2]) * height * 0.45 * k, p[1] - (sun[1] / sun[2]) * height * 0.45 * k, 0]);
  const d0 = shape(footprint.map((p) => cam.to([p[0], p[1], 0])), 0.8, 1);
  const d1 = shape(cast.map(cam.to), 0.8, 1);
  return fill(d1, '#0b0d12', { opacity: 0.2 + 0.14 * k, filter: defs.blur(7) }) + fill(d0, '#050608', { opacity: 0.72, filter: defs.blur(5) });
}

/** Slight darkening toward the corners. */
export const vignette = (defs: Defs): string =>
  fill('M0 0H640V480H0z', defs.radial([[0.62, '#000', 0], [1, '#0a0f18', 0.2]], 0.5, 0.46, 0.75));
