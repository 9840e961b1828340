/** The cabin seen from between the front seats: right-hand drive, dashboard, screen, selector. */
import { mix } from '../core/paint.ts';
import { makeRng, type Rng } from '../core/rng.ts';
import { Defs, el, fill, group, num, picture, stroke } from '../core/svg.ts';
import { pickMood, type Mood } from '../core/yard.ts';
import { lettering } from '../core/lettering.ts';

interface Trim {
  /** Upper dash, lower dash, seats. */
  upper: string;
  lower: string;
  seat: string;
  /** Decorative strip: light and dark end. */
  strip: [string, string];
}

const TRIMS: Trim[] = [
  { upper: '#22252a', lower: '#2d3136', seat: '#26292e', strip: ['#c9cdd1', '#7b8288'] },
  { upper: '#1d1f22', lower: '#292c30', seat: '#2b2e33', strip: ['#aeb4b9', '#4d5358'] },
  { upper: '#2a2622', lower: '#c3b69e', seat: '#bfb199', strip: ['#7a4a28', '#3e2110'] },
  { upper: '#2b2723', lower: '#b7a78c', seat: '#b3a38a', strip: ['#8a5a33', '#4a2a14'] },
  { upper: '#33363a', lower: '#8e9296', seat: '#7d8286', strip: ['#dfe2e4', '#9da3a8'] },
  { upper: '#1f2124', lower: '#2a2c30', seat: '#5b2228', strip: ['#6f757b', '#2c3034'] },
];

/** Hard-wearing gray of commercial vehicles. */
const PLAIN: Trim = { upper: '#33363a', lower: '#868a8e', seat: '#6d7277', strip: ['#a9aeb2', '#7b8186'] };

