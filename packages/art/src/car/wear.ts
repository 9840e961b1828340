/** Small marks of use on the near side and the bumpers: scratches, dents. */
import { shade } from '../core/paint.ts';
import { makeRng } from '../core/rng.ts';
import { el, line, num, stroke } from '../core/svg.ts';
import { lerp, type P2 } from '../core/vec.ts';
import { outward, type CarScene, type Map3 } from './scene.ts';
import { flank } from './trim.ts';

/** `level` is how many marks; if left out, most lots have none or one. */
export function drawWear(s: CarScene, seed: string, level?: number): string {
  const rng = makeRng(seed + '/wear');
  const count = Math.min(4, level ?? rng.pick([0, 0, 0, 1, 1, 2, 3]));
  const { spec, shape, cam } = s;
  let out = '';
  for (let i = 0; i < count; i++) {
    // Positions belong to the lot, not the view, so a mark stays where it is.
    const side = rng.chance(0.5) ? 1 : -1;
    const x = lerp(spec.axle + 0.3, Math.min(spec.length - 0.25, spec.axle + spec.wheelbase - 0.5), rng.next());
    const z = lerp(shape.bottom(x) + 0.2, shape.shoulder(x) - 0.2, rng.next());
    const scratch = rng.chance(0.6);
    const len = rng.range(0.12, 0.4);
    const lean = rng.range(-0.05, 0.05);
    const map: Map3 = flank(s, side);
    const p = map(x, z);
    if (!cam.faces(p, outward(s, map, x, z)) || s.headOn) continue;
    if (scratch) {
      for (let k = 0; k < 3; k++) {
        const pts: P2[] = [0, 0.5, 1].map((t) => cam.to(map(x + len * (t + k * 0.08), z + lean * t + k * 0.012 + (t === 0.5 ? 0.004 : 0))));
        out += stroke(line(pts, false, 0), k === 1 ? shade(s.ramp, 0.05) : '#f4f6f7', 0.8, { opacity: k === 1 ? 0.4 : 0.6 });
      }
    } else {
      const [cx, cy] = cam.to(p);
      const r = cam.pxAt(cam.depth(p)) * rng.range(0.04, 0.075);
      out += el('ellipse', { cx: num(cx), cy: num(cy), rx: num(r), ry: num(r * 0.8), fill: s.defs.radial([[0, shade(s.ramp, 0.12), 0.42], [0.55, shade(s.ramp, 0.2), 0.22], [0.75, shade(s.ramp, 0.9), 0.28], [1, shade(s.ramp, 0.7), 0]], 0.45, 0.4, 0.55) });
    }
  }
  return out;
}
