/** Under the open hood, seen from the front. */
import { PAINTS, mix, shade, type PaintName } from '../core/paint.ts';
import { makeRng } from '../core/rng.ts';
import { Defs, el, fill, group, num, picture, stroke } from '../core/svg.ts';
import { pickMood } from '../core/yard.ts';

const slab = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${num(x + r)} ${num(y)}h${num(w - 2 * r)}q${num(r)} 0 ${num(r)} ${num(r)}v${num(h - 2 * r)}q0 ${num(r)} ${num(-r)} ${num(r)}h${num(2 * r - w)}q${num(-r)} 0 ${num(-r)} ${num(-r)}v${num(2 * r - h)}q0 ${num(-r)} ${num(r)} ${num(-r)}z`;

export interface EngineBayOptions {
  seed: string;
  idPrefix: string;
  title: string;
  paint: PaintName;
  hybrid?: boolean;
}

export function drawEngineBay(o: EngineBayOptions): string {
  const d = new Defs(o.idPrefix);
  const mood = pickMood(makeRng(o.seed + '/yard'));
  const rng = makeRng(o.seed + '/engine');
  const ramp = PAINTS[o.paint].ramp;
  const body = (v: number) => shade(ramp, v);
  const plastic = (x = '#2b2e32') => d.linear([[0, mix(x, '#fff', 0.24)], [0.25, x], [1, mix(x, '#000', 0.5)]]);
  const metal = d.linear([[0, '#eef1f3'], [0.4, '#a7aeb4'], [1, '#646b71']]);
  const soft = d.blur(4);
  let b = fill('M0 0H640V480H0z', d.linear([[0, mood.sky[0]], [0.2, mood.sky[1]], [0.3, mood.ground[0]], [1, mood.ground[1]]]));
  // Underside of the hood with ribs, held by a rod.
  b += fill('M54 0H586L566 96Q320 116 74 96z', d.linear([[0, body(0.18)], [1, body(0.42)]])) + fill('M96 0H544L528 74Q320 92 112 74z', plastic('#26292d'));
  b += stroke('M150 0l16 74M240 0l8 82M400 0l-8 82M490 0l-16 74', '#0c0d0f', 7, { opacity: 0.6 }) + stroke('M120 40Q320 56 520 40', '#4a4f54', 2, { opacity: 0.6 });
  // Wings in body color, cowl, dark bay.
  b += fill('M0 170Q60 108 108 104L132 128Q92 250 84 420L70 480H0z', d.linear([[0, body(0.86)], [0.45, body(0.6)], [1, body(0.35)]], 0, 0, 1, 0.3)) + fill('M640 170Q580 108 532 104L508 128Q548 250 556 420L570 480H640z', d.linear([[0, body(0.35)], [0.55, body(0.56)], [1, body(0.8)]], 0, 0.3, 1, 0));
  b += fill('M120 112Q320 96 520 112Q552 260 560 432H80Q88 260 120 112z', d.linear([[0, '#0e1012'], [1, '#1c1f23']]));
  b += fill('M116 108Q320 90 524 108L518 140Q320 124 122 140z', plastic('#1f2225')) + stroke('M140 120Q320 104 500 120', '#50565b', 1.6, { opacity: 0.7 });
  b += fill('M108 118L132 128Q94 250 86 420L72 424Q84 240 108 118zM532 118L508 128Q546 250 554 420L568 424Q556 240 532 118z', body(0.3));
  // Strut towers.
  for (const x of [142, 498]) b += el('ellipse', { cx: x, cy: 196, rx: 33, ry: 26, fill: d.radial([[0, body(0.6)], [1, body(0.22)]]) }) + el('ellipse', { cx: x, cy: 193, rx: 18, ry: 13, fill: '#15171a', stroke: '#787f85', 'stroke-width': 2 }) + [0, 1, 2].map((i) => el('circle', { cx: num(x + 24 * Math.cos(i * 2.1 + 0.5)), cy: num(193 + 18 * Math.sin(i * 2.1 + 0.5)), r: 3, fill: '#c5cacf' })).join('');
  // Brake servo and fluid, on the driver's side (left as seen from the front).
  b += el('circle', { cx: 200, cy: 166, r: 34, fill: d.radial([[0, '#5a6066'], [0.7, '#26292d'], [1, '#111315']], 0.4, 0.35, 0.7) }) + fill(slab(184, 178, 46, 26, 5), d.linear([[0, '#f3efe2'], [1, '#bdb6a2']])) + fill(slab(196, 168, 22, 13, 4), '#17191c');
  // Air box and duct, engine cover.
  const coverHue = rng.pick(['#2a2d31', '#2a2d31', '#33373c', '#7a1a1e', '#2c3640']);
  b += stroke('M452 196Q400 176 360 206', '#000', 34, { opacity: 0.5, filter: soft }) + stroke('M452 196Q400 172 356 206', '#25282c', 30) + stroke('M440 186Q402 168 366 192', '#565c62', 3, { opacity: 0.8 }) + stroke('M452 196Q400 172 356 206', '#0b0c0e', 30, { 'stroke-dasharray': '2 6', opacity: 0.45 });
  b += fill(slab(432, 168, 84, 70, 9), plastic()) + stroke('M440 186h68M440 200h68', '#0b0c0e', 2, { opacity: 0.7 });
  b += fill('M206 214L426 208L448 348L188 356z', '#000', { opacity: 0.6, filter: soft, transform: 'translate(0 9)' });
  b += fill('M214 216Q320 202 420 212Q432 214 436 228L446 330Q446 346 428 348Q320 362 208 352Q190 350 190 336L200 230Q202 218 214 216z', plastic(coverHue), { stroke: '#0a0b0c', 'stroke-width': 1.4 });
  b += fill('M226 232Q320 220 410 230L418 262Q320 252 218 264z', mix(coverHue, '#fff', 0.14)) + fill('M216 282Q320 270 420 280L426 330Q320 344 210 334z', mix(coverHue, '#000', 0.3));
  let ribs = '';
  for (let i = 0; i < 9; i++) ribs += `M${num(228 + i * 23)} ${num(288 - Math.sin((i / 8) * Math.PI) * 7)}l${num((i - 4) * 0.9)} 44`;
  b += stroke(ribs, '#000', 3, { opacity: 0.5 }) + stroke(ribs, '#fff', 0.9, { opacity: 0.3, transform: 'translate(2.4 0)' });
  b += el('ellipse', { cx: 320, cy: 246, rx: 26, ry: 10, fill: metal, stroke: '#33373b' }) + el('circle', { cx: 392, cy: 248, r: 12, fill: '#121416', stroke: '#4d5358', 'stroke-width': 2 }) + stroke('M385 248h14', '#e0b52a', 3);
  // Battery or inverter on the near left, tanks on the right.
  if (o.hybrid) {
    b += fill(slab(100, 250, 92, 88, 8), metal, { stroke: '#51585e' }) + stroke('M112 268h68M112 284h68M112 300h68', '#6d747a', 3) + stroke('M190 300Q214 330 200 372T240 412', '#e8731a', 9, { 'stroke-linecap': 'round' }) + stroke('M176 334Q186 368 172 398', '#e8731a', 9, { 'stroke-linecap': 'round' }) + fill('M118 318h22l-11 14z', '#f2c21c');
  } else {
    b += fill(slab(100, 262, 88, 78, 5), plastic('#1c1f23')) + fill(slab(100, 262, 88, 16, 4), rng.pick(['#2c66b0', '#2f3338', '#a8232a', '#2d7a4a'])) + el('circle', { cx: 114, cy: 260, r: 7, fill: '#c23a33' }) + el('circle', { cx: 174, cy: 260, r: 7, fill: '#9aa1a6' }) + stroke('M94 300h100', '#8d949a', 4) + stroke('M114 258Q120 230 160 232', '#b3302b', 5) + stroke('M174 258Q196 244 208 262', '#16181a', 5);
  }
  b += fill(slab(458, 254, 86, 44, 6), plastic('#202327')) + stroke('M466 266h70', '#565c61', 1.5) + fill('M476 272h50v18h-50z', '#dfe2e4', { opacity: 0.85 });
  b += fill(slab(470, 312, 66, 66, 12), d.linear([[0, '#f2f1ea', 0.95], [0.45, '#d9dcd2', 0.9], [0.46, rng.pick(['#d4587e', '#54a868', '#d4587e']), 0.75], [1, '#7d6a68', 0.85]])) + fill(slab(488, 302, 28, 15, 5), '#15171a');
  b += fill(slab(104, 362, 46, 40, 8), d.linear([[0, '#eff2f2'], [1, '#b9c4ca']])) + el('ellipse', { cx: 127, cy: 362, rx: 16, ry: 9, fill: '#1d6fb8', stroke: '#0d3f70', 'stroke-width': 2 });
  // Hoses, wiring, dipstick.
  b += stroke('M240 352Q232 392 262 408M412 348Q430 384 404 408', '#131517', 13) + stroke('M237 352Q230 390 258 404M415 348Q432 382 408 404', '#4b5055', 2.4) + stroke('M446 240Q470 250 462 280T446 330', '#0d0e10', 5) + stroke('M356 352V386', '#b9bfc4', 3) + el('circle', { cx: 356, cy: 386, r: 6, fill: 'none', stroke: '#f0bf22', 'stroke-width': 4 });
  // Radiator support, latch, front edge.
  b += fill('M72 412Q320 392 568 412L576 446Q320 424 64 446z', plastic('#24272b')) + fill(slab(292, 404, 56, 26, 5), metal) + stroke('M306 416h28', '#26292c', 5);
  b += stroke('M150 420Q320 404 490 420', '#6a7076', 1.4, { opacity: 0.6 }) + [110, 190, 250, 390, 450, 530].map((x) => el('circle', { cx: x, cy: num(425 + Math.abs(x - 320) * 0.028), r: 4, fill: '#0b0c0d', stroke: '#6d7379' })).join('');
  b += fill('M56 446Q320 420 584 446L600 480H40z', d.linear([[0, body(0.92)], [0.35, body(0.66)], [1, body(0.42)]])) + stroke('M56 447Q320 421 584 447', '#fff', 1.6, { opacity: 0.5 });
  b += stroke('M532 104L470 30', '#3b4045', 5, { 'stroke-linecap': 'round' }) + stroke('M531 103L469 29', '#a9b0b5', 1.5);
  b += group(fill('M0 0H640V480H0z', d.radial([[0.4, '#000', 0], [1, '#000', 0.45]], 0.5, 0.45, 0.75)));
  return picture(d.drain() + b, o.title);
}
