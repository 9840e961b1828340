import type { RimStyle } from './rim-style.ts'
/** Wheels: tire, rim designs, wheel arches. */
import { fill, group, line, num, shape, stroke, el } from '../core/svg.ts';
import { hull, type P2, type V3 } from '../core/vec.ts';
import { steps, trace, type CarScene, type Map3 } from './scene.ts';

const polar = (r: number, a: number): P2 => [r * Math.cos(a), r * Math.sin(a)];
const ring = (r: number): string => `M${num(r)} 0A${num(r)} ${num(r)} 0 1 1 ${num(-r)} 0A${num(r)} ${num(r)} 0 1 1 ${num(r)} 0z`;

/** One spoke as a polygon: half widths at hub and rim, twisted by `lean`. */
function spoke(at: number, hub: number, rim: number, r0: number, r1: number, lean = 0): string {
  return shape([polar(r0, at - hub), polar(r1, at + lean - rim), polar(r1, at + lean + rim), polar(r0, at + hub)], 0);
}

function spokes(style: RimStyle, rim: number): string {
  const many = (n: number, f: (a: number) => string) => steps(0, Math.PI * 2, n).slice(0, n).map(f).join('');
  const r = rim - 3;
  switch (style) {
    case 'five':
      return many(5, (a) => spoke(a + 0.31, 0.5, 0.17, 13, r));
    case 'six':
      return many(6, (a) => spoke(a, 0.44, 0.2, 13, r));
    case 'ten':
      return many(10, (a) => spoke(a, 0.26, 0.075, 14, r));
    case 'twin':
      return many(5, (a) => spoke(a - 0.15, 0.24, 0.06, 14, r, -0.06) + spoke(a + 0.15, 0.24, 0.06, 14, r, 0.06));
    case 'mesh':
      return many(9, (a) => spoke(a, 0.16, 0.035, 14, r, 0.3) + spoke(a, 0.16, 0.035, 14, r, -0.3));
    case 'turbine':
      return many(14, (a) => spoke(a, 0.16, 0.1, 16, r, 0.3));
    default:
      return '';
  }
}

/** The wheel seen straight on, tire radius 100, y up. */
function wheelSymbol(s: CarScene, style: RimStyle, dark: boolean): string {
  const d = s.defs;
  const rim = (s.spec.rim / s.spec.tire) * 100;
  const metal = dark
    ? d.linear([[0, '#23262a'], [0.5, '#3d4247'], [1, '#71787f']], 0.2, 0, 0.8, 1)
    : d.linear([[0, '#8b9299'], [0.45, '#c3c8cc'], [1, '#f4f6f7']], 0.2, 0, 0.8, 1);
  const tire = d.radial([[0.6, '#0e0f10'], [0.86, '#232527'], [0.95, '#2c2e31'], [1, '#151617']]);
  let b = fill(ring(100), tire) + stroke(ring(rim + 12), '#3a3d40', 1.2, { opacity: 0.7 });
  b += fill(ring(rim + 1.5), dark ? '#3a3f44' : '#9aa1a7') + fill(ring(rim - 2), d.radial([[0, '#0b0c0d'], [0.75, '#191b1d'], [1, '#33383c']]));
  if (style === 'steel') {
    b += fill(ring(rim - 3), d.linear([[0, '#3d4246'], [1, '#90969b']])) + stroke(ring(rim * 0.82), '#2a2d30', 2);
    b += steps(0, Math.PI * 2, 8).slice(0, 8).map((a) => { const [x, y] = polar(rim * 0.66, a); return el('circle', { cx: x, cy: y, r: 5.2, fill: '#0d0e0f' }); }).join('');
    b += fill(ring(rim * 0.4), '#5d6368') + fill(ring(rim * 0.26), d.radial([[0, '#b9bec2'], [1, '#6b7176']]));
    return b;
  }
  if (style === 'cover') {
    b += fill(ring(rim - 2), d.linear([[0, '#9ea4a9'], [1, '#e6e9eb']], 0.2, 0, 0.8, 1));
    b += steps(0, Math.PI * 2, 7).slice(0, 7).map((a) => fill(spoke(a, 0.1, 0.27, rim * 0.45, rim * 0.86), '#1b1d1f')).join('');
    b += fill(ring(rim * 0.3), d.radial([[0, '#eef0f1'], [1, '#a7adb2']])) + stroke(ring(rim * 0.3), '#7d8388', 1);
    return b;
  }
  b += fill(ring(rim * 0.7), d.radial([[0.3, '#383c40'], [0.55, '#8d9297'], [0.9, '#6d7277'], [1, '#3b3f43']]));
  const sp = spokes(style, rim);
  b += fill(sp, '#07080a', { transform: 'translate(1.6 -2)' }) + fill(sp, metal, dark ? {} : { stroke: '#6f767c', 'stroke-width': 0.7 });
  b += fill(ring(19), metal) + fill(ring(8.5), d.radial([[0, '#5a6066'], [1, '#23272b']]));
  b += steps(0, Math.PI * 2, 5).slice(0, 5).map((a) => { const [x, y] = polar(13.6, a + 0.6); return el('circle', { cx: x, cy: y, r: 1.9, fill: '#2b2f33' }); }).join('');
  return b + stroke(ring(rim - 0.5), dark ? '#8a9198' : '#eef1f3', 1.6);
}

