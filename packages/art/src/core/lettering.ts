/** Stroke lettering placed flat on the picture. */
import { letterStrokes } from './digits.ts';
import { line, stroke } from './svg.ts';
import type { P2 } from './vec.ts';

/** Text whose baseline starts (or is centered) at (x, y), `size` pixels high. */
export function lettering(text: string, x: number, y: number, size: number, paint: string, weight: number, align: 'left' | 'center' | 'right' = 'left', skew = 0): string {
  const { strokes, width } = letterStrokes(text);
  const k = size / 1.6;
  const x0 = x - (align === 'center' ? (width * k) / 2 : align === 'right' ? width * k : 0);
  const d = strokes.map((g) => line(g.map(([a, b]): P2 => [x0 + (a + b * skew) * k, y - b * k]), false, 0.1, 10)).join('');
  return stroke(d, paint, weight, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
}
