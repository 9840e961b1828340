/** Forklift and farm tractor. */
import { PAINTS, shade } from '../core/paint.ts';
import { wire } from '../core/solid.ts';
import type { P2, V3 } from '../core/vec.ts';
import { block, IRON, pin, quad, ram, seat, sidePatch, slice, STEEL, tire, type Site } from './parts.ts';

const steering = (s: Site, x: number, y: number, z: number): string => {
  const ring: V3[] = Array.from({ length: 19 }, (_, i): V3 => {
    const a = (i / 18) * 2 * Math.PI;
    return [x + 0.1 * Math.sin(a), y + 0.17 * Math.cos(a), z + 0.13 * Math.sin(a)];
  });
  return wire([[x - 0.16, y, z - 0.35], [x, y, z]], s.cam, '#1b1d20', 4) + wire(ring, s.cam, '#0f1113', 3.4);
};

export function forklift(s: Site): string {
  const far = s.near >= 0 ? -1 : 1;
  const front = (side: number) => tire(s, [-0.72, side * 0.54, 0.34], 0.34, 0.22, s.ramp, 'plain');
  const rear = (side: number) => tire(s, [0.82, side * 0.5, 0.27], 0.27, 0.18, s.ramp, 'plain');
  let out = front(far) + rear(far);
  out += block(s, -0.95, 0.5, -0.42, 0.42, 0.2, 0.5, IRON);
  const body: P2[] = [[-0.55, 0.42], [0.3, 0.3], [1.12, 0.3], [1.2, 0.5], [1.18, 0.98], [1.02, 1.12], [0.1, 1.1], [0.02, 0.62], [-0.5, 0.56]];
  const guardPost = (side: number) => slice(s, [[-0.52, 0.56], [-0.44, 0.56], [-0.2, 2.12], [-0.3, 2.12]], side * 0.48, side * 0.42, IRON) + slice(s, [[0.92, 1.05], [1.0, 1.05], [0.9, 2.12], [0.82, 2.12]], side * 0.48, side * 0.42, IRON);
  out += guardPost(far) + slice(s, body, -0.5, 0.5);
  const y = -far * 0.504;
  out += sidePatch(s, [[0.5, 0.32], [1.12, 0.32], [1.19, 0.5], [1.17, 0.94], [0.56, 0.94]], y, shade(PAINTS.gunmetal.ramp, 0.34), { opacity: 0.95 });
  out += sidePatch(s, [[0.14, 0.66], [0.48, 0.6], [0.5, 1.02], [0.16, 1.02]], y, shade(s.ramp, 0.46), { stroke: shade(s.ramp, 0.14), 'stroke-width': 1 });
  out += block(s, -0.6, -0.42, -0.4, 0.4, 0.5, 1.02) + seat(s, 0.36, 0, 1.08) + steering(s, -0.22, 0, 1.32);
  // Overhead guard.
  const roof = block(s, -0.34, 0.94, -0.5, 0.5, 2.1, 2.17, IRON) + wire([[0.3, -0.5, 2.18], [0.3, 0.5, 2.18]], s.cam, '#4d5358', 1.6) + wire([[0, -0.5, 2.18], [0, 0.5, 2.18]], s.cam, '#4d5358', 1.6);
  // Mast, carriage, forks.
  const rail = (side: number) => block(s, -1.06, -0.94, side * 0.38, side * 0.28, 0.1, 2.14, IRON);
  const cross = block(s, -1.04, -0.96, -0.38, 0.38, 2.06, 2.14, IRON) + block(s, -1.04, -0.96, -0.38, 0.38, 1.1, 1.18, IRON);
  const carriage = block(s, -1.16, -1.1, -0.5, 0.5, 0.34, 0.42, STEEL) + block(s, -1.16, -1.1, -0.5, 0.5, 0.66, 0.74, STEEL);
  const bars = [-0.48, -0.24, 0, 0.24, 0.48].map((q) => wire([[-1.12, q, 0.74], [-1.12, q, 1.24]], s.cam, '#2a2e32', 2.6)).join('') + wire([[-1.12, -0.48, 1.24], [-1.12, 0.48, 1.24]], s.cam, '#2a2e32', 3);
  const fork = (q: number) => slice(s, [[-1.2, 0.76], [-1.2, 0.1], [-2.22, 0.05], [-2.22, 0.07], [-1.15, 0.14], [-1.14, 0.76]], q - 0.055, q + 0.055, STEEL);
  const mast = rail(far) + ram(s, [-0.99, 0.3], [-0.99, 1.7], 0, 8, 0.5) + cross + rail(-far) + wire([[-1.02, -0.12, 0.6], [-1.02, -0.12, 2.0]], s.cam, '#6b6452', 2.4) + wire([[-1.02, 0.12, 0.6], [-1.02, 0.12, 2.0]], s.cam, '#6b6452', 2.4) + carriage + bars + fork(far * 0.28) + fork(-far * 0.28);
  const lamps = [-0.4, 0.4].map((q) => quad(s, [[-0.36, q - 0.07, 1.9], [-0.36, q + 0.07, 1.9], [-0.36, q + 0.07, 2.03], [-0.36, q - 0.07, 2.03]], [-1, 0, 0], '#f6f4e4', { stroke: '#15171a', 'stroke-width': 1.4 })).join('');
  return out + guardPost(-far) + roof + rear(-far) + (s.headOn ? lamps + front(-far) + mast : mast + lamps + front(-far)) + pin(s, -0.98, 0.36, -far * 0.39, 0.05);
}