const circle = (c: V3, r: number, n = 24): V3[] => steps(0, Math.PI * 2, n).slice(0, n).map((a): V3 => [c[0] + r * Math.cos(a), c[1], c[2] + r * Math.sin(a)]);

/** Outer face of a wheel on the given side. */
function hubAt(s: CarScene, axleX: number, side: number): V3 {
  const r = s.spec.tire;
  const out = axleX > s.spec.length ? s.spec.width / 2 - 0.07 : s.shape.side(axleX, s.shape.bottom(axleX) + 0.2)[1] - 0.015;
  return [axleX, side * out, r];
}
const axles = (s: CarScene): number[] => [s.spec.axle, s.spec.axle + s.spec.wheelbase];

/** Tires as dark rolls, drawn before the body; they show below and inside it. */
export function drawTireRolls(s: CarScene): string {
  let out = '';
  for (const x of axles(s))
    for (const side of [1, -1]) {
      const c = hubAt(s, x, side);
      if (side === s.near && !s.headOn) continue;
      const inner: V3 = [c[0], c[1] - side * 0.21, c[2]];
      const pts = hull([...circle(c, s.spec.tire), ...circle(inner, s.spec.tire)].map(s.cam.to));
      out += fill(shape(pts, 0.4), '#141517');
    }
  return out;
}

/** Dark arch openings with a lit lip, and the near wheels inside them. */
export function drawWheels(s: CarScene, style: RimStyle, dark: boolean): string {
  const { cam, shape: sh, spec, defs } = s;
  let out = '';
  let symbol = '';
  for (const x of axles(s))
    for (const side of [1, -1]) {
      const c = hubAt(s, x, side);
      if (!cam.faces(c, [0, side, 0])) continue;
      const map: Map3 = (u, v) => {
        const p = sh.side(u, v);
        return [p[0], p[1] * side, p[2]];
      };
      const around = (r: number, from: number, to: number): [number, number][] =>
        steps(from, to, 18).map((a) => [x - r * Math.cos(a), Math.max(sh.bottom(x) - 0.01, spec.tire + r * Math.sin(a))]);
      const opening = trace(s, map, around(spec.arch, -0.5, Math.PI + 0.5), { step: 9, all: true });
      const bare = x > spec.length;
      const d = bare ? '' : shape(opening, 0.15);
      if (bare) {
        // Truck rear wheel: hangs free below the load.
      } else if (spec.cladding) {
        const lip = trace(s, map, around(spec.arch + 0.06, -0.4, Math.PI + 0.4), { step: 9, all: true });
        out += fill(shape(lip, 0.15), '#1c1e20') + stroke(line(lip, false, 0.15), '#4a4e52', 0.8, { opacity: 0.7 });
      } else {
        const lip = trace(s, map, around(spec.arch + 0.022, 0, Math.PI), { step: 9, all: true, closed: false });
        out += stroke(line(lip, false, 0.2), '#fff', 1.3, { opacity: 0.2 });
      }
      out += fill(d, '#08090a');
      // The wheel shows through the opening and below the body.
      const low = around(spec.arch, -0.5, Math.PI + 0.5);
      const skirt: P2[] = [opening[0]!, cam.to([low[0]![0] - 0.1, c[1], -0.15]), cam.to([low[low.length - 1]![0] + 0.1, c[1], -0.15]), opening[opening.length - 1]!];
      const mid = cam.to(c);
      const ex = cam.to([c[0] + spec.tire, c[1], c[2]]);
      const ez = cam.to([c[0], c[1], c[2] + spec.tire]);
      const m = [ex[0] - mid[0], ex[1] - mid[1], ez[0] - mid[0], ez[1] - mid[1]].map((v) => +(v / 100).toFixed(4));
      if (Math.abs(m[0]!) < 0.03) continue;
      symbol ||= defs.symbol(wheelSymbol(s, style, dark));
      const inner: V3 = [c[0], c[1] - side * 0.21, c[2]];
      const roll = shape(hull([...circle(c, spec.tire), ...circle(inner, spec.tire)].map(cam.to)));
      const wheel = (
        fill(roll, '#131415') + el('use', { 'xlink:href': '#' + symbol, transform: `matrix(${m.join(' ')} ${num(mid[0])} ${num(mid[1])})` })
      );
      out += bare ? wheel : group(wheel, { 'clip-path': defs.clip(d, shape(skirt)) });
    }
  return out;
}
