/** Motorcycles from the front, and a close-up of the engine. Drawn as a left half, mirrored. */
import { el, fill, group, num, smooth, stroke } from '../core/svg.ts';
import { lettering } from '../core/lettering.ts';
import { black, CHROME, cover, finned, metal, panel, tube, type BikeScene } from './parts.ts';
import type { BikeBody } from './bike-body.ts'
import type { P2 } from '../core/vec.ts';

/** Completes a left half outline (ending on the center line). */
const both = (half: P2[]): P2[] => [...half, ...half.map(([x, y]): P2 => [640 - x, y]).reverse()];

function frontTire(s: BikeScene, w: number, top: number, bottom: number, knobbly = false): string {
  const x = 320 - w / 2;
  let out = fill(`M${num(x)} ${num(top + w / 2)}q0-${num(w / 2)} ${num(w / 2)}-${num(w / 2)}t${num(w / 2)} ${num(w / 2)}V${num(bottom - w * 0.4)}q0 ${num(w * 0.4)}-${num(w / 2)} ${num(w * 0.4)}t-${num(w / 2)}-${num(w * 0.4)}z`, s.d.linear([[0, '#0e0f10'], [0.3, '#303336'], [0.5, '#3a3d41'], [0.7, '#303336'], [1, '#0c0d0e']], 0, 0, 1, 0));
  let tread = '';
  for (let y = top + 20; y < bottom - 6; y += knobbly ? 12 : 18) tread += `M${num(320 - w * 0.34)} ${num(y + 7)}L320 ${num(y)}L${num(320 + w * 0.34)} ${num(y + 7)}`;
  out += stroke(tread, '#0a0b0c', knobbly ? 5 : 1.8, { opacity: 0.8 });
  return out;
}

export function bikeFront(s: BikeScene, body: BikeBody): string {
  const wide = body === 'cruiser' ? 54 : body === 'offroad' ? 34 : body === 'scooter' ? 40 : 46;
  const gap = wide / 2 + 17;
  const high = body === 'offroad' ? 0 : 12;
  let b = '';
  const pair = (half: string) => half + group(half, { transform: 'matrix(-1 0 0 1 640 0)' });
  // Rear tire and engine sides behind the fork.
  b += frontTire(s, wide * 1.35, 300, 404);
  if (body !== 'scooter') b += pair(metal(s, [[248, 262], [296, 250], [310, 330], [300, 362], [262, 350], [242, 306]], false, true) + cover(s, 258, 312, 22, body === 'cruiser') + black(s, [[206, 336], [250, 330], [252, 340], [208, 346]], true));
  if (body === 'naked' || body === 'sport') b += black(s, [[276, 232], [364, 232], [358, 306], [282, 306]], true) + stroke('M284 246h72M284 260h72M284 274h72M284 288h72', '#565d63', 1.4, { opacity: 0.7 });
  b += frontTire(s, wide, 244, 408, body === 'offroad');
  b += pair(metal(s, [[320 - gap - 14, 318], [320 - gap - 5, 318], [320 - gap - 5, 372], [320 - gap - 14, 372]], true) + tube(`M${num(320 - gap)} 170V352`, 13, s.fork) + tube(`M${num(320 - gap)} 236V296`, 9, '#cdd2d6', 0.8) + el('circle', { cx: num(320 - gap), cy: 348, r: 11, fill: '#2a2d31', stroke: '#9aa1a7' }));
  const guard: P2[] = body === 'offroad' ? [[296, 196], [290, 236], [298, 262], [320, 268]] : [[320 - wide * 0.72, 300], [320 - wide * 0.74, 262], [320 - wide * 0.5, 238], [320, 230]];
  b += body === 'offroad' ? panel(s, [[290, 214], [300, 196], [340, 196], [350, 214], [344, 268], [320, 278], [296, 268]]) : panel(s, both(guard));
  // Shoulders of the tank or body.
  if (body !== 'scooter') b += panel(s, both([[262, 230], [250, 190], [272, 160], [320, 150]]), { dark: 0.12 });
  // Bars, grips, mirrors, signals.
  const barY = 150 - high;
  const bar = body === 'sport' ? `M306 176L262 180L226 190` : body === 'cruiser' ? `M306 150Q270 ${barY - 26} 216 ${barY + 4}` : `M306 ${barY + 10}L252 ${barY - 8}L204 ${barY}`;
  const gx = body === 'sport' ? 226 : 204;
  const gy = body === 'sport' ? 190 : body === 'cruiser' ? barY + 6 : barY;
  b += pair(tube(bar, 6, '#2a2d31') + tube(`M${gx + 26} ${num(gy - 3)}L${gx - 14} ${num(gy + 2)}`, 11, '#141618', 0.25) + stroke(`M${gx + 30} ${num(gy - 8)}L${gx - 6} ${num(gy - 12)}`, '#8d949a', 3) + stroke(`M${gx + 40} ${num(gy - 6)}L${gx + 18} ${num(gy - 44)}`, '#17191b', 3) + el('ellipse', { cx: gx + 10, cy: num(gy - 50), rx: 25, ry: 14, fill: '#1b1d20' }) + el('ellipse', { cx: gx + 10, cy: num(gy - 53), rx: 21, ry: 8, fill: '#4a5157', opacity: 0.7 }) + el('ellipse', { cx: 246, cy: 216, rx: 13, ry: 8, fill: s.d.radial([[0, '#ffd27a'], [1, '#d9760f']]), stroke: '#17191b' }));
  // Face.
  const lens = s.d.radial([[0, '#ffffff'], [0.45, '#b9c9d4'], [0.8, '#5d6d79'], [1, '#2b343b']], 0.45, 0.35, 0.7);
  if (body === 'sport') {
    b += fill(smooth(both([[276, 160], [286, 118], [320, 104]]), true), s.d.linear([[0, '#dfeaf2', 0.75], [1, '#5d707e', 0.7]]), { stroke: '#1b1e21' });
    b += panel(s, both([[254, 348], [262, 300], [256, 262], [250, 232], [238, 206], [256, 178], [290, 160], [320, 156]]));
    // Cheek openings, central ram-air slot, lamps.
    b += pair(black(s, [[272, 246], [296, 254], [302, 300], [292, 336], [270, 330], [264, 290]]) + stroke('M270 268h26M270 284h28M270 300h28M272 316h22', '#565d63', 1.3, { opacity: 0.6 }));
    b += panel(s, both([[306, 322], [304, 262], [320, 250]])) + black(s, both([[298, 232], [300, 222], [320, 219]])) + black(s, both([[268, 352], [300, 344], [320, 346]]));
    b += pair(fill(smooth([[244, 204], [262, 186], [304, 202], [308, 214], [276, 214], [252, 214]], true), lens, { stroke: '#0c0e10', 'stroke-width': 2 }) + stroke('M252 206L298 208', '#fff', 1.6, { opacity: 0.8 }));
  } else if (body === 'scooter') {
    b += panel(s, both([[320, 364], [286, 352], [258, 300], [248, 232], [262, 190], [320, 176]].reverse() as P2[])) + panel(s, both([[320, 196], [272, 184], [262, 156], [284, 136], [320, 130]].reverse() as P2[]));
    b += fill(smooth(both([[320, 248], [290, 238], [276, 212], [296, 200], [320, 198]].reverse() as P2[]), true), lens, { stroke: '#15181b', 'stroke-width': 2 }) + pair(fill(smooth([[258, 252], [282, 262], [290, 286], [268, 276]], true), s.d.linear([[0, '#ffcf6a'], [1, '#d9760f']]), { stroke: '#15181b' })) + stroke('M296 300Q320 312 344 300M298 318Q320 328 342 318', '#000', 3, { opacity: 0.4 });
    b += fill(smooth(both([[284, 138], [290, 96], [320, 84]]), true), s.d.linear([[0, '#e3eef5', 0.6], [1, '#6d8190', 0.5]]), { stroke: '#2a2e32' });
  } else if (body === 'offroad') {
    b += panel(s, both([[320, 206], [292, 196], [280, 150], [292, 122], [320, 116]].reverse() as P2[])) + fill(smooth(both([[320, 192], [298, 184], [298, 160], [320, 154]].reverse() as P2[]), true), lens, { stroke: '#15181b', 'stroke-width': 2 }) + pair(black(s, [[196, 122], [236, 116], [244, 146], [204, 152]]));
  } else {
    const r = body === 'cruiser' ? 34 : 32;
    b += el('circle', { cx: 320, cy: 196, r: r + 4, fill: s.d.linear(CHROME as [number, string][]) }) + el('circle', { cx: 320, cy: 196, r, fill: lens }) + stroke(`M${320 - r + 6} 196h${2 * r - 12}M320 ${196 - r + 6}v${2 * r - 12}`, '#fff', 1, { opacity: 0.35 });
    b += body === 'naked' ? black(s, both([[296, 160], [302, 136], [320, 132]])) : pair(el('circle', { cx: 268, cy: 206, r: 15, fill: s.d.linear(CHROME as [number, string][]) }) + el('circle', { cx: 268, cy: 206, r: 11.5, fill: lens }));
  }
  return b;
}

