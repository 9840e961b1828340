/** Lot-number paper behind the windshield. */
import { fill, line, shape, stroke } from '../core/svg.ts';
import { letterStrokes } from '../core/digits.ts';
import { lerp } from '../core/vec.ts';
import { trace, type CarScene, type Map3 } from './scene.ts';
import type { Uv } from './spec.ts';

export function drawSticker(s: CarScene): string {
  const sh = s.shape;
  // u is the fraction of the half width, negative on the car's right.
  const map: Map3 = (u, t) => sh.cabin(Math.sign(u) * sh.cabinAngle(Math.abs(u)), t);
  const [from, to, low, high] = [-0.66, 0.02, 0.06, 0.31];
  const quad: Uv[] = [[from, low], [to, low], [to, high], [from, high]];
  const paper = trace(s, map, quad, { step: 0.2 });
  if (paper.length < 4) return '';
  const { strokes, width } = letterStrokes(s.lot);
  const d = strokes
    .map((g) => line(g.map(([x, y]) => s.cam.to(map(lerp(from, to, 0.08 + (0.84 * x) / width), lerp(low, high, 0.1 + (y / 1.7) * 0.64))))))
    .join('');
  const band = trace(s, map, [[from, high - 0.045], [to, high - 0.045], [to, high], [from, high]], { step: 0.2 });
  return fill(shape(paper), '#fbfbf7') + fill(shape(band), '#d0222a') + stroke(d, '#16181a', 1.3);
}
