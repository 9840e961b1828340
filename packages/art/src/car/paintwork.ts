/** The painted shell: body skin, hood, trunk, roof and cabin frame. */
import { shadePatches, type Patch, type Shaded } from '../core/mesh.ts';
import { clamp, smoothstep, type V3 } from '../core/vec.ts';
import { steps, type CarScene } from './scene.ts';
import { fieldNormal } from './shape.ts';

/** Distances around half the outline, dense at the corners. */
function outlineSteps(s: CarScene): number[] {
  const { outline, spec } = s.shape;
  const corner = spec.width / 2 + 0.35;
  return [...steps(0, corner, 12), ...steps(corner, outline - corner, 18).slice(1), ...steps(outline - corner, outline, 12).slice(1)];
}

const heights = steps(0, 1, 16);

/** Whether the eye is closer to the nose than to the tail: decides where the wrapped skin has its seam. */
const seesNose = (s: CarScene): boolean => s.cam.eye[0] < s.spec.length / 2;

/** Lower body wrapped all around, plus hood and trunk. */
export function drawBody(s: CarScene): Shaded {
  const { shape: sh, spec, cam } = s;
  const half = outlineSteps(s);
  const whole = sh.outline * 2;
  const rightToo = half.slice(0, -1).reverse();
  const us = seesNose(s) ? [...half.slice(1).reverse().map((a) => -a), ...half] : [...half, ...rightToo.map((a) => whole - a)];
  const skin = (a: number, t: number): V3 => (a > sh.outline ? sh.skin(a - whole, t) : sh.skin(a, t));
  const low = (p: V3) => 0.6 + 0.4 * smoothstep(0.1, 0.6, p[2] / (sh.shoulder(p[0]) || 1));
  const body: Patch = { surface: skin, us, vs: heights, flip: true, weight: low };
  const c = spec.cabin;
  const deck: Patch = {
    surface: (a, v) => {
      const e = sh.skin(a, 1);
      return [e[0], e[1] * v, sh.deck(e[0], v)[2]];
    },
    us: [1e-4, ...half.slice(1, -1), sh.outline - 1e-4],
    vs: steps(-1, 1, 14),
    normal: (p) => fieldNormal(sh.deckZ, [clamp(p[0], sh.deckEnds[0] + 0.09, sh.deckEnds[1] - 0.09), p[1] * 0.97, p[2]]),
    skip: (p) => p[0] > c.base[0] + 0.5 && p[0] < c.base[1] - 0.4 && Math.abs(p[1]) < c.baseWidth * 0.42,
  };
  return shadePatches([body, deck], cam, s.light, s.ramp, s.defs, 2.2, 0.095);
}

/** Cabin frame in body color (with glass on top) and roof. */
export function drawCabin(s: CarScene): Shaded {
  const { shape: sh, cam } = s;
  const angles = steps(0, Math.PI, 22);
  const ts = steps(0, 1, 4);
  const us = seesNose(s) ? steps(-Math.PI, Math.PI, 44) : steps(0, 2 * Math.PI, 44);
  const wrap: Patch = { surface: (a, t) => (a > Math.PI ? sh.cabin(a - 2 * Math.PI, t) : sh.cabin(a, t)), us, vs: ts, flip: true };
  const roof: Patch = {
    surface: (a, v) => {
      const e = sh.cabin(a, 1);
      return sh.roof(e[0], v);
    },
    us: [1e-4, ...angles.slice(1, -1), Math.PI - 1e-4],
    vs: steps(-1, 1, 10),
    normal: (p) => fieldNormal(sh.roofZ, [p[0], p[1] * 0.94, p[2]]),
  };
  const frame = shadePatches([wrap], cam, s.light, s.roofRamp ?? s.ramp, s.defs, 1.6, 0.15);
  const top = shadePatches([roof], cam, s.light, s.roofRamp ?? s.ramp, s.defs, 1.6, 0.1);
  return { svg: frame.svg + top.svg, outline: frame.outline + top.outline };
}