/** Engine close-up filling the picture. */
export function engineCloseUp(s: BikeScene, body: BikeBody, lot: string): string {
  const light = body === 'cruiser' || body === 'scooter';
  const big = (t: string) => group(t, { transform: 'translate(-520 -470) scale(2.75)' });
  let b = fill('M0 0H640V480H0z', s.d.linear([[0, '#3a3d41'], [0.5, '#24272a'], [1, '#4d4f52']]));
  let e = '';
  if (body === 'cruiser') e += finned(s, 258, 236, 52, 56, -24) + finned(s, 330, 222, 52, 56, 24);
  else e += finned(s, 268, 216, 70, 62, -10, !light);
  e += metal(s, [[244, 290], [300, 270], [392, 276], [412, 306], [398, 346], [330, 358], [262, 352], [238, 320]], false, !light) + cover(s, 300, 314, 31, light) + cover(s, 372, 310, 22, true);
  e += [0, 1, 2, 3, 4, 5].map((i) => el('circle', { cx: num(300 + 27 * Math.cos(i * 1.05)), cy: num(314 + 27 * Math.sin(i * 1.05)), r: 2, fill: '#15171a', stroke: '#8a9197', 'stroke-width': 0.6 })).join('');
  e += tube('M262 250Q226 262 232 306Q240 352 292 360L360 362', 14, '#9a8468') + tube('M226 168L262 330', 12, '#2d3135') + tube('M228 186L330 214L404 250', 13, '#2d3135') + tube('M340 232Q372 244 380 272', 5, '#111') + tube('M352 224Q392 240 396 268', 3, '#b3302b');
  e += panel(s, [[226, 200], [240, 160], [300, 140], [360, 160], [392, 206], [340, 214], [260, 222]]);
  b += big(e);
  b += fill('M430 400h150v52H430z', '#fbfbf7', { stroke: '#c9ccce' }) + fill('M430 400h150v10H430z', '#d0222a') + lettering(lot, 505, 444, 24, '#16181a', 2.4, 'center');
  return b + fill('M0 0H640V480H0z', s.d.radial([[0.4, '#000', 0], [1, '#000', 0.5]], 0.5, 0.5, 0.75));
}
