/** Close-up of the instruments with the mileage in the display. */
import { lettering } from '../core/lettering.ts';
import { makeRng } from '../core/rng.ts';
import { Defs, el, fill, num, picture, stroke } from '../core/svg.ts';

interface Dial {
  cx: number;
  cy: number;
  r: number;
  max: number;
  step: number;
  /** Where the needle points. */
  value: number;
  /** Red zone from here. */
  red?: number;
  unit: string;
}

const FROM = 225;
const SWEEP = 270;

function dial(d: Defs, o: Dial, glow: string): string {
  const at = (v: number, r: number): [number, number] => {
    const a = ((FROM - (SWEEP * v) / o.max) * Math.PI) / 180;
    return [o.cx + r * Math.cos(a), o.cy - r * Math.sin(a)];
  };
  const tick = (v: number, r0: number, r1: number) => {
    const [a, b] = [at(v, r0), at(v, r1)];
    return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`;
  };
  let out = el('circle', { cx: o.cx, cy: o.cy, r: o.r + 9, fill: d.linear([[0, '#dfe4e8'], [0.4, '#5c646b'], [0.7, '#23282d'], [1, '#a6adb3']]) });
  out += el('circle', { cx: o.cx, cy: o.cy, r: o.r + 2, fill: d.radial([[0, '#1b242d'], [0.75, '#0a0e12'], [1, '#040506']]) });
  let minor = '';
  let major = '';
  for (let v = 0; v <= o.max + 1e-6; v += o.step / 4) minor += tick(v, o.r - 4, o.r - 11);
  for (let v = 0; v <= o.max + 1e-6; v += o.step) major += tick(v, o.r - 3, o.r - 18);
  out += stroke(minor, '#8fa0ad', 1.2) + stroke(major, '#f2f7fa', 2.6);
  if (o.red) {
    const [a, b] = [at(o.red, o.r - 2), at(o.max, o.r - 2)];
    out += stroke(`M${num(a[0])} ${num(a[1])}A${o.r - 2} ${o.r - 2} 0 0 1 ${num(b[0])} ${num(b[1])}`, '#e1252b', 5);
  }
  for (let v = 0; v <= o.max + 1e-6; v += o.step) {
    const [x, y] = at(v, o.r - 34);
    out += lettering(String(v), x, y + 7, 14, '#f4f9fc', 1.7, 'center');
  }
  out += lettering(o.unit, o.cx, o.cy + o.r * 0.46, 11, '#9fb2c0', 1.3, 'center');
  const tip = at(o.value, o.r - 16);
  const tail = at(o.value, -18);
  return out + stroke(`M${num(tail[0])} ${num(tail[1])}L${num(tip[0])} ${num(tip[1])}`, glow, 9, { opacity: 0.25, 'stroke-linecap': 'round' }) + stroke(`M${num(tail[0])} ${num(tail[1])}L${num(tip[0])} ${num(tip[1])}`, '#ff5a3c', 3.4, { 'stroke-linecap': 'round' }) + el('circle', { cx: o.cx, cy: o.cy, r: 15, fill: d.radial([[0, '#5d666e'], [0.7, '#1c2126'], [1, '#0a0c0e']], 0.4, 0.35, 0.7) });
}

const spaced = (n: number): string => String(Math.max(0, Math.round(n))).replace(/\B(?=(\d{3})+$)/g, ',');

export interface OdometerOptions {
  seed: string;
  idPrefix: string;
  title: string;
  /** Kilometers, or hours for machinery. */
  reading: number;
  unit?: 'km' | 'h';
  /** One dial (scooters, machinery) or two. */
  dials?: 1 | 2;
  /** Gear shown next to two dials. */
  gear?: 'P' | 'N';
  /** Highest speed on the dial. */
  top?: number;
}

export function drawOdometer(o: OdometerOptions): string {
  const d = new Defs(o.idPrefix);
  const rng = makeRng(o.seed + '/dash');
  const lcd = rng.pick([['#0b1218', '#eaf6ff'], ['#131a10', '#c9f0a0'], ['#1a1206', '#ffc56a'], ['#c3cdb9', '#1b241c']] as const);
  const unit = o.unit ?? 'km';
  const one = o.dials === 1;
  let b = fill('M0 0H640V480H0z', d.linear([[0, '#2b2f34'], [0.3, '#15181b'], [1, '#0a0b0d']]));
  // Hood over the instruments and its shadow.
  b += fill('M0 0H640V150Q600 60 320 52T0 150z', d.linear([[0, '#4a4f55'], [0.7, '#2c3035'], [1, '#17191c']])) + stroke('M0 150Q40 60 320 52T640 150', '#000', 8, { opacity: 0.5, filter: d.blur(4) });
  b += fill('M0 480V380Q120 440 320 440T640 380V480z', d.linear([[0, '#2a2e33'], [1, '#121417']]));
  const speed: Dial = { cx: one ? 320 : 208, cy: one ? 200 : 238, r: one ? 142 : 136, max: unit === 'h' ? 100 : (o.top ?? 180), step: 20, value: 0, unit: unit === 'h' ? 'C' : 'km/h' };
  b += dial(d, speed, '#ff8a5a');
  if (!one) b += dial(d, { cx: 456, cy: 246, r: 116, max: 8, step: 1, value: rng.chance(0.5) ? 0 : 0.8, red: 6.5, unit: 'rpm' }, '#ff8a5a');
  // Display with the reading.
  const w = 236;
  const x = one ? 202 : 168;
  const y = one ? 366 : 388;
  b += fill(`M${x} ${y}h${w}q9 0 9 9v50q0 9-9 9H${x}q-9 0-9-9v-50q0-9 9-9z`, lcd[0], { stroke: '#5b636a', 'stroke-width': 2 });
  b += lettering(unit === 'h' ? 'HR' : 'ODO', x + 4, y + 14, 9, lcd[1], 1.2);
  b += lettering(spaced(o.reading), x + w - 46, y + 52, 31, lcd[1], 3, 'right') + lettering(unit, x + w - 8, y + 51, 17, lcd[1], 1.9, 'right');
  // Fuel and water bars, lamps.
  if (!one) {
    const bars = (bx: number, n: number) => Array.from({ length: 8 }, (_, i) => fill(`M${bx} ${452 - i * 7}h16v4.6h-16z`, i < n ? (i === 0 && n === 1 ? '#ff7a3c' : '#dff1ff') : '#2b343b')).join('');
    b += bars(462, rng.int(1, 7)) + lettering('F', 486, 412, 10, '#c9d6df', 1.3) + lettering('E', 486, 457, 10, '#c9d6df', 1.3) + bars(522, 4) + lettering('H', 546, 412, 10, '#c9d6df', 1.3) + lettering('C', 546, 457, 10, '#c9d6df', 1.3);
    b += lettering(o.gear ?? 'P', 338, 126, 22, '#eaf6ff', 2.4, 'center');
  }
  const lamps = ['#f2a51c', '#e1252b', '#35c26a'];
  b += lamps.map((c, i) => el('circle', { cx: 300 + i * 24, cy: one ? 92 : 84, r: 5, fill: c, opacity: rng.chance(0.4) ? 0.95 : 0.18 })).join('');
  // Glass over everything.
  b += fill('M0 90L250 60L60 480H0zM330 56L420 60L210 480H120z', '#fff', { opacity: 0.045 });
  b += fill('M0 0H640V480H0z', d.radial([[0.5, '#000', 0], [1, '#000', 0.55]], 0.5, 0.5, 0.75));
  return picture(d.drain() + b, o.title);
}