/** Rounded rectangle path. */
const slab = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${num(x + r)} ${num(y)}h${num(w - 2 * r)}q${num(r)} 0 ${num(r)} ${num(r)}v${num(h - 2 * r)}q0 ${num(r)} ${num(-r)} ${num(r)}h${num(2 * r - w)}q${num(-r)} 0 ${num(-r)} ${num(-r)}v${num(2 * r - h)}q0 ${num(-r)} ${num(r)} ${num(-r)}z`;

/** What is visible through the windshield. */
function outside(d: Defs, mood: Mood, rng: Rng): string {
  let cars = '';
  for (let x = 40 + rng.range(0, 40); x < 620; x += 92) {
    const c = mix(rng.pick(['#e9ecee', '#b4babf', '#5a626a', '#1c1f23', '#23365a', '#7a1d27']), mood.haze, 0.2);
    cars += fill(`M${num(x)} 158v-16q2-10 9-12l8-14q3-4 8-4h20q5 0 8 4l8 14q7 2 9 12v16z`, c) + fill(`M${num(x + 14)} 132l6-11q2-3 5-3h20q3 0 5 3l6 11z`, '#28323a');
  }
  return (
    fill('M0 0H640V160H0z', d.linear([[0, mood.sky[0]], [1, mood.sky[1]]])) +
    fill('M0 118H640V260H0z', mix(mood.ground[0], mood.haze, 0.35)) +
    group(fill('M0 120q60-18 120-8t140-6 150 4 120-8 120 6v14H0z', mix('#4d6152', mood.haze, 0.5)) + cars, { filter: d.blur(2.4) })
  );
}

function vents(x: number, y: number, w: number, h: number): string {
  let slats = '';
  for (let i = 1; i < 4; i++) slats += `M${num(x + 3)} ${num(y + (h * i) / 4)}h${num(w - 6)}`;
  return fill(slab(x, y, w, h, 6), '#0c0d0f', { stroke: '#6d7379', 'stroke-width': 1.4 }) + stroke(slats, '#4d5358', 2) + stroke(`M${num(x + w / 2)} ${num(y + 3)}v${num(h - 6)}`, '#2a2d31', 3);
}

function screen(d: Defs, rng: Rng): string {
  const lit = rng.chance(0.65);
  let out = fill(slab(232, 190, 152, 94, 8), '#0a0b0d', { stroke: '#3a3f44', 'stroke-width': 1.6 });
  if (!lit) return out + fill('M240 198h136v70H240z', d.linear([[0, '#2c3238'], [1, '#12161a']], 0, 0, 1, 1)) + fill('M240 198h70l-44 70H240z', '#fff', { opacity: 0.06 }) + fill('M250 274h20v4h-20zM280 274h20v4h-20zM316 274h20v4h-20zM346 274h20v4h-20z', '#4d545a');
  // Map with a route.
  const roads = `M240 ${rng.int(206, 216)}L376 ${rng.int(210, 226)}M240 ${rng.int(236, 250)}L376 ${rng.int(240, 256)}M${rng.int(258, 280)} 198L${rng.int(262, 290)} 268M${rng.int(320, 350)} 198L${rng.int(310, 352)} 268`;
  out += fill('M240 198h136v70H240z', '#e8ebe3') + fill(`M${rng.int(296, 316)} 222h40v22h-40z`, '#cfe3c4') + fill('M352 198h24v30q-16-2-24-30z', '#bcd8ee');
  out += stroke(roads, '#fff', 5) + stroke(roads, '#c3c7cc', 0.8) + stroke(`M300 268V246L${rng.int(318, 330)} 232L340 214`, '#2b78d6', 3.4, { 'stroke-linejoin': 'round' });
  out += fill('M300 256l6 12-6-3-6 3z', '#d8232a') + fill('M240 198h136v10H240z', '#20262c', { opacity: 0.85 });
  return out + fill('M250 274h20v4h-20zM280 274h20v4h-20zM316 274h20v4h-20zM346 274h20v4h-20z', '#8d959c');
}

function wheel(d: Defs, leather: string): string {
  const cx = 494;
  const cy = 292;
  const ring = (r: number, y = r * 0.97) => `M${cx - r} ${cy}a${r} ${num(y)} 0 1 0 ${2 * r} 0a${r} ${num(y)} 0 1 0 ${-2 * r} 0z`;
  let out = stroke(ring(98), '#000', 27, { opacity: 0.35, transform: 'translate(0 6)', filter: d.blur(5) });
  out += stroke(ring(98), mix(leather, '#000', 0.55), 25) + stroke(ring(99), d.linear([[0, mix(leather, '#fff', 0.32)], [0.4, leather], [1, mix(leather, '#000', 0.4)]]), 20) + stroke(ring(103), '#fff', 2, { opacity: 0.16 });
  // Spokes and hub.
  const spokes = `M${cx - 94} ${cy - 8}q30-8 50-4l-2 36q-26 4-44-6zM${cx + 94} ${cy - 8}q-30-8-50-4l2 36q26 4 44-6zM${cx - 22} ${cy + 34}h44l8 56q-30 10-60 0z`;
  out += fill(spokes, d.linear([[0, '#3f444a'], [1, '#1b1e21']]), { stroke: '#0d0e10', 'stroke-width': 1 });
  out += fill(`M${cx - 50} ${cy - 16}q50-24 100 0q8 40-12 58q-38 16-76 0q-20-18-12-58z`, d.linear([[0, mix(leather, '#fff', 0.22)], [0.5, leather], [1, mix(leather, '#000', 0.35)]]), { stroke: '#0b0c0e', 'stroke-width': 1.6 });
  out += el('ellipse', { cx, cy: cy + 12, rx: 17, ry: 11, fill: d.linear([[0, '#f4f6f7'], [0.5, '#8b9298'], [1, '#d7dbde']]), stroke: '#2b2f33' });
  for (const s of [-1, 1]) out += fill(slab(cx + s * 70 - 12, cy + 2, 24, 20, 5), '#14171a', { stroke: '#5c6268', 'stroke-width': 1 }) + stroke(`M${cx + s * 70 - 6} ${cy + 12}h12M${cx + s * 70} ${cy + 6}v12`, '#aeb4b9', 1.3);
  return out;
}

/** Small instruments behind the wheel. */
function cluster(d: Defs, manual: boolean): string {
  let out = fill('M404 214q6-40 90-42t92 40l-4 34H408z', '#08090a', { stroke: '#33383d', 'stroke-width': 2 });
  for (const [cx, hand] of [[454, -50], [534, -60]] as const) {
    out += el('circle', { cx, cy: 220, r: 31, fill: d.radial([[0, '#16202a'], [1, '#05070a']]), stroke: '#9aa2a8', 'stroke-width': 1.6 });
    out += el('circle', { cx, cy: 220, r: 25, fill: 'none', stroke: '#e8eef2', 'stroke-width': 3, 'stroke-dasharray': '1.4 6.45', opacity: 0.85 });
    out += stroke(`M${cx} 220l${num(23 * Math.sin((hand * Math.PI) / 180))} ${num(23 * Math.cos((hand * Math.PI) / 180))}`, '#ef4a32', 2.2) + el('circle', { cx, cy: 220, r: 4, fill: '#1a1d20' });
  }
  return out + fill(slab(484, 204, 20, 30, 2), '#1b3a4a') + (manual ? '' : lettering('P', 494, 228, 13, '#e9f6ff', 1.5, 'center'));
}

type Selector = 'floor' | 'dash' | 'manual' | 'column';

function selector(d: Defs, kind: Selector, trim: Trim): string {
  const plate = fill('M262 392h92l16 88H246z', d.linear([[0, '#3a3f44'], [1, '#17191c']]));
  const boot = (top: number) => fill(`M284 452q4-30 ${308 - 284 - 8} -40h16q12 10 16 40z`, '#15171a') + stroke(`M308 ${top + 26}v34`, '#b8bec3', 6);
  if (kind === 'manual') return plate + boot(372) + el('circle', { cx: 308, cy: 384, r: 17, fill: d.radial([[0, '#6b7177'], [1, '#101214']], 0.4, 0.3, 0.7) }) + stroke('M301 378v12M308 378v12M315 378v6M301 384h14', '#e8ebed', 1.4);
  if (kind === 'dash' || kind === 'column') return fill('M272 352h64l8 58h-80z', d.linear([[0, '#33383d'], [1, '#191c1f']])) + stroke('M318 364v36', '#0c0d0f', 8) + fill(slab(306, 366, 24, 20, 6), d.linear([[0, '#c9ced2'], [0.4, '#3d4247'], [1, '#16181b']])) + lettering('P', 292, 376, 9, '#ef5a46', 1.3) + lettering('R', 292, 390, 9, '#c9ced2', 1.1) + lettering('D', 292, 404, 9, '#c9ced2', 1.1);
  return plate + stroke('M286 420v44', '#08090a', 8, { 'stroke-linecap': 'round' }) + fill('M272 426q2-34 14-36h12q12 2 14 36q-20 8-40 0z', d.linear([[0, '#4b5157'], [0.5, '#23272b'], [1, '#0f1113']]), { stroke: '#9aa1a7', 'stroke-width': 1.2 }) + lettering('P', 334, 424, 10, '#ef5a46', 1.4) + lettering('R', 334, 440, 10, '#c9ced2', 1.1) + lettering('N', 334, 456, 10, '#c9ced2', 1.1) + lettering('D', 334, 472, 10, '#c9ced2', 1.1) + fill('M376 430h4v50h-4z', trim.strip[0], { opacity: 0.4 });
}

export interface InteriorOptions {
  seed: string;
  idPrefix: string;
  title: string;
  selector: Selector;
  /** Commercial vehicles get a plain dashboard. */
  plain?: boolean;
}

export function drawInterior(o: InteriorOptions): string {
  const d = new Defs(o.idPrefix);
  const mood = pickMood(makeRng(o.seed + '/yard'));
  const rng = makeRng(o.seed + '/cabin');
  const t = o.plain ? PLAIN : rng.pick(TRIMS);
  const up = (k: number) => mix(t.upper, k > 0 ? '#ffffff' : '#000000', Math.abs(k));
  const low = (k: number) => mix(t.lower, k > 0 ? '#ffffff' : '#000000', Math.abs(k));
  let b = outside(d, mood, rng);
  // Roof lining, pillars, visors, mirror.
  b += fill('M0 0H640V26Q320 6 0 26z', '#b9b5ad') + fill('M0 0H640V18Q320 0 0 18z', '#8f8b84');
  b += fill('M0 0h36Q60 90 106 176L0 226z', d.linear([[0, '#a8a49c'], [1, '#6f6b65']], 0, 0, 1, 0)) + fill('M640 0h-36Q580 90 534 176L640 226z', d.linear([[0, '#6f6b65'], [1, '#a8a49c']], 0, 0, 1, 0));
  b += fill(slab(92, 10, 168, 30, 9), '#c9c5bd', { stroke: '#98948c' }) + fill(slab(386, 10, 168, 30, 9), '#c9c5bd', { stroke: '#98948c' });
  b += stroke('M320 8v26', '#2b2e31', 6) + fill(slab(270, 30, 100, 30, 10), '#1a1c1f') + fill(slab(275, 34, 90, 22, 7), d.linear([[0, mix(mood.sky[0], '#444444', 0.4)], [1, '#4a4f54']]));
  // Upper dash, reflection at the base of the windshield.
  b += fill('M92 172Q320 136 548 172L640 214V480H0V214z', d.linear([[0, up(0.16)], [0.2, t.upper], [1, up(-0.3)]]));
  b += stroke('M92 173Q320 137 548 173', '#fff', 1.6, { opacity: 0.25 });
  // Lower dash, strip, glovebox.
  b += fill('M0 286Q120 262 232 266H384Q520 262 640 286V480H0z', d.linear([[0, low(0.1)], [0.5, t.lower], [1, low(-0.45)]]));
  b += fill('M0 262Q120 238 228 244V264Q120 258 0 284zM388 244Q520 238 640 262V284Q520 258 388 264z', d.linear([[0, t.strip[0]], [1, t.strip[1]]])) + stroke('M0 262Q120 238 228 244M388 244Q520 238 640 262', '#fff', 1, { opacity: 0.5 });
  b += stroke('M34 302Q120 286 218 292L214 372Q120 374 52 388z', '#000', 1.5, { opacity: 0.5 }) + fill(slab(120, 300, 40, 8, 4), low(-0.3));
  // Passenger airbag seam, vents.
  b += stroke('M70 214Q150 186 222 182', '#000', 1.1, { opacity: 0.35 }) + vents(26, 222, 56, 28) + vents(592, 226, 40, 26);
  // Center stack.
  b += fill('M224 178Q308 166 392 178L400 392H216z', d.linear([[0, up(0.1)], [1, up(-0.35)]]), { stroke: '#0a0b0c', 'stroke-opacity': 0.5 });
  b += o.plain
    ? fill(slab(236, 204, 144, 44, 5), '#101214', { stroke: '#4d5358' }) + fill('M258 212h100v16H258z', '#23343a') + lettering('12-30', 308, 226, 11, '#8fe0c8', 1.2, 'center') + fill('M246 236h124v6H246z', '#3a3f44')
    : screen(d, rng);
  b += o.plain ? vents(238, 258, 66, 24) + vents(314, 258, 66, 24) : '';
  b += fill(slab(236, 296, 144, 40, 6), '#15181b', { stroke: '#3a3f44' });
  for (const x of [260, 308, 356]) b += el('circle', { cx: x, cy: 316, r: 14, fill: d.radial([[0, '#565c62'], [0.75, '#23272b'], [1, '#0e1012']]), stroke: '#8a9197', 'stroke-width': 1 }) + stroke(`M${x} 305v6`, '#f0f2f3', 1.8);
  b += o.selector === 'dash' ? '' : fill(slab(284, 344, 48, 16, 4), '#0c0d0f') + stroke('M290 352h36', '#3f454a', 2);
  // Seat cushions at the lower corners, console.
  const seat = d.linear([[0, mix(t.seat, '#fff', 0.14)], [1, mix(t.seat, '#000', 0.4)]]);
  b += fill('M0 418Q90 392 214 424L226 480H0zM640 418Q550 392 402 424L390 480H640z', seat) + stroke('M0 434Q90 408 212 440M640 434Q550 408 404 440', '#fff', 1.2, { opacity: 0.22, 'stroke-dasharray': '4 3' });
  b += fill('M232 392h152l18 88H216z', up(-0.2));
  b += cluster(d, o.selector === 'manual') + selector(d, o.selector, t) + wheel(d, up(0.04));
  // Soft light from the windshield.
  b += fill('M0 0H640V480H0z', d.radial([[0, '#fff', 0.1], [0.6, '#000', 0], [1, '#000', 0.38]], 0.5, 0.35, 0.75));
  return picture(d.drain() + b, o.title);
}