export function tractor(s: Site): string {
  const far = s.near >= 0 ? -1 : 1;
  const rimRamp = PAINTS.beige.ramp;
  const rear = (side: number) => tire(s, [1.1, side * 0.86, 0.7], 0.7, 0.36, rimRamp, 'bar');
  const front = (side: number) => tire(s, [-0.95, side * 0.68, 0.42], 0.42, 0.24, rimRamp, 'bar');
  let out = rear(far) + front(far) + block(s, -1.3, 1.4, -0.2, 0.2, 0.46, 0.86, IRON) + block(s, -1.05, -0.85, -0.5, 0.5, 0.36, 0.48, IRON);
  // Rotary tiller behind.
  out += slice(s, [[1.7, 0.5], [2.3, 0.62], [2.5, 0.4], [2.46, 0.16], [1.75, 0.2]], -0.85, 0.85, STEEL) + wire([[1.3, 0.3, 0.9], [1.9, 0.3, 0.6]], s.cam, '#202326', 4) + wire([[1.3, -0.3, 0.9], [1.9, -0.3, 0.6]], s.cam, '#202326', 4);
  const hood: P2[] = [[-1.42, 0.74], [0.1, 0.8], [0.1, 1.38], [-1.1, 1.3], [-1.38, 1.18]];
  out += slice(s, hood, -0.29, 0.29);
  const y = -far * 0.293;
  out += sidePatch(s, [[-1.3, 0.8], [0.0, 0.84], [0.0, 1.06], [-1.3, 1.0]], y, '#1a1c1f') + sidePatch(s, [[-1.0, 1.1], [0.02, 1.15], [0.02, 1.2], [-1.0, 1.15]], y, '#f3f3ee', { opacity: 0.9 });
  for (let i = 0; i < 7; i++) out += sidePatch(s, [[-1.2 + i * 0.1, 0.84], [-1.15 + i * 0.1, 0.84], [-1.15 + i * 0.1, 0.98], [-1.2 + i * 0.1, 0.98]], y * 1.01, '#4d5358');
  const lamp = (q: number) => quad(s, [[-1.425, q - 0.09, 1.0], [-1.425, q + 0.09, 1.0], [-1.4, q + 0.09, 1.12], [-1.4, q - 0.09, 1.12]], [-1, 0, 0.1], '#eef4f8', { stroke: '#15171a', 'stroke-width': 1.4 });
  out += lamp(0.16) + lamp(-0.16) + quad(s, [[-1.425, -0.22, 0.78], [-1.425, 0.22, 0.78], [-1.425, 0.22, 0.96], [-1.425, -0.22, 0.96]], [-1, 0, 0], '#121416');
  out += block(s, -0.6, -0.52, -0.2, -0.12, 1.3, 2.0, IRON) + block(s, -1.62, -1.42, -0.3, 0.3, 0.5, 0.78, STEEL);
  // Platform, fenders, seat, roll bar.
  const fender = (side: number) => slice(s, [[0.36, 0.9], [0.42, 1.3], [0.78, 1.52], [1.4, 1.52], [1.8, 1.24], [1.74, 1.18], [1.36, 1.44], [0.82, 1.44], [0.5, 1.24], [0.44, 0.9]], side * 0.9, side * 0.46);
  out += block(s, 0.05, 1.0, -0.5, 0.5, 0.66, 0.72, IRON) + fender(far) + slice(s, [[0.0, 0.72], [0.2, 0.72], [0.12, 1.42], [-0.04, 1.42]], -0.24, 0.24, IRON) + seat(s, 1.0, 0, 1.0) + steering(s, 0.34, 0, 1.5);
  const bar = (side: number) => block(s, 1.42, 1.52, side * 0.5, side * 0.42, 0.9, 2.3, IRON);
  out += bar(far) + block(s, 1.42, 1.52, -0.5, 0.5, 2.24, 2.34, IRON) + bar(-far);
  const sign = sidePatch(s, [[1.3, 1.56], [1.42, 1.56], [1.42, 1.66], [1.3, 1.66]], -far * 0.9, '#e8841c', { stroke: '#15171a', 'stroke-width': 1 });
  return out + fender(-far) + sign + (s.headOn ? rear(-far) + front(-far) : rear(-far) + front(-far));
}
